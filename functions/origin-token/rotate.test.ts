import type { OriginTokenPair } from '@harbour-haul/aws/ssm/origin-token-parameter';
import { expect, it } from '@jest/globals';
import { rotate } from './rotate.ts';

const token = (name: string) => ({ name, token: `token ${name}` });
const pair = (current: string, previous?: string): OriginTokenPair => ({
  current: token(current),
  previous: previous === undefined ? null : token(previous),
});

it.each([
  ['the first of all', null, '1', pair('1')],
  ['the same again', pair('1'), '1', pair('1')],
  ['another one, the earlier one named', pair('1'), '2,1', pair('2', '1')],
  ['another one, the earlier one not named', pair('1'), '2', pair('2', '1')],
  ['the new one alone, once it is sent', pair('2', '1'), '2', pair('2')],
  ['a third one', pair('2', '1'), '3', pair('3', '2')],
  ['the one before, in a rollback', pair('2', '1'), '1', pair('1', '2')],
  ['one that is gone as well, in a rollback', pair('2'), '2,1', pair('2')],
  ['another one where nothing is stored any more', null, '3,2', pair('3')],
])('keeps what CloudFront may send when asked for %s', (_case, stored, names, expected) => {
  const [current = '', previous] = names.split(',');
  const known = [stored?.current, stored?.previous].flatMap((one) => one ?? []);
  expect(rotate(stored, { current, previous }, known, () => `token ${current}`)).toEqual(expected);
});
