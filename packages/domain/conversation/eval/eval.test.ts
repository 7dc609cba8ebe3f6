import { expect, it } from '@jest/globals';
import { CORPUS } from './corpus/corpus.ts';
import { play } from './play.ts';
import { missedThresholds, SCORED_SLOTS, score, THRESHOLDS } from './score.ts';

const scores = score(CORPUS);

it('plays at least 300 dialogues, no two of which are the same', () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(300);
  expect(new Set(CORPUS.map(({ says }) => JSON.stringify(says))).size).toBe(CORPUS.length);
});

it('finishes nearly all of the finishable', () => {
  expect(scores.finished / scores.finishable).toBeGreaterThanOrEqual(THRESHOLDS.finished);
});

it.each(SCORED_SLOTS)('understands %s exactly', (slot) => {
  expect(scores.exact[slot] / scores.dialogues).toBeGreaterThanOrEqual(THRESHOLDS.exact);
});

it('never loops and never throws', () => {
  expect(scores.loops).toEqual([]);
  expect(scores.throws).toEqual([]);
});

it('holds every bar', () => {
  expect(missedThresholds(scores)).toEqual([]);
});

it('makes no lead of who never gave what it needs', () => {
  expect(scores.unexpected).toEqual([]);
});

it('sees a value that is wrong, a visitor who is stuck and a bar that is missed', () => {
  const says = { junk: '@junk:yard', name: 'Tim Hart', phone: '902-555-0133' };
  const stuck = { id: 'stuck', says, wants: { junk: 'furniture', picked: true, name: 'Tim Hart' } } as const;
  expect(play(stuck)).toMatchObject({ finished: false, deadEnd: 'nothing to say to address' });
  const poor = score([stuck]);
  expect(poor.misses).toContainEqual({ id: 'stuck', slot: 'junkType', wanted: 'furniture', got: 'yard' });
  expect(missedThresholds(poor)).toEqual(
    expect.arrayContaining(['finished leads', 'exact junkType', 'exact phone']),
  );
});
