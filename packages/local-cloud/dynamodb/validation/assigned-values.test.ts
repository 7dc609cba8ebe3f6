import { expect, it } from '@jest/globals';
import { assignedValues } from './assigned-values.ts';

const NAMES = { '#status': 'status' };
const VALUES = { ':text': { S: 'open' }, ':one': { N: '1' }, ':null': { NULL: true }, ':set': { NS: ['1'] } };

it.each([
  ['SET #status = :text, version = :one', { status: 'S', version: 'N' }],
  ['set #status = :null REMOVE at', { status: 'NULL' }],
  ['SET version = version + :one', { version: 'N' }],
  ['SET version = if_not_exists(version, :one) + :one, #status = :text', { version: 'N', status: 'S' }],
  ['SET #status = if_not_exists(#status, :null)', { status: 'NULL' }],
  ['SET tags = list_append(if_not_exists(tags, :text), :text)', { tags: 'L' }],
  ['ADD version :one, ids :set', { version: 'N', ids: 'NS' }],
  ['SET #status = at', { status: undefined }],
  // Parts of an attribute, and what takes away, give it no type.
  ['SET #status.inner = :one, list[0] = :one REMOVE #status DELETE ids :set', {}],
])('%s', (expression, types) => {
  const found = assignedValues(expression, { names: NAMES, values: VALUES });
  expect(Object.fromEntries(found.map(([name, value]) => [name, Object.keys(value ?? {})[0]]))).toEqual(
    types,
  );
});
