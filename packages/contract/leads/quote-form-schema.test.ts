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
