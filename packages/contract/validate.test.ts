import { describe, expect, it } from '@jest/globals';
import { array, number, object, string } from 'yup';
import { validationErrors } from './validate.ts';

describe('a schema without texts of its own', () => {
  it.each([
    [string().required(), undefined, 'Required'],
    [string().defined(), undefined, 'Required'],
    [string().min(3), 'a', 'Invalid input'],
    [string().email(), 'a', 'Invalid input'],
    [string().oneOf(['b']), 'a', 'Invalid input'],
    [string(), 7, 'Invalid input'],
    [number().integer(), 1.5, 'Invalid input'],
    [number().nonNullable(), null, 'Invalid input'],
    [array(string()).max(1), ['a', 'b'], 'Invalid input'],
  ])('says the specification’s words (%#)', (schema, value, text) => {
    expect(validationErrors(object({ field: schema }), { field: value })).toEqual({ field: text });
  });
});
