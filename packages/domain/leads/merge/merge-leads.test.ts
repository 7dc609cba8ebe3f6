import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { awaitsFirstContact } from '../awaits-first-contact.ts';
import { changeLead, type LeadPatch } from '../change-lead.ts';
import { JUNK_TYPES } from '../fields/junk-type.ts';
import type { Lead, LeadSubmission } from '../lead.ts';
import { NO_PHOTOS } from '../lead-photos.ts';
import { LEAD_STATUSES } from '../lead-status.ts';
import { createLead } from '../submission/create-lead.ts';
import { parseChatSubmission } from '../submission/parse-submission.ts';
import { mergeLeads, unmergeLeads } from './merge-leads.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const LATER = new Date('2026-11-21T16:00:00.000Z');

const nothing: LeadSubmission = {
  ...parseChatSubmission({}, new Date(0)),
  name: null,
  phone: null,
  email: null,
  address: null,
  junkType: null,
  junkConfidence: null,
  junkClassificationSource: null,
  details: null,
  preferredDate: null,
  preferredContactMethod: null,
  ...NO_PHOTOS,
  source: 'form',
  visitorId: null,
  sessionId: null,
};
const lead = (id: number, said: Partial<Lead>): Lead => ({ ...createLead(nothing, id, NOW), ...said });

const jane = lead(1, {
  status: 'contacted',
  name: 'Jane Roe',
  phone: '902-555-0148',
  junkType: 'yard',
  details: 'Branches.',
  notes: 'Call at noon.',
});
const again = lead(2, {
  status: 'new',
  name: 'Jane R.',
  phone: '902-555-0148',
  email: 'jane@example.com',
  junkType: 'appliances',
  junkConfidence: 0.9,
  details: 'A fridge.',
  notes: 'Has a dog.',
  visitorId: 'v-2',
  sessionId: 's-2',
  askedAgain: 1,
  askedAgainAt: NOW.toISOString(),
});

describe('mergeLeads', () => {
  it.each<[string, string | null, string | null, string | null, string | null]>([
    ['of the day that stands', '2026-12-01', null, '2026-12-02', null],
    ['with the day that is filled in', null, null, '2026-12-02', '13:00-15:00'],
    ['of its own', '2026-12-01', '09:00-10:00', '2026-12-02', '09:00-10:00'],
  ])('has the hours %s', (_case, day, hours, otherDay, merged) => {
    const own = { ...jane, scheduledDate: day, scheduledHours: hours };
    const other = { ...again, scheduledDate: otherDay, scheduledHours: '13:00-15:00' };
    const pair = mergeLeads({ lead: own, other }, 'sam', LATER);
    expect(pair.lead.scheduledHours).toBe(merged);
    const back = unmergeLeads(pair, { before: own, after: pair.lead }, 'sam', LATER);
    expect(back.lead.scheduledHours).toBe(hours);
  });

  it('fills empty fields, appends differing facts to the texts, and leaves the other lead as it is', () => {
    const merged = mergeLeads({ lead: jane, other: again }, 'sam', LATER);
    expect(merged.lead).toEqual({
      ...jane,
      email: 'jane@example.com',
      visitorId: 'v-2',
      sessionId: 's-2',
      details: 'Branches.\n\nFrom #2:\nName: Jane R.\nJunk type: Appliances\nA fridge.',
      notes: 'Call at noon.\n\nFrom #2:\nHas a dog.',
      askedAgain: 1,
      askedAgainAt: NOW.toISOString(),
      updatedAt: LATER.toISOString(),
      updatedBy: 'sam',
      firstChangedAt: LATER.toISOString(),
    });
    expect(merged.other).toEqual({ ...again, mergedInto: 1 });
  });

  it.each<[Lead['status'], Lead['status'], Lead['status']]>([
    ['incomplete', 'incomplete', 'new'],
    ['incomplete', 'scheduled', 'scheduled'],
    ['new', 'scheduled', 'new'],
    ['completed', 'canceled', 'completed'],
    // Nobody's request is closed by what became of another.
    ['canceled', 'new', 'new'],
    ['completed', 'scheduled', 'scheduled'],
    ['canceled', 'incomplete', 'new'],
    ['incomplete', 'canceled', 'new'],
  ])('of a lead that is %s with one that is %s is %s', (one, other, status) => {
    const pair = { lead: { ...jane, status: one }, other: { ...again, status: other } };
    expect(mergeLeads(pair, 'sam', LATER).lead.status).toBe(status);
  });

  it('of a lead without a day with one that is scheduled is scheduled, and without it what it was', () => {
    const own = { ...jane, status: 'new' as const };
    const other = { ...again, status: 'scheduled' as const, scheduledDate: '2026-12-02' };
    const pair = mergeLeads({ lead: own, other }, 'sam', LATER);
    expect(pair.lead).toMatchObject({ status: 'scheduled', scheduledDate: '2026-12-02' });
    const back = unmergeLeads(pair, { before: own, after: pair.lead }, 'sam', LATER);
    expect(back.lead).toMatchObject({ status: 'new', scheduledDate: null });
  });

  it.each<[Lead['status'], Lead['status']]>([
    ['canceled', 'new'],
    ['new', 'canceled'],
  ])('of one that is %s and one that is %s goes on to wait for its first contact', (one, other) => {
    const contacted = { firstContactAt: NOW.toISOString(), statusContactAt: NOW.toISOString() };
    const contactOf = (status: Lead['status']) => (status === 'canceled' ? contacted : {});
    const own = { ...jane, status: one, ...contactOf(one) };
    const pair = mergeLeads(
      { lead: own, other: { ...again, status: other, ...contactOf(other) } },
      'sam',
      LATER,
    );
    expect(awaitsFirstContact(pair.lead)).toBe(true);
    const back = unmergeLeads(pair, { before: own, after: pair.lead }, 'sam', LATER);
    expect(back.lead).toMatchObject({ status: one, firstContactAt: own.firstContactAt });
  });

  const day = (of: string) => `${of}T12:00:00.000Z`;
  const DONE = {
    status: 'completed',
    scheduledDate: day('2026-11-01'),
    scheduledHours: '13:00-15:00',
    followUpDate: day('2026-10-30'),
    followUpStatus: 'contacted',
    estimatedValue: 150,
    callBackAt: NOW.toISOString(),
  } as const;
  const AHEAD = {
    status: 'scheduled',
    scheduledDate: day('2026-12-05'),
    scheduledHours: '09:00-11:00',
    followUpDate: day('2026-12-04'),
    followUpStatus: 'scheduled',
    estimatedValue: 300,
    callBackAt: null,
  } as const;
  const UNPLANNED = {
    status: 'new',
    scheduledDate: null,
    scheduledHours: null,
    followUpDate: null,
    followUpStatus: null,
    estimatedValue: null,
    callBackAt: null,
  } as const;

  it.each<[string, Partial<Lead>, Partial<Lead>, Partial<Lead>]>([
    ['done and one ahead', DONE, AHEAD, AHEAD],
    ['ahead and one done', AHEAD, DONE, AHEAD],
    ['done and one that nothing is planned for', DONE, UNPLANNED, UNPLANNED],
  ])(
    'of a job that is %s has the plans of the open one, and notes those that it loses',
    (_, one, two, planned) => {
      const [own, other] = [
        { ...jane, ...one },
        { ...again, ...two },
      ];
      const pair = mergeLeads({ lead: own, other }, 'sam', LATER);
      expect(pair.lead).toMatchObject(planned);
      const done = one === DONE ? own : other;
      const lost =
        'Status: Completed\nScheduled date: Sunday, November 1, 2026, 13:00-15:00\nFollow-up date: Friday, October 30, 2026\nEstimated value: $150';
      expect(pair.lead.notes).toContain(`From #${done.id}:\n`);
      expect(pair.lead.notes).toContain(lost);
      expect(pair.lead.notes).toMatch(/^Call at noon\.\n\n[\s\S]*Has a dog\./);
      const back = unmergeLeads(pair, { before: own, after: pair.lead }, 'sam', LATER);
      expect(back.lead).toMatchObject({ ...one, notes: jane.notes });
      expect(back.other).toEqual(other);
    },
  );

  it.each<[string, Partial<Lead>, Partial<Lead>, string]>([
    ['another day', AHEAD, { scheduledDate: day('2026-12-08') }, 'Scheduled date: Tuesday, December 8, 2026'],
    [
      'other hours of the same day',
      AHEAD,
      { scheduledDate: AHEAD.scheduledDate, scheduledHours: '13:00-15:00' },
      'Scheduled date: Saturday, December 5, 2026, 13:00-15:00',
    ],
  ])('of two open leads keeps its own day, and notes %s', (_, one, two, noted) => {
    const pair = { lead: { ...jane, ...one }, other: { ...again, ...two } };
    const merged = mergeLeads(pair, 'sam', LATER).lead;
    expect(merged).toMatchObject(one);
    expect(merged.notes).toBe(`Call at noon.\n\nFrom #2:\nHas a dog.\nStatus: New\n${noted}`);
  });

  it.each<[Lead['status'], Lead['status'], string]>([
    ['completed', 'new', 'Call at noon.\n\nFrom #1:\nStatus: Completed\n\nFrom #2:\nHas a dog.'],
    ['new', 'completed', 'Call at noon.\n\nFrom #2:\nHas a dog.\nStatus: Completed'],
    ['canceled', 'new', 'Call at noon.\n\nFrom #2:\nHas a dog.'],
    ['completed', 'completed', 'Call at noon.\n\nFrom #2:\nHas a dog.'],
  ])('of one without plans that is %s and one that is %s notes that a job was done', (one, other, notes) => {
    const pair = { lead: { ...jane, status: one }, other: { ...again, status: other } };
    expect(mergeLeads(pair, 'sam', LATER).lead.notes).toBe(notes);
  });

  it('says nothing of what is the same but for how it was written', () => {
    const other = { ...again, name: 'JANE  ROE', phone: '+1 (902) 555 0148', junkType: jane.junkType };
    const { details } = mergeLeads({ lead: jane, other: { ...other, details: null } }, 'sam', LATER).lead;
    expect(details).toBe('Branches.');
  });

  it('unites lists', () => {
    const pair = {
      lead: { ...jane, hazards: 'paint' },
      other: { ...again, hazards: 'propane tank\npaint', openQuestions: 'Pianos?' },
    };
    expect(mergeLeads(pair, 'sam', LATER).lead).toMatchObject({
      hazards: 'paint\npropane tank',
      openQuestions: 'Pianos?',
    });
  });

  it('keeps visitor and chat of the lead that remains', () => {
    const pair = { lead: { ...jane, visitorId: 'v-1' }, other: again };
    expect(mergeLeads(pair, 'sam', LATER).lead).toMatchObject({ visitorId: 'v-1', sessionId: null });
  });

  it('cuts no text of the lead that remains, however long both are', () => {
    const details = 'x'.repeat(4_990);
    const pair = { lead: { ...jane, details }, other: { ...again, details: 'y'.repeat(5_000) } };
    const merged = mergeLeads(pair, 'sam', LATER).lead.details ?? '';
    expect(merged.startsWith(details)).toBe(true);
    expect(merged.length).toBeLessThanOrEqual(5_000);
  });
});

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const text = fc.constantFrom('Branches.', 'A fridge.', 'A fridge.\n\nAnd a sofa.', 'x'.repeat(4_970));
const anyLead = (id: number) =>
  fc
    .record({
      status: fc.constantFrom(...LEAD_STATUSES),
      name: maybe(fc.constantFrom('Jane Roe', 'Ann')),
      email: maybe(fc.constantFrom('a@example.com', 'b@example.com')),
      junkType: maybe(fc.constantFrom(...JUNK_TYPES)),
      junkConfidence: maybe(fc.constantFrom(0.5, 0.9)),
      details: maybe(text),
      notes: maybe(text),
      estimatedValue: maybe(fc.nat(500)),
      scheduledDate: maybe(fc.constantFrom('2026-12-01T12:00:00.000Z', '2026-12-05T12:00:00.000Z')),
      followUpDate: maybe(fc.constant('2026-12-01T12:00:00.000Z')),
      followUpStatus: maybe(fc.constantFrom(...LEAD_STATUSES)),
      firstContactAt: maybe(fc.constant(NOW.toISOString())),
      callBackAt: maybe(fc.constant(NOW.toISOString())),
      visitorId: maybe(fc.constantFrom('v-1', 'v-2')),
      askedAgain: fc.nat(3),
      photoPath: maybe(fc.constantFrom('/uploads/a.jpg', '/uploads/b.jpg')),
      hazards: maybe(fc.constantFrom('paint', 'tar\npaint')),
      chatPhotoPaths: maybe(fc.constantFrom('["/uploads/c.jpg"]', '["/uploads/d.jpg"]')),
    })
    .map((said) => lead(id, said));

/** What an undone merge may leave behind: who touched the lead last, and when somebody first did. */
const settled = (one: Lead) => ({
  ...one,
  updatedAt: NOW.toISOString(),
  updatedBy: null,
  firstChangedAt: null,
});

describe('unmergeLeads', () => {
  it('restores both leads, whatever they were', () => {
    fc.assert(
      fc.property(anyLead(1), anyLead(2), (one, other) => {
        const merged = mergeLeads({ lead: one, other }, 'sam', LATER);
        const undone = unmergeLeads(merged, { before: one, after: merged.lead }, 'ann', LATER);
        expect(settled(undone.lead)).toEqual(one);
        expect(undone.other).toEqual(other);
        expect(awaitsFirstContact(undone.lead)).toBe(awaitsFirstContact(one));
        expect(undone.lead.updatedBy).toBe('ann');
      }),
    );
  });

  it('keeps every field that was changed since', () => {
    const patch: fc.Arbitrary<LeadPatch> = fc.record(
      {
        status: fc.constantFrom(...LEAD_STATUSES),
        name: fc.constantFrom('Bea', 'Cleo'),
        email: fc.constant('since@example.com'),
        estimatedValue: fc.constant(777),
        notes: fc.constant('Since the merge.'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyLead(1), anyLead(2), patch, (one, other, since) => {
        const merged = mergeLeads({ lead: one, other }, 'sam', LATER);
        const { lead: changed, changes } = changeLead(merged.lead, since, 'ann', LATER);
        const undone = unmergeLeads(
          { lead: changed, other: merged.other },
          { before: one, after: merged.lead },
          'ann',
          LATER,
        );
        for (const { field, to } of changes) expect(undone.lead[field]).toEqual(to);
      }),
    );
  });

  it('removes only the text that the merge appended, also from between other texts', () => {
    const third = lead(3, { details: 'A sofa.' });
    const first = mergeLeads({ lead: jane, other: again }, 'sam', LATER);
    const second = mergeLeads({ lead: first.lead, other: third }, 'sam', LATER);
    const noted = { ...second.lead, details: `${second.lead.details}\n\nGate code 7.` };
    const undone = unmergeLeads(
      { lead: noted, other: first.other },
      { before: jane, after: first.lead },
      'sam',
      LATER,
    );
    expect(undone.lead.details).toBe('Branches.\n\nFrom #3:\nA sofa.\n\nGate code 7.');
    expect(undone.lead.notes).toBe('Call at noon.');
  });

  it('can be followed by another merge and its undo', () => {
    const merge = (one: Lead) => mergeLeads({ lead: one, other: again }, 'sam', LATER);
    const once = merge(jane);
    const back = unmergeLeads(once, { before: jane, after: once.lead }, 'sam', LATER);
    const twice = merge(back.lead);
    expect(twice.lead).toEqual(once.lead);
    const backAgain = unmergeLeads(twice, { before: back.lead, after: twice.lead }, 'sam', LATER);
    expect(settled(backAgain.lead)).toEqual(jane);
  });
});
