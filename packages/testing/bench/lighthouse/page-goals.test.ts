import { expect, it } from '@jest/globals';
import { missedGoals, type PageFigures } from './page-goals.ts';

const FULL: PageFigures = {
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcp: 950,
  tbt: 20,
  cls: 0,
};
const PLAIN = { isHidden: false, isMissing: false };

it('a page that is at its goals misses none', () => {
  expect(missedGoals(FULL, PLAIN)).toEqual([]);
});

it('each goal that is missed is named with its figure', () => {
  const scores = { performance: 99, accessibility: 98, 'best-practices': 97, seo: 96 };
  expect(missedGoals({ scores, lcp: 951, tbt: 21, cls: 0.002 }, PLAIN)).toEqual([
    'speed 99 of 100',
    'accessibility 98 of 100',
    'practices 97 of 100',
    'search 96 of 100',
    'LCP 951 ms of 950',
    'TBT 21 ms of 20',
    'CLS 0.002 of 0',
  ]);
});

it('a hidden page is asked for nothing of search, and a missing one for what a 404 can reach', () => {
  const scores = { ...FULL.scores, 'best-practices': 96, seo: 58 };
  expect(missedGoals({ ...FULL, scores }, { isHidden: true, isMissing: true })).toEqual([]);
  expect(missedGoals({ ...FULL, scores }, { isHidden: true, isMissing: false })).toEqual([
    'practices 96 of 100',
  ]);
});
