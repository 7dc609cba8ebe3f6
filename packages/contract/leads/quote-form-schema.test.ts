import { expect, it } from '@jest/globals';
import { validationErrors } from '../validate.ts';
import { quoteFormSchema } from './quote-form-schema.ts';

const FORM = {
  name: 'Ann Lee',
  phone: '(902) 555-0100',
  address: '1 Main St, Halifax',
  junkType: 'yard',
  preferredDate: '2026-11-20',
};

it.each<[object, object | null]>([
  [{ preferredContactMethod: 'email', email: 'ann@example.com' }, null],
  [{ preferredContactMethod: 'phone', email: '' }, null],
  [{ email: '' }, null],
  [{ preferredContactMethod: 'email', email: ' ' }, { email: expect.stringContaining('enter your email') }],
  [{ preferredContactMethod: 'email' }, { email: expect.stringContaining('enter your email') }],
  [{ preferredContactMethod: 'email', email: 'ann@' }, { email: expect.stringContaining('valid email') }],
])('of %j it says %j', (fields, errors) => {
  const schema = quoteFormSchema(new Date('2026-11-18T15:00:00Z'));
  expect(validationErrors(schema, { ...FORM, ...fields })).toEqual(errors);
});

it.each<[string, unknown]>([
  ['+1 902 555 0155 ext 4', null],
  ['902-555-0148, extension 450', null],
  ['902 555 0134 902 555 0135', 'Phone number must be at most 20 characters.'],
  ['555-0148', 'Phone number must be at least 10 digits.'],
  ['999-999-9999', 'Please provide a valid phone number with area code (e.g., (902) 555-0148).'],
  ['123-456-7890 x12', 'Please provide a valid phone number with area code (e.g., (902) 555-0148).'],
  ['999-999-9999 or 902-555-0102', expect.stringContaining('valid phone number with area code')],
  ['call me', 'Invalid phone number format.'],
  ['902-555-0101 or 902-555-0102', null],
  ['(902) 555-0101, my wife 902-555-0102 ext. 4', null],
  ['902-555-0101 or 555-0102', 'Invalid phone number format.'],
  ['902-555-0101 x123456789 or 902-555-0102', 'Invalid phone number format.'],
])('measures the phone number %j as it is stored: %j', (phone, error) => {
  const now = new Date('2026-11-18T15:00:00Z');
  const expected = error && { phone: error };
  expect(validationErrors(quoteFormSchema(now), { ...FORM, phone })).toEqual(expected);
});

it('has no room for a further phone number where the details are full', () => {
  const two = { ...FORM, phone: '902-555-0101 or 902-555-0102' };
  const schema = quoteFormSchema(new Date('2026-11-18T15:00:00Z'));
  expect(validationErrors(schema, { ...two, details: 'x'.repeat(4960) })).toBeNull();
  expect(validationErrors(schema, { ...two, details: 'x'.repeat(4999) })).toEqual({
    phone: expect.stringContaining('one phone number'),
  });
});
