import { aLead } from '@harbour-haul/testing/leads';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  compareSortKeys,
  isInSpan,
  keySpans,
  LEAD_SORT_FIELDS,
  leadSortKey,
  SORT_ORDERS,
} from './lead-order.ts';

const byName = (...names: (string | null)[]) =>
  names
    .map((name, index) => aLead({ id: index + 1, name }))
    .sort((a, b) => compareSortKeys(leadSortKey(a, 'name'), leadSortKey(b, 'name')))
    .map(({ name }) => name);

it('leadSortKey orders names as people do: a shorter name first, case and accents aside, missing ones last', () => {
  expect(byName('ann lee', null, 'Zoë', 'Ann', 'élise', 'Elias')).toEqual([
    'Ann',
    'ann lee',
    'Elias',
    'élise',
    'Zoë',
    null,
  ]);
});

it('leadSortKey orders phones by their digits, however they are written', () => {
  const [a, b] = ['(902) 555-0100', '902 555 0148'].map((phone) => leadSortKey(aLead({ phone }), 'phone'));
  expect(compareSortKeys(a ?? '', b ?? '')).toBeLessThan(0);
});

it('leadSortKey orders the preferred date as the list shows it: the pickup where one stands, else the wish', () => {
  const leads = [
    aLead({ id: 1, preferredDate: '2026-11-20T12:00:00.000Z', scheduledDate: '2026-12-09T12:00:00.000Z' }),
    aLead({ id: 2, preferredDate: '2026-12-01T12:00:00.000Z' }),
    aLead({ id: 3, preferredDate: null, scheduledDate: '2026-12-05T12:00:00.000Z' }),
    aLead({
      id: 4,
      status: 'canceled',
      preferredDate: '2026-11-30T12:00:00.000Z',
      scheduledDate: '2026-12-20T12:00:00.000Z',
    }),
    aLead({ id: 5, preferredDate: null }),
  ];
  const keyOf = (lead: (typeof leads)[number]) => leadSortKey(lead, 'preferredDate');
  const sorted = leads.toSorted((a, b) => compareSortKeys(keyOf(a), keyOf(b)));
  expect(sorted.map(({ id }) => id)).toEqual([4, 2, 3, 1, 5]);
});

it('leadSortKey orders equal values by id, also across numbers of digits', () => {
  const [low, high] = [999, 1000].map((id) => leadSortKey(aLead({ id }), 'createdAt'));
  expect(compareSortKeys(low ?? '', high ?? '')).toBeLessThan(0);
});

it('compareSortKeys compares as DynamoDB does, by UTF-8 bytes', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareSortKeys(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
  );
});

it('leadSortKey is unique and within DynamoDB’s 1,024 bytes for any name', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 100 });
  fc.assert(
    fc.property(name, fc.constantFrom(...LEAD_SORT_FIELDS), (given, field) => {
      const keys = [1, 2].map((id) => leadSortKey(aLead({ id, name: given }), field));
      expect(new Set(keys).size).toBe(2);
      for (const key of keys) expect(Buffer.byteLength(key)).toBeLessThanOrEqual(1024);
    }),
  );
});

it('keySpans has each key once, and that of a missing value in the last span of both orders', () => {
  for (const field of ['preferredDate', 'followUpDate', 'name', 'phone', 'junkType'] as const) {
    for (const order of SORT_ORDERS) {
      const spans = keySpans(field, order);
      const spanOf = (key: string) =>
        spans.map((span) => isInSpan(key, span)).flatMap((is, at) => (is ? [at] : []));
      const missing = leadSortKey(aLead({ [field]: null, scheduledDate: null }), field);
      expect(spanOf(missing)).toEqual([spans.length - 1]);
      for (const name of ['Ann', '~tilde', '王芳'])
        expect(spanOf(leadSortKey(aLead({ name }), field))).toHaveLength(1);
    }
  }
});
