import { describe, expect, it } from '@jest/globals';
import { NO_SLOTS, type SlotName } from '../../slots.ts';
import type { MentionedSlot, Proposal } from '../recognisers/proposal.ts';
import { readUtterance } from '../utterance/read-utterance.ts';
import { arbitrate } from './arbitrate.ts';

const NOW = new Date('2026-11-18T15:00:00Z');

/** Proposes a name or an e-mail for a word, which is all that the arbiter needs to see of a recogniser. */
function judged(
  text: string,
  proposed: readonly [word: string, slot: 'name' | 'email' | 'phone', strength: number][],
  asked: SlotName | null = null,
) {
  const utterance = readUtterance(text);
  const proposals = proposed.map(([word, slot, strength]): Proposal<MentionedSlot> => {
    const from = utterance.tokens.findIndex((token) => token.word === word);
    return { slot, value: word, from, to: from + 1, strength, reason: 'test' };
  });
  const verdicts = arbitrate(utterance, proposals, { asked, known: NO_SLOTS, now: NOW });
  return Object.fromEntries(verdicts.map(({ proposal, verdict }) => [proposal.value, verdict]));
}

describe('a value is stored only where it is asserted and likely', () => {
  it.each([
    ['asserted and likely', 'it is ann', 0.9, null, 'stored'],
    ['weak and not asked for', 'it is ann', 0.4, null, 'dropped'],
    ['weak, but asked for', 'it is ann', 0.4, 'name', 'stored'],
    ['too weak though asked for', 'it is ann', 0.2, 'name', 'unsure'],
    ['negated', 'it is not ann', 0.9, 'name', 'dropped'],
    ['in a question', 'is it ann?', 0.9, 'name', 'offered'],
    ['ruled out by its recogniser', 'it is ann', 0, 'name', 'dropped'],
  ] as const)('%s: %s', (_case, text, strength, asked, verdict) => {
    expect(judged(text, [['ann', 'name', strength]], asked)).toEqual({ ann: verdict });
  });
});

describe('of several values of a slot one is stored', () => {
  it('the likelier one', () => {
    expect(
      judged('ann bob', [
        ['ann', 'name', 0.7],
        ['bob', 'name', 0.9],
      ]),
    ).toEqual({ ann: 'dropped', bob: 'stored' });
  });
  it('the first of two that are as likely', () => {
    expect(
      judged('ann bob', [
        ['ann', 'name', 0.9],
        ['bob', 'name', 0.9],
      ]),
    ).toEqual({ ann: 'stored', bob: 'dropped' });
  });
  it('the one behind a word of correction', () => {
    expect(
      judged('ann, no wait, bob', [
        ['ann', 'name', 0.95],
        ['bob', 'name', 0.7],
      ]),
    ).toEqual({
      ann: 'dropped',
      bob: 'stored',
    });
  });
});

it('a span belongs to the slot that is likelier', () => {
  const utterance = readUtterance('ann');
  const base = { from: 0, to: 1, reason: 'test', value: 'ann' };
  const verdicts = arbitrate(
    utterance,
    [
      { ...base, slot: 'name', strength: 0.6 },
      { ...base, slot: 'email', strength: 0.9 },
    ],
    { asked: null, known: NO_SLOTS, now: NOW },
  );
  expect(verdicts.map(({ proposal, verdict }) => [proposal.slot, verdict])).toEqual([
    ['email', 'stored'],
    ['name', 'dropped'],
  ]);
});
