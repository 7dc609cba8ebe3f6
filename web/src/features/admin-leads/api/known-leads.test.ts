import type { Lead } from '@harbour-haul/domain/leads/lead';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createQueryClient } from '#lib/query-client.ts';
import { sampleLead } from '../testing/leads-api.ts';
import { TRASH } from '../testing/leads-server.ts';
import { forgetLead, keepLeads, knownLeadsOf, newestRows } from './known-leads.ts';

/** What leads 1 to 3 have been, one version after the other. */
const historyOf = (id: number): Lead[] => [
  sampleLead(id),
  sampleLead(id, { version: 2, status: 'contacted', updatedBy: 'sam' }),
  sampleLead(id, { version: 3, status: 'contacted', updatedBy: 'sam', trash: TRASH }),
  sampleLead(id, { version: 4, status: 'completed', updatedBy: 'sam' }),
];
const HISTORY = [1, 2, 3].map(historyOf);

/** An answer of any age: a version of some of the leads, as of a list, a lead or a change. */
const answer = fc
  .subarray(HISTORY, { minLength: 1 })
  .chain((leads) => fc.tuple(...leads.map((versions) => fc.constantFrom(...versions))));

describe('known leads', () => {
  it('the shown version of a lead never falls, in whichever order answers arrive', () => {
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 30 }), (answers) => {
        const client = createQueryClient(() => {});
        const highest = new Map<number, number>();
        for (const leads of answers) {
          keepLeads(client, leads);
          for (const { id, version } of leads) highest.set(id, Math.max(version, highest.get(id) ?? 0));
          const known = knownLeadsOf(client);
          for (const page of answers) {
            for (const shown of newestRows(known, page, {})) {
              expect(shown.version).toBeGreaterThanOrEqual(highest.get(shown.id) ?? 0);
            }
          }
        }
      }),
    );
  });

  it.each([
    ['all', {}, { trashed: false, moved: true }],
    ['new', { status: 'new' }, { trashed: false, moved: false }],
    ['completed', { status: 'completed' }, { trashed: false, moved: true }],
    ['trash', { status: 'trash' }, { trashed: true, moved: false }],
    ['needs reply', { needsReply: 'true' }, { trashed: false, moved: false }],
    ['follow-up due', { followUpDue: 'true' }, { trashed: false, moved: false }],
    ['pickup past', { pickupPast: 'true' }, { trashed: false, moved: false }],
  ])('a lagging list of %s has no lead that has left it', (_name, query, listed) => {
    const client = createQueryClient(() => {});
    const [first, , trashed, moved] = historyOf(1) as [Lead, Lead, Lead, Lead];
    const isListed = (row: Lead) => newestRows(knownLeadsOf(client), [row], query).length > 0;
    keepLeads(client, [trashed]);
    expect(isListed(first)).toBe(listed.trashed);
    keepLeads(client, [moved]);
    expect(isListed(first)).toBe(listed.moved);
    forgetLead(client, 1);
    keepLeads(client, [moved]);
    expect(isListed(moved)).toBe(false);
  });

  it('rows of which nothing newer is known stay the very same', () => {
    const client = createQueryClient(() => {});
    const rows = [sampleLead(1), sampleLead(2)];
    keepLeads(client, rows);
    const known = knownLeadsOf(client);
    keepLeads(client, [sampleLead(1)]);
    expect(knownLeadsOf(client)).toBe(known);
    expect(newestRows(known, rows, { status: 'completed' })).toBe(rows);
  });
});
