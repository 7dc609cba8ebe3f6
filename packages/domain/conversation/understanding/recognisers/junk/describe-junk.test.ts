import { expect, it } from '@jest/globals';
import type { JunkMention } from '../proposal.ts';
import { describeJunk } from './describe-junk.ts';

function mention(thing: string, vague = false): JunkMention {
  return { junkType: 'household', thing, vague, hazard: null };
}

it.each([
  ['nothing', [], null],
  ['things in the order in which they were named', [mention('old couch'), mention('rug')], 'old couch, rug'],
  ['a thing once', [mention('rug'), mention('couch'), mention('Rug')], 'Rug, couch'],
  ['a hint where nothing is named', [mention('stuff', true)], 'stuff'],
  ['no bare hint beside a thing', [mention('stuff', true), mention('rug')], 'rug'],
  ['a hint that tells how much', [mention('rug'), mention('bunch of junk', true)], 'rug, bunch of junk'],
] as [string, JunkMention[], string | null][])('describeJunk lists %s', (_case, mentions, expected) => {
  expect(describeJunk(mentions)).toBe(expected);
});

it('describeJunk ends at a thing', () => {
  const description = describeJunk(Array.from({ length: 200 }, (_, index) => mention(`${index} couches`)));
  expect(description?.length).toBeLessThanOrEqual(1000);
  expect(description).toMatch(/couches$/);
});
