import { expect, it } from '@jest/globals';
import { MAX_DETAILS } from '../fields/text-limits.ts';
import { appendEntry, appendedSince } from './append-entry.ts';

const FIRST = 'Two sofas.\n\nBehind the house.';
const entry = (number: number) =>
  `Asked again on 2026-11-20 (chat):\nNumber ${number} of them${'!'.repeat(200)}`;
const saved = (count: number) => {
  let details: string | null = FIRST;
  for (let number = 1; number <= count; number += 1)
    details = appendEntry(details, entry(number), MAX_DETAILS);
  return details ?? '';
};

it('keeps all that has room, in its order', () => {
  expect(saved(3)).toBe([FIRST, entry(1), entry(2), entry(3)].join('\n\n'));
  expect(appendEntry(null, entry(1), MAX_DETAILS)).toBe(entry(1));
});

it('keeps the first words and the newest entries where there is no room for all, and says so once', () => {
  const details = saved(60);
  expect(details.length).toBeLessThanOrEqual(MAX_DETAILS);
  expect(details.startsWith(FIRST)).toBe(true);
  expect(details.endsWith([58, 59, 60].map(entry).join('\n\n'))).toBe(true);
  expect(details).not.toContain('Number 1 of');
  expect(details.match(/stands in the timeline/g)).toHaveLength(1);
});

it('leaves out nothing of what was merged into the lead', () => {
  const merged = 'From #12:\nA piano.';
  const details = appendEntry(`${FIRST}\n\n${merged}\n\n${entry(1)}`, entry(2), 320);
  expect(details).toContain(merged);
  expect(details).not.toContain('Number 1 of');
  expect(details).toContain('Number 2 of');
});

it('cuts an entry that is longer than all there is, and never the first words', () => {
  const full = 'x'.repeat(MAX_DETAILS);
  expect(appendEntry(full, entry(1), MAX_DETAILS)).toBe(full);
  const cut = appendEntry(FIRST, `Asked again on 2026-11-20 (chat):\n${full}`, MAX_DETAILS);
  expect(cut.length).toBeLessThanOrEqual(MAX_DETAILS);
  expect(cut.startsWith(`${FIRST}\n\nAsked again`)).toBe(true);
});

it('says what was appended since, also where older entries made room for it', () => {
  expect(appendedSince(FIRST, saved(1))).toBe(entry(1));
  expect(appendedSince(saved(59), saved(60))).toBe(entry(60));
  expect(appendedSince('Other words.', saved(60))).toBeNull();
});
