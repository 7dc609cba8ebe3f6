import { readFileSync } from 'node:fs';
import { readBatch } from '@harbour-haul/domain/conversation/eval/blind/read-batch';
import { scoreBatches } from '@harbour-haul/domain/conversation/eval/blind/score';
import { expect, it } from '@jest/globals';
import { figuresOf, missLines } from './figures.ts';
import { qualityRow } from './quality-table.ts';

const SAYS = {
  junk: 'a couch',
  photo: '@Skip',
  name: 'Ann Lee',
  phone: '902 555 0134',
  address: '12 Oak St, Dartmouth B2W 1A1',
  pickup: '@Any time',
  contact: '@Phone Call',
  notes: '@None',
  review: '@Submit',
};
const WANTS = {
  junk: 'furniture',
  items: ['couch'],
  name: 'Ann Lee',
  phone: '9025550134',
  address: '12 Oak St, Dartmouth B2W 1A1',
  contact: 'phone',
};
const scores = scoreBatches([
  readBatch('t/me', {
    dialogues: [
      { persona: 'tidy', says: SAYS, wants: WANTS },
      { persona: 'strange', says: SAYS, wants: { ...WANTS, name: 'Bob Roe' } },
      { persona: 'leaving', says: { ...SAYS, phone: 'not that' }, wants: WANTS },
      { persona: 'gone', says: SAYS, lead: false },
    ],
    texts: [
      { asked: 'phone', text: '902-555-0177', wants: { phone: '9025550177' } },
      { asked: 'phone', text: '902-555-0178', wants: {} },
      { asked: 'review', text: 'yes', submits: true },
    ],
  }),
]);

it('scoreBatches counts finished leads, exact slots and right texts', () => {
  expect(scores).toMatchObject({
    finished: { part: 2, whole: 3 },
    allRight: { part: 1, whole: 2 },
    unwantedLeads: { part: 1, whole: 1 },
    exact: { name: { part: 2, whole: 3 }, phone: { part: 2, whole: 3 }, junk: { part: 3, whole: 3 } },
    texts: {
      right: { part: 2, whole: 3 },
      byQuestion: { phone: { part: 1, whole: 2 }, review: { part: 1, whole: 1 } },
      bySlot: { phone: { part: 1, whole: 1 }, submits: { part: 1, whole: 1 } },
      unwanted: { phone: 1, name: 0 },
    },
    loops: 0,
    throws: 0,
  });
});

it('figuresOf shows nothing of what visitors said', () => {
  const figures = figuresOf(scores).join('\n');
  expect(figures).toContain('finished        66.7 % (2/3)');
  expect(figures).not.toMatch(/couch|Ann|Bob|tidy|strange|0134|0177/);
});

it('missLines names what was wanted and shows transcripts where they are wanted', () => {
  const lines = missLines(scores.misses, false);
  expect(lines).toEqual(
    expect.arrayContaining([
      't/me dialogues[1]: strange',
      '    name: wanted ["Bob Roe"], got "Ann Lee"',
      't/me dialogues[3]: gone',
      '    an unwanted lead',
      't/me texts[1]: phone: 902-555-0178',
      '    phone: wanted nothing new, got "(902) 555-0178"',
    ]),
  );
  expect(missLines(scores.misses, true)).toContain('      U: not that');
});

it('qualityRow has a cell for each column of the table that ends docs/quality.md', () => {
  const run = { date: '2026-11-22', commit: 'abc1234', batch: '01', author: 'ann | a plumber' };
  const cells = qualityRow(run, scores).trim().split(' | ');
  const columns = readFileSync(new URL('../../../docs/quality.md', import.meta.url), 'utf8')
    .split('\n')
    .findLast((line) => line.startsWith('| date'))
    ?.split(' | ');
  expect(cells).toHaveLength(columns?.length ?? 0);
  expect(cells.slice(0, 6)).toEqual([
    '| 2026-11-22',
    'abc1234',
    '01',
    'ann / a plumber',
    '66.7 %',
    '100.0 %',
  ]);
  expect(cells.slice(-2)).toEqual(['50.0 %', '66.7 % |']);
});
