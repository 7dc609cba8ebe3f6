import { expect, it } from '@jest/globals';
import { CORPUS } from './corpus/corpus.ts';
import { SCORED_SLOTS } from './facts.ts';
import { play } from './play.ts';
import { missedThresholds, score, THRESHOLDS } from './score.ts';

const scores = score(CORPUS);

it('the corpus holds at least 300 dialogues, no two of which are the same', () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(300);
  expect(new Set(CORPUS.map(({ says }) => JSON.stringify(says))).size).toBe(CORPUS.length);
});

it('nearly all finishable dialogues end with a lead', () => {
  expect(scores.finished / scores.finishable).toBeGreaterThanOrEqual(THRESHOLDS.finished);
});

it.each(SCORED_SLOTS)('the slot %s is exact in nearly all dialogues', (slot) => {
  expect(scores.exact[slot] / scores.dialogues).toBeGreaterThanOrEqual(THRESHOLDS.exact);
});

it('no dialogue loops or throws', () => {
  expect(scores.loops).toEqual([]);
  expect(scores.throws).toEqual([]);
});

it('no threshold of the evaluation is missed', () => {
  expect(missedThresholds(scores)).toEqual([]);
});

it('no unfinishable dialogue ends with a lead', () => {
  expect(scores.unexpected).toEqual([]);
});

it('the score reports a wrong slot, a dead end and missed thresholds', () => {
  const says = { junk: '@junk:yard', name: 'Tim Hart', phone: '902-555-0133' };
  const stuck = { id: 'stuck', says, wants: { junk: 'furniture', picked: true, name: 'Tim Hart' } } as const;
  expect(play(stuck)).toMatchObject({ finished: false, deadEnd: 'nothing to say to address' });
  const poor = score([stuck]);
  expect(poor.misses).toContainEqual({ id: 'stuck', slot: 'junkType', wanted: 'furniture', got: 'yard' });
  expect(missedThresholds(poor)).toEqual(
    expect.arrayContaining(['finished leads', 'exact junkType', 'exact phone']),
  );
});
