import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { awaitsFirstContact } from './awaits-first-contact.ts';
import { changeLead, type LeadPatch } from './change-lead.ts';
import type { Lead } from './lead.ts';
import { LEAD_STATUSES, type LeadStatus } from './lead-status.ts';
import { withCall } from './record-call.ts';
import { createLead } from './submission/create-lead.ts';
import { parseChatSubmission } from './submission/parse-submission.ts';
import { toTrash } from './trash.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const LATER = new Date('2026-11-21T15:20:00.000Z');

const fresh = createLead(
  {
    ...parseChatSubmission({}, new Date(0)),
    name: 'Jane Roe',
    phone: '902-555-0148',
    email: null,
    address: '12 Oak St, Dartmouth',
    junkType: 'yard',
    junkConfidence: null,
    junkClassificationSource: 'user',
    details: null,
    preferredDate: null,
    preferredContactMethod: null,
    photoPath: null,
    additionalPhotos: null,
    chatPhotoPaths: null,
    source: 'form',
    visitorId: null,
    sessionId: null,
  },
  7,
  NOW,
);

describe('changeLead', () => {
  it('takes the hours from a lead that loses its scheduled day', () => {
    const booked = { ...fresh, scheduledDate: '2026-12-01T12:00:00.000Z', scheduledHours: '09:00-11:00' };
    const { lead, changes } = changeLead(booked, { scheduledDate: null }, 'sam', LATER);
    expect(lead.scheduledHours).toBeNull();
    expect(changes.map(({ field }) => field)).toEqual(['scheduledDate', 'scheduledHours']);
  });

  it.each<[LeadPatch, Lead['suspicion']]>([
    [{ status: 'contacted' }, null],
    [{ scheduledDate: '2026-12-01T12:00:00.000Z' }, null],
    [{ followUpDate: '2026-12-01T12:00:00.000Z' }, null],
    [{ notes: 'a script, I think' }, 'address_limit'],
    [{ ownerId: 'sam' }, 'address_limit'],
    [{ status: 'canceled' }, 'address_limit'],
  ])('%j of a suspicious lead leaves the suspicion %p', (patch, suspicion) => {
    const suspicious: Lead = { ...fresh, suspicion: 'address_limit' };
    expect(changeLead(suspicious, patch, 'sam', LATER).lead.suspicion).toBe(suspicion);
  });

  it('takes with another day what the details said of the last one, but where the details are typed too', () => {
    const asked = {
      ...fresh,
      preferredDate: '2026-12-01T12:00:00.000Z',
      details: 'A sofa.\nAs soon as possible, please.',
    };
    const moved = { preferredDate: '2026-12-03T12:00:00.000Z' };
    expect(changeLead(asked, moved, 'sam', LATER).lead.details).toBe('A sofa.');
    const typed = { ...moved, details: 'A sofa.\nAs soon as possible, please.' };
    expect(changeLead(asked, typed, 'sam', LATER).lead.details).toBe(typed.details);
    expect(changeLead(asked, { access: 'stairs' }, 'sam', LATER).lead.details).toBe(asked.details);
  });

  it('knows another junk type from a person, and no type from nobody', () => {
    const seen: Lead = {
      ...fresh,
      junkType: 'furniture',
      junkClassificationSource: 'image',
      junkConfidence: 0.91,
    };
    const junkOf = (patch: LeadPatch) => {
      const { junkType, junkClassificationSource, junkConfidence } = changeLead(
        seen,
        patch,
        'sam',
        LATER,
      ).lead;
      return [junkType, junkClassificationSource, junkConfidence];
    };
    expect(junkOf({ junkType: 'appliances' })).toEqual(['appliances', 'user', null]);
    expect(junkOf({ junkType: null })).toEqual([null, null, null]);
    expect(junkOf({ junkType: 'furniture' })).toEqual(['furniture', 'image', 0.91]);
    // An Undo says how it was known.
    const back: LeadPatch = { junkType: 'other', junkClassificationSource: 'ai', junkConfidence: 0.6 };
    expect(junkOf(back)).toEqual(['other', 'ai', 0.6]);
  });

  it('sets updatedBy and updatedAt, and returns the changes', () => {
    const { lead, changes } = changeLead(fresh, { notes: 'call at noon', name: 'Jane Roe' }, 'sam', LATER);
    expect(lead).toEqual({
      ...fresh,
      notes: 'call at noon',
      updatedBy: 'sam',
      firstChangedAt: LATER.toISOString(),
      updatedAt: LATER.toISOString(),
    });
    expect(changes).toEqual([{ field: 'notes', from: null, to: 'call at noon' }]);
  });

  it('gives it an owner without counting that as work on it', () => {
    const { lead, changes } = changeLead(fresh, { ownerId: 'max' }, 'sam', LATER);
    expect(lead).toEqual({ ...fresh, ownerId: 'max', updatedAt: LATER.toISOString() });
    expect(changes).toEqual([{ field: 'ownerId', from: null, to: 'max' }]);
    expect(awaitsFirstContact(lead)).toBe(true);
    expect(changeLead(fresh, { ownerId: 'max', notes: 'x' }, 'sam', LATER).lead.updatedBy).toBe('sam');
  });

  it('keeps the status that only a later version knows, and moves on from it', () => {
    const later = { ...fresh, status: 'quoted' as LeadStatus };
    expect(changeLead(later, { notes: 'call at noon' }, 'sam', LATER).lead.status).toBe('quoted');
    const { lead } = changeLead(later, { status: 'contacted' }, 'sam', LATER);
    expect(lead).toMatchObject({ status: 'contacted', firstContactAt: LATER.toISOString() });
  });

  it('returns no changes where the patch equals the lead', () => {
    const changed = changeLead(fresh, { name: 'Jane Roe', status: 'new', notes: null }, 'sam', LATER);
    expect(changed.lead).toBe(fresh);
    expect(changed.changes).toEqual([]);
  });

  it.each<[LeadStatus, LeadStatus, boolean]>([
    ['new', 'contacted', true],
    ['new', 'canceled', true],
    ['incomplete', 'scheduled', true],
    ['incomplete', 'new', false],
    ['contacted', 'qualified', false],
    ['contacted', 'new', false],
  ])('from %s to %s sets firstContactAt: %s', (from, to, contact) => {
    const { lead } = changeLead({ ...fresh, status: from }, { status: to }, 'sam', LATER);
    expect(lead.firstContactAt).toBe(contact ? LATER.toISOString() : null);
  });

  it('leaves a lead waiting after a note, and after a field that was corrected', () => {
    for (const patch of [{ notes: 'Gate code 12.' }, { estimatedValue: 90 }]) {
      expect(awaitsFirstContact(changeLead(fresh, patch, 'sam', LATER).lead)).toBe(true);
    }
    // Counted as answered by the rule of then, and so it stays.
    const earlier = { ...fresh, updatedBy: 'sam' };
    expect(awaitsFirstContact(changeLead(earlier, { notes: 'x' }, 'ann', LATER).lead)).toBe(false);
  });

  it.each<LeadStatus[]>([['contacted'], ['canceled'], ['contacted', 'qualified']])(
    'lets it wait again where %s is taken back',
    (...statuses) => {
      const moved = statuses.reduce<Lead>(
        (lead, status) => changeLead(lead, { status }, 'sam', NOW).lead,
        fresh,
      );
      expect(awaitsFirstContact(moved)).toBe(false);
      const { lead } = changeLead(moved, { status: 'new' }, 'sam', LATER);
      expect(lead).toMatchObject({ firstContactAt: null, statusContactAt: null });
      expect(awaitsFirstContact(lead)).toBe(true);
    },
  );

  it('keeps a contact that a call speaks of, whatever becomes of the status', () => {
    const reached = withCall(fresh, { outcome: 'reached' }, NOW);
    const moved = changeLead(reached, { status: 'contacted' }, 'sam', LATER).lead;
    const back = changeLead(moved, { status: 'new' }, 'sam', LATER).lead;
    expect(back.firstContactAt).toBe(NOW.toISOString());
    const contacted = changeLead(fresh, { status: 'contacted' }, 'sam', NOW).lead;
    const called = withCall(contacted, { outcome: 'reached' }, LATER);
    expect(changeLead(called, { status: 'new' }, 'sam', LATER).lead.firstContactAt).toBe(NOW.toISOString());
  });

  it('leaves an earlier firstContactAt as it was', () => {
    const contacted: Lead = { ...fresh, firstContactAt: NOW.toISOString() };
    expect(changeLead(contacted, { status: 'contacted' }, 'sam', LATER).lead.firstContactAt).toBe(
      NOW.toISOString(),
    );
  });

  it('returns every field that differs, from which the patch can be undone', () => {
    const patches = fc.record(
      {
        status: fc.constantFrom(...LEAD_STATUSES),
        name: fc.option(fc.constantFrom('Jane Roe', 'Ann'), { nil: null }),
        notes: fc.option(fc.string(), { nil: null }),
        estimatedValue: fc.option(fc.nat(1000), { nil: null }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(patches, (patch: LeadPatch) => {
        const { lead, changes } = changeLead(fresh, patch, 'sam', LATER);
        const back = Object.fromEntries(changes.map(({ field, from }) => [field, from]));
        const { updatedAt, updatedBy, firstChangedAt, firstContactAt, statusContactAt } = fresh;
        const untold = { updatedAt, updatedBy, firstChangedAt, firstContactAt, statusContactAt };
        expect({ ...lead, ...back, ...untold }).toEqual(fresh);
        expect(changes.every(({ from, to }) => from !== to)).toBe(true);
      }),
    );
  });
});

it('toTrash keeps the lead as it was for 30 days', () => {
  const { trash, ...rest } = toTrash(fresh, 'sam', LATER);
  expect({ ...rest, trash: null }).toEqual(fresh);
  expect(trash).toEqual({
    deletedAt: LATER.toISOString(),
    deletedBy: 'sam',
    expiresAt: '2026-12-21T23:59:59.999Z',
  });
});
