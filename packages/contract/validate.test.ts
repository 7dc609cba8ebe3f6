import { describe, expect, it } from '@jest/globals';
import { array, number, object, string } from 'yup';
import { parseInput, validationErrors } from './validate.ts';

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

it('takes marks that hide or turn a text out of all that is sent, and leaves what people type', () => {
  const schema = object({ name: string().min(2), all: array(object({ text: string() })) });
  const sent = {
    name: 'Jane\u202E\u0000 \u001b[31mRoe\u2066',
    all: [{ text: 'One\r\n\ttwo\u0007, 👩\u200d🚒 é' }],
  };
  expect(parseInput(schema, sent)).toEqual({
    name: 'Jane [31mRoe',
    all: [{ text: 'One\r\n\ttwo, 👩\u200d🚒 é' }],
  });
  expect(() => parseInput(schema, { name: 'J\u202e\u202d' })).toThrow('Please check the marked fields.');
});

it.each(['[', '{"a":'])('refuses what is nested deeper than anything we ask for: %s', (start) => {
  const end = start === '[' ? ']' : '}';
  const sent = JSON.parse(`${start.repeat(20_000)}1${end.repeat(20_000)}`);
  for (const body of [sent, { text: 'x', all: sent }]) {
    expect(() => parseInput(object({ text: string() }), body)).toThrow(
      expect.objectContaining({ code: 'invalid_input', fields: { body: expect.stringMatching(/nested/) } }),
    );
  }
});

describe('a name that every object has by itself', () => {
  const schema = object({ nested: object({ text: string() }), all: array(object({ text: string() })) });
  const withName = (name: string) => JSON.parse(`{ "text": "x", ${JSON.stringify(name)}: "x" }`);

  it.each(Object.getOwnPropertyNames(Object.prototype))('is unknown within a nested object: %s', (name) => {
    const inNested = { nested: withName(name), all: [] };
    expect(() => parseInput(schema, inNested)).toThrow('Please check the marked fields.');
    expect(Object.keys(validationErrors(schema, inNested) ?? {})).toEqual([`nested.${name}`]);
    const inList = { nested: {}, all: [withName(name)] };
    expect(Object.keys(validationErrors(schema, inList) ?? {})).toEqual([`all.0.${name}`]);
  });

  it('is no field, and other unknown names in there are ignored', () => {
    expect(validationErrors(schema, { nested: { text: 'x', later: 1 }, all: [] })).toBeNull();
  });
});
