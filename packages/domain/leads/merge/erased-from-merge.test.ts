import { aLead } from '@harbour-haul/testing/leads';
import { describe, expect, it } from '@jest/globals';
import type { FieldChange } from '../lead-event.ts';
import { changesWithout, withoutErased, withoutLead } from './erased-from-merge.ts';

const HOLDER = aLead({ id: 5, name: 'Ann Lee', phone: '902-555-0100', email: 'ann@example.com' });
const OTHER = aLead({ id: 67, name: 'Sunniva Quux', phone: '902-555-0177', notes: 'Rings late' });

it.each([
  ['A sofa.', 'A sofa.'],
  [null, null],
  ['A sofa.\n\nFrom #67:\nName: Sunniva\nPhone: 902-555-0177', 'A sofa.'],
  ['From #67:\nName: Sunniva', null],
  ['From #67:\nSunniva\n\nFrom #8:\nA lamp.', 'From #8:\nA lamp.'],
  ['From #6:\nA lamp.\nFrom #67 was said', 'From #6:\nA lamp.\nFrom #67 was said'],
  [
    'From #67:\nSunniva\nAsked again on 2026-11-21 (form):\nA chair.',
    'Asked again on 2026-11-21 (form):\nA chair.',
  ],
])('of %j there stays %j without #67', (text, kept) => {
  expect(withoutLead(text, 67)).toBe(kept);
});

it('changes keep nothing of a lead that was merged, and none of its values from then on', () => {
  const changes: FieldChange[] = [
    { field: 'phone', from: '902-555-0100', to: '902-555-0177' },
    { field: 'details', from: 'A sofa.', to: 'A sofa.\n\nFrom #67:\nSunniva' },
    { field: 'status', from: 'new', to: 'contacted' },
  ];
  expect(changesWithout(changes, OTHER, HOLDER, true)).toEqual([
    { field: 'phone', from: '902-555-0100', to: null },
    { field: 'status', from: 'new', to: 'contacted' },
  ]);
  // Whoever has the same phone by themselves keeps it.
  expect(changesWithout(changes, OTHER, HOLDER, false)[0]).toEqual(changes[0]);
  const [, , own] = changes as [FieldChange, FieldChange, FieldChange];
  const others = [own];
  expect(changesWithout(others, OTHER, HOLDER, true)).toBe(others);
});

describe('a text', () => {
  const erased = aLead({ ...OTHER, email: 'sunniva@example.com', address: '4 Quux Lane, Bedford' });
  const without = (text: string, holder = HOLDER) => withoutErased(text, erased, holder);

  it.each([
    // Whose heading somebody took away.
    ['A sofa.\n\nName: Sunniva Quux\nPhone: (902) 555-0177\nAddress: 4 Quux Lane, Bedford', 'A sofa.'],
    // What another lead had of it when it was merged on.
    ['A sofa.\n\nFrom #8:\nEmail: sunniva@example.com\nA lamp.', 'A sofa.\n\nFrom #8:\nA lamp.'],
    ['sunniva quux called, wants friday\nRings late', 'Rings late'],
    ['A sofa. Call Ann at 902 555 0100.', 'A sofa. Call Ann at 902 555 0100.'],
  ])('of %j says nothing of the person any more: %j', (text, kept) => {
    expect(without(text)).toBe(kept);
  });

  it('keeps what anybody may say: a place, a first name, another house of the street', () => {
    const vague = aLead({ ...OTHER, name: 'Smith', address: 'Dartmouth', email: null });
    const text = 'The blacksmith of Dartmouth has the key\n14 Quux Lane, Bedford is next door';
    expect(withoutErased(text, vague, HOLDER)).toBe(text);
    expect(without(text)).toBe(text);
    expect(withoutErased('Name: Smith\nAddress: Dartmouth\nA lamp.', vague, HOLDER)).toBe('A lamp.');
  });

  it('says of its own person what both have in common', () => {
    const holder = { ...HOLDER, phone: OTHER.phone, address: erased.address };
    const text = 'Call 902-555-0177\nThe shed of 4 Quux Lane, Bedford';
    expect(without(text, holder)).toBe(text);
  });
});
