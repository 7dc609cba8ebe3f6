import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { validationErrors } from '../validate.ts';
import { updateLeadSchema } from './fields/update-lead-schema.ts';
import { UPDATE_STATUSES } from './fields/update-statuses.ts';
import { mergeLeadsRequest } from './merge/merge-leads.ts';

const errors = (patch: unknown) => validationErrors(updateLeadSchema(), patch);
/** The names of the fields that are refused, and nothing of the texts. */
const refused = (patch: unknown) => Object.getOwnPropertyNames(errors(patch) ?? {});

describe('what an admin may change', () => {
  it.each<[string, Record<string, unknown>]>([
    ['every status but one', { status: 'canceled' }],
    ['a value of nothing', { estimatedValue: 0 }],
    ['a value with cents', { estimatedValue: 1249.99 }],
    ['the largest value', { estimatedValue: 1_000_000 }],
    ['a day', { scheduledDate: '2026-11-25' }],
    ['a day as a time', { followUpDate: '2026-11-25T12:00:00.000Z' }],
    ['hours', { scheduledHours: '09:00-11:30' }],
    ['no hours', { scheduledHours: null }],
    ['a leap day', { scheduledDate: '2028-02-29' }],
    ['the longest notes', { notes: 'x'.repeat(10_000) }],
    ['nothing, in place of what was there', { notes: null, estimatedValue: null, scheduledDate: null }],
    ['the test data of the specification', { junkConfidence: '0.85', junkClassificationSource: 'ai' }],
    ['a confidence as a number', { junkConfidence: 0.851234567 }],
    ['a phone number with an extension', { phone: '902 555 0134 x12' }],
    ['a phone number that is shorter when it is stored', { phone: '+1 902 555 0155 ext 4' }],
    ['a phone number of another country', { phone: '+44 20 7946 0958' }],
    ['no phone and no e-mail', { phone: '', email: ' ' }],
    ['the placeholder of an older client', { phone: 'Pending' }],
    ['an e-mail address', { email: ' a.b+c@example.com ' }],
    ['the version that was read', { status: 'new', version: 7 }],
  ])('takes %s', (_case, patch) => {
    expect(errors(patch)).toBeNull();
  });

  it('takes every status that the specification lets an update set', () => {
    expect(UPDATE_STATUSES).toEqual(['new', 'contacted', 'qualified', 'scheduled', 'completed', 'canceled']);
    for (const status of UPDATE_STATUSES) expect(errors({ status })).toBeNull();
  });
});

describe('what is refused by name', () => {
  it.each([
    'id',
    'createdAt',
    'updatedAt',
    'updatedBy',
    'visitorId',
    'sessionId',
    'photoPath',
    'junkType',
    'preferredDate',
    'preferredContactMethod',
    'firstContactAt',
    'askedAgain',
    'trash',
    'mergedInto',
    'item',
    'heldStatus',
    'expiresAt',
    'createdAtKey',
    'waiting',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
  ])('a field of the server: %s', (name) => {
    expect(refused({ status: 'contacted', [name]: 'x' })).toEqual([name]);
  });

  it('__proto__, which JSON can carry as a field of its own', () => {
    const patch: unknown = JSON.parse('{"notes":"x","__proto__":{"status":"completed"}}');
    expect(refused(patch)).toEqual(['__proto__']);
    expect(({} as { status?: string }).status).toBeUndefined();
  });

  it.each<[string, unknown[]]>([
    ['status', ['incomplete', 'NEW', '', null, 1, ['new'], 'trash', 'merged', '__proto__']],
    ['estimatedValue', [-1, -0.01, 1_000_000.01, 0.001, 1e308, Infinity, '100', [1], true]],
    [
      'scheduledHours',
      ['9:00-11:00', '09:00', '11:00-09:00', '09:00-09:00', '09:00-24:00', 9, ['09:00-10:00']],
    ],
    ['scheduledDate', ['', 'soon', '2026-02-30', '2026-13-01', '1999-12-31', '2100-01-01', '275760-09-14']],
    ['followUpDate', [1764072000000, ['2026-11-25'], { day: 1 }, '2026-11-25T99:00Z', '2026-11-25 12:00']],
    ['notes', ['x'.repeat(10_001), 'x'.repeat(102_400), 7, ['x'], {}]],
    ['name', ['x'.repeat(101), 7, {}]],
    [
      'phone',
      [
        '9'.repeat(21),
        9025550148,
        'call me',
        '555-0134',
        '902 555 0134 / 35',
        '999-999-9999',
        '123-456-7890 x12',
      ],
    ],
    ['email', ['x'.repeat(101), {}, 'nobody', 'a@', 'a b@example.com', 'a@b.ca, c@d.ca']],
    ['address', ['x'.repeat(201), []]],
    ['source', ['x'.repeat(51), null, 3]],
    ['details', ['x'.repeat(5001), false]],
    ['junkConfidence', [-0.1, 1.01, Infinity, 'high', '85%', '1e-3', '', ['0.5'], true, {}]],
    ['junkClassificationSource', ['robot', '', 1, ['ai'], '__proto__']],
    ['version', [0, -1, 1.5, '1', null, 2 ** 53, Infinity]],
  ])('absurd values of %s', (name, values) => {
    for (const value of values) expect([value, refused({ [name]: value })]).toEqual([value, [name]]);
  });

  it.each([[null], [[]], ['status'], [7], [undefined]])('a body that is no object: %j', (body) => {
    expect(refused(body)).toEqual(['body']);
  });

  it('names the field and the remedy', () => {
    expect(errors({ phone: '555-0134', email: 'nobody' })).toEqual({
      phone:
        'Phone number must be at least 10 digits. Please add the area code, as in (902) 555-0148, or clear the field.',
      email: "That doesn't look like a valid email. Please write it as name@example.com, or clear the field.",
    });
    expect(errors({ phone: '999-999-9999' })?.phone).toBe(
      'Please provide a valid phone number with area code (e.g., (902) 555-0148). Or clear the field.',
    );
    expect(errors({ phone: 'call me' })?.phone).toMatch(/^Invalid phone number format\. Please use digits/);
  });

  it('says a text of its own for everything, and none of the checker’s', () => {
    const said = Object.values(
      errors({ status: null, source: null, version: null, name: 7, junkConfidence: [], scheduledDate: 1 }) ??
        {},
    );
    expect(said).toHaveLength(6);
    for (const text of said) expect(text).toMatch(/^(Invalid input|Please use)/);
  });
});

it('never throws, and never takes a name that it does not know', () => {
  const known = Object.keys(updateLeadSchema().fields);
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (patch) => {
      const unknown = Object.getOwnPropertyNames(patch).filter((name) => !known.includes(name));
      expect(refused(patch)).toEqual(expect.arrayContaining(unknown));
    }),
  );
});

it.each([
  [{ otherId: 2 }, []],
  [{ otherId: 2, version: 1, otherVersion: 3 }, []],
  [{}, ['otherId']],
  [{ otherId: 0 }, ['otherId']],
  [{ otherId: '2' }, ['otherId']],
  [{ otherId: 2, id: 3 }, ['id']],
])('a merge of %j is refused for %j', (body, names) => {
  expect(Object.keys(validationErrors(mergeLeadsRequest.body(), body) ?? {})).toEqual(names);
});
