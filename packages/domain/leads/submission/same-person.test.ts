import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Lead, LeadSubmission } from '../lead.ts';
import { NO_PHOTOS } from '../lead-photos.ts';
import { createLead } from './create-lead.ts';
import { parseChatSubmission } from './parse-submission.ts';
import { isOfVisitor, isOpenRequest, personFingerprint } from './same-person.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const after = (days: number) => new Date(NOW.getTime() + days * 24 * 3600 * 1000);

const PHONE = '(902) 555-0148';
const person = (address: string | null, phone: string | null = PHONE) =>
  personFingerprint({ phone, address });

describe('personFingerprint', () => {
  it.each([
    ['12 Oak Street, Dartmouth', '12 oak st  dartmouth'],
    ['12 Oak St., Dartmouth, NS B2Y 1A1', '12 Oak St, Dartmouth'],
    ['12 Oak St, Dartmouth, Nova Scotia, Canada, b2y1a1', '12 OAK STREET DARTMOUTH NS'],
    ['Apt 3, 12 Oak St, Halifax', '#3 - 12 Oak Street, Halifax'],
    ['Unit 3-12 Oak St Halifax', '3, 12 Oak St, Halifax'],
    ['7 Hélène Avenue, Bedford', '7 Helene Ave, Bedford'],
    ['90 North Saint Margarets Boulevard', '90 N. St Margarets Blvd'],
    ['5 Bluewater Crescent', '5 Bluewater Cr.'],
  ])('is the same at %s and at %s', (one, other) => {
    expect(person(one)).toBe(person(other));
  });

  it.each([
    ['12 Oak St, Dartmouth', '14 Oak St, Dartmouth'],
    ['12 Oak St, Dartmouth', '12 Oak St, Halifax'],
    ['12 Oak St, Dartmouth', '12 Oak Rd, Dartmouth'],
    ['Apt 3, 12 Oak St', 'Apt 4, 12 Oak St'],
    ['12 Oak St', '1 2 Oak St'],
  ])('differs at %s and at %s', (one, other) => {
    expect(person(one)).not.toBe(person(other));
  });

  it.each([
    ['902-555-0148', '+1 (902) 555 0148', true],
    ['1 902 555 0148', '9025550148', true],
    ['902-555-0148', '902-555-0149', false],
  ])('is the same for the phones %s and %s: %s', (one, other, same) => {
    expect(person('12 Oak St', one) === person('12 Oak St', other)).toBe(same);
  });

  it('uses the postal code where the address has nothing else', () => {
    expect(person('B2Y 1A1')).not.toBeNull();
  });

  it.each([
    [null, PHONE],
    ['12 Oak St', null],
    ['12 Oak St', 'none'],
    [' , . ', PHONE],
  ])('is null for the address %j and the phone %j', (address, phone) => {
    expect(person(address, phone)).toBeNull();
  });

  it('never throws for any text, and ignores spacing and case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (address) => {
        expect(person(`  ${address}\n`)).toBe(person(address));
      }),
    );
  });
});

const nothing: LeadSubmission = {
  ...parseChatSubmission({}, new Date(0)),
  name: 'Jane Roe',
  phone: PHONE,
  email: null,
  address: '12 Oak St',
  junkType: 'yard',
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
const trash = { deletedAt: '', deletedBy: 'sam', expiresAt: '' };

it.each<[string, Partial<Lead>, number, boolean]>([
  ['that is new', {}, 0, true],
  ['that is incomplete', { status: 'incomplete' }, 1, true],
  ['that is scheduled', { status: 'scheduled' }, 13, true],
  ['of two weeks ago', {}, 14, true],
  ['of longer ago', {}, 14.01, false],
  ['that is completed', { status: 'completed' }, 1, false],
  ['that is canceled', { status: 'canceled' }, 1, false],
  ['in the trash', { trash }, 1, false],
  ['that was merged', { mergedInto: 3 }, 1, false],
])('isOpenRequest of a lead %s: %#', (_case, said, days, expected) => {
  const lead = { ...createLead(nothing, 7, NOW), ...said };
  expect(isOpenRequest({ lead, worked: lead }, after(days))).toBe(expected);
});

it.each<[string, Partial<Lead> | null, boolean]>([
  ['is open', {}, true],
  ['is completed', { status: 'completed' }, false],
  ['is in the trash', { trash }, false],
  ['is gone', null, false],
])('isOpenRequest of a lead that was merged into one that %s: %s', (_case, said, expected) => {
  const lead = { ...createLead(nothing, 7, NOW), mergedInto: 3 };
  const worked = said && { ...lead, id: 3, mergedInto: null, ...said };
  expect(isOpenRequest({ lead, worked }, NOW)).toBe(expected);
});

it.each([
  ['v-1', 'v-1', true],
  ['v-1', 'v-2', false],
  ['v-1', null, false],
  [null, 'v-1', false],
  [null, null, false],
])('isOfVisitor of a lead of %s and a sender %s: %s', (one, other, expected) => {
  expect(isOfVisitor({ visitorId: one }, { visitorId: other })).toBe(expected);
});
