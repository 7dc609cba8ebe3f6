import { expect, it } from '@jest/globals';
import { createSession } from '../create-session.ts';
import { postMessage } from '../messages/post-message.ts';
import { isDue, snoozeEnded } from './snooze.ts';
import { snoozeTimeText } from './snooze-text.ts';
import { halifaxMoment, requireSnoozeTime, snoozeChoices } from './snooze-time.ts';

const at = (text: string) => new Date(text);

it.each([
  // 11 in the morning of a Monday: "Monday" is that of the next week.
  ['2026-11-23T15:00:00Z', '2026-11-23T16:00:00.000Z 2026-11-24T13:00:00.000Z 2026-11-30T13:00:00.000Z'],
  // It is Tuesday in UTC, and Monday still in Halifax.
  ['2026-11-24T02:00:00Z', '2026-11-24T03:00:00.000Z 2026-11-24T13:00:00.000Z 2026-11-30T13:00:00.000Z'],
  ['2026-11-28T15:00:00Z', '2026-11-28T16:00:00.000Z 2026-11-29T13:00:00.000Z 2026-11-30T13:00:00.000Z'],
  ['2026-11-29T15:00:00Z', '2026-11-29T16:00:00.000Z 2026-11-30T13:00:00.000Z'],
  // Summer time begins in the night to Sunday, 14 March, and 9:00 is an hour earlier in UTC from then on.
  ['2026-03-06T15:00:00Z', '2026-03-06T16:00:00.000Z 2026-03-07T13:00:00.000Z 2026-03-09T12:00:00.000Z'],
])('at %s chats can be snoozed until %s', (now, choices) => {
  expect(
    snoozeChoices(at(now))
      .map(({ until }) => until.toISOString())
      .join(' '),
  ).toBe(choices);
});

it.each([
  ['2026-11-30', '09:00', '2026-11-30T13:00:00.000Z'],
  ['2026-07-01', '00:30', '2026-07-01T03:30:00.000Z'],
  // The hour that is left out, and the one that comes twice.
  ['2026-03-08', '02:30', '2026-03-08T06:30:00.000Z'],
  ['2026-11-01', '01:30', '2026-11-01T04:30:00.000Z'],
])('%s %s in Halifax is %s', (day, time, moment) => {
  expect(halifaxMoment(day, time).toISOString()).toBe(moment);
});

const NOW = at('2026-11-23T15:00:00.000Z');

it.each([
  ['2026-11-23T15:00:00.001Z', null],
  ['2026-12-23T15:00:00Z', null],
  ['2026-12-23T15:00:00.001Z', 'Please choose a time within 30 days.'],
  ['2026-11-23T15:00:00.000Z', 'Please choose a time in the future.'],
  ['2020-01-01T00:00:00Z', 'Please choose a time in the future.'],
  ['2026-13-40T00:00:00Z', 'Please choose a time in the future.'],
])('of a snooze until %s is said: %s', (until, problem) => {
  if (problem === null) expect(requireSnoozeTime(until, NOW)).toBe(at(until).toISOString());
  else {
    expect(() => requireSnoozeTime(until, NOW)).toThrow(
      expect.objectContaining({ code: 'invalid_input', message: problem }),
    );
  }
});

it.each([
  ['2026-11-23T16:05:00Z', '12:05 PM'],
  ['2026-11-24T13:00:00Z', 'Tue 9:00 AM'],
  ['2026-11-29T13:00:00Z', 'Sun 9:00 AM'],
  ['2026-11-30T13:00:00Z', 'Mon, Nov 30, 9:00 AM'],
])('%s is read as %s', (until, text) => {
  expect(snoozeTimeText(at(until), NOW)).toBe(text);
});

it('comes when its time is reached, and no earlier', () => {
  expect(isDue({ snoozedUntil: '2026-11-23T15:00:00.000Z' }, NOW)).toBe(true);
  expect(isDue({ snoozedUntil: '2026-11-23T15:00:00.001Z' }, NOW)).toBe(false);
  expect(isDue({ snoozedUntil: null }, NOW)).toBe(false);
});

const SNOOZED = { snoozedUntil: '2026-11-24T13:00:00.000Z', snoozedBy: 'Anna', snoozeEndedAt: null };

it.each([
  ['user', SNOOZED, snoozeEnded(NOW)],
  ['assistant', SNOOZED, SNOOZED],
  ['admin', SNOOZED, SNOOZED],
  ['user', snoozeEnded(NOW), snoozeEnded(NOW)],
  ['admin', snoozeEnded(NOW), { snoozedUntil: null, snoozedBy: null, snoozeEndedAt: null }],
] as const)('a message of the %s makes of %j %j', (sender, before, after) => {
  const session = { ...createSession('s', 'v', NOW), ...before };
  const draft = { id: 'm', sender, content: 'Hi', image: null, clientMessageId: null };
  const { session: next } = postMessage(session, draft, NOW);
  expect(next).toMatchObject(after);
  // A change of the session itself, which consoles are told.
  expect(next.version).toBe(
    before.snoozedUntil === after.snoozedUntil && before.snoozeEndedAt === after.snoozeEndedAt ? 1 : 2,
  );
});
