import { updateLeadSchema } from '@harbour-haul/contract/leads/fields/update-lead-schema';
import { validationErrors } from '@harbour-haul/contract/validate';
import { MAX_NOTES } from '@harbour-haul/domain/leads/fields/text-limits';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { UNREADABLE } from '#components/fields/unreadable.ts';
import { fieldConflicts, settled } from '../conflicts/field-conflicts.ts';
import { sampleLead } from '../testing/leads-api.ts';
import { EDITOR_FIELDS, type LeadValues, leadChanges, leadValues } from './lead-values.ts';

const lead = sampleLead(12, { estimatedValue: 250, scheduledDate: '2026-12-02T12:00:00.000Z' });
const changed = (values: Partial<LeadValues>, of = lead) => leadChanges(of, { ...leadValues(of), ...values });

describe('what is sent of a lead', () => {
  it.each<[string, Partial<LeadValues>, object]>([
    ['nothing where nothing is typed', {}, {}],
    ['only what is another', { notes: 'Call back.', name: 'Person 12' }, { notes: 'Call back.' }],
    [
      'texts without blanks around them',
      { name: '  Jane Roe ', address: ' ' },
      { name: 'Jane Roe', address: null },
    ],
    ['nothing for blanks alone', { notes: '  ', phone: '(902) 555-0148 ' }, {}],
    ['a figure as a number', { estimatedValue: '300.5' }, { estimatedValue: 300.5 }],
    [
      'an emptied figure and day as null',
      { estimatedValue: '', scheduledDate: '' },
      { estimatedValue: null, scheduledDate: null },
    ],
    ['a day at noon UTC', { followUpDate: '2026-11-30' }, { followUpDate: '2026-11-30T12:00:00.000Z' }],
    [
      'what was asked for, a day of it at noon UTC, and nothing as null',
      { junkType: '', access: 'stairs', preferredDate: '2026-12-09' },
      { junkType: null, access: 'stairs', preferredDate: '2026-12-09T12:00:00.000Z' },
    ],
    ['an emptied source as direct', { source: '' }, { source: 'direct' }],
    ['incomplete as new, which this lead is', { status: 'incomplete' }, {}],
  ])('leadChanges is %s', (_what, values, expected) => {
    expect(changed(values)).toEqual(expected);
  });

  it('leadChanges makes an incomplete lead new, but not by itself', () => {
    const incomplete = sampleLead(1, { status: 'incomplete' });
    expect(changed({}, incomplete)).toEqual({});
    expect(changed({ notes: 'x' }, incomplete)).toEqual({ notes: 'x', status: 'new' });
    expect(changed({ notes: 'x', status: 'contacted' }, incomplete)).toMatchObject({ status: 'contacted' });
  });

  it.each(['estimatedValue', 'preferredDate', 'scheduledDate', 'followUpDate'] as const)(
    'leadChanges of an unreadable %s is refused by the schema',
    (field) => {
      const errors = validationErrors(updateLeadSchema(), changed({ [field]: UNREADABLE }));
      expect(Object.keys(errors ?? {})).toEqual([field]);
    },
  );
});

/** Any lead as an admin may have left it. */
const values = fc.record({
  name: fc.constantFrom(null, 'Jane', 'Joe'),
  notes: fc.constantFrom(null, 'Call', 'Called'),
  status: fc.constantFrom(...LEAD_STATUSES),
  estimatedValue: fc.constantFrom(null, 10, 20),
  followUpDate: fc.constantFrom(null, '2026-11-30T12:00:00.000Z'),
});
const version = (changes: object) => sampleLead(12, changes);

describe('two changes of one lead', () => {
  it('a resolved conflict has one of the two values in each field', () => {
    fc.assert(
      fc.property(values, values, values, fc.constantFrom('mine', 'theirs'), (was, typed, saved, choice) => {
        const [base, theirs] = [version(was), version(saved)];
        const [from, mine] = [leadValues(base), leadValues(version(typed))];
        const conflicts = fieldConflicts(base, mine, theirs);
        const choices = Object.fromEntries(conflicts.map(({ field }) => [field, choice]));
        const result = settled(base, mine, theirs, choices);
        for (const field of EDITOR_FIELDS) {
          const isMine = mine[field] !== from[field];
          const isConflict = conflicts.some((one) => one.field === field);
          const expected =
            isMine && !(isConflict && choice === 'theirs') ? mine[field] : leadValues(theirs)[field];
          expect([field, result[field]]).toEqual([field, expected]);
        }
      }),
    );
  });

  it.each([
    [
      'both texts, a line that both have once',
      'Call',
      'Call\nStairs',
      'Call\nGate 4711',
      'Call\nGate 4711\nStairs',
    ],
    ['two other texts, theirs first', 'Call', 'Mine', 'Theirs', 'Theirs\nMine'],
    ['nothing where one has it all', 'Call', 'Call\nStairs', 'Call\nStairs\nGate', null],
    [
      'no line that was edited here',
      'Call Mon\nGate',
      'Call Tue\nGate',
      'Call Mon\nGate\nLift',
      'Gate\nLift\nCall Tue',
    ],
    ['no line that was edited by both', 'Call Mon', 'Call Tue', 'Call Wed', 'Call Wed\nCall Tue'],
    ['no line that was taken out by either', 'A\nB\nC', 'A\nB\nMine', 'B\nC\nTheirs', 'B\nTheirs\nMine'],
    ['what one added without what the other took out', 'A\nB', 'B', 'A\nB\nTheirs', 'B\nTheirs'],
    ['blank lines as they are', 'A\n\nB', 'A\nB\nMine', 'A\n\nB\nTheirs', 'A\n\nB\nTheirs\nMine'],
    ['nothing where theirs is empty', 'Call', 'Mine', null, null],
    ['nothing where there is no room', 'Call', 'x'.repeat(MAX_NOTES), 'Theirs', null],
  ])('a conflict of notes offers %s', (_what, was, typed, saved, both) => {
    const [base, theirs] = [version({ notes: was }), version({ notes: saved })];
    const mine = leadValues(version({ notes: typed }));
    expect(fieldConflicts(base, mine, theirs)).toMatchObject([{ field: 'notes', both }]);
    const expected = both ?? typed;
    expect(settled(base, mine, theirs, { notes: 'both' }).notes).toBe(expected);
  });

  it('a conflict of a field that is no free text has nothing to join', () => {
    const mine = leadValues(version({ name: 'Joe' }));
    expect(fieldConflicts(version({ name: null }), mine, version({ name: 'Jane' }))).toMatchObject([
      { field: 'name', both: null },
    ]);
  });

  it('fieldConflicts is empty if only one has changed a field, or both to the same value', () => {
    fc.assert(
      fc.property(values, values, (was, typed) => {
        const [base, next] = [version(was), version(typed)];
        expect(fieldConflicts(base, leadValues(next), base)).toEqual([]);
        expect(fieldConflicts(base, leadValues(base), next)).toEqual([]);
        expect(fieldConflicts(base, leadValues(next), next)).toEqual([]);
      }),
    );
  });
});
