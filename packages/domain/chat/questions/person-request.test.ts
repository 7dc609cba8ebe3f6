import { describe, expect, it } from '@jest/globals';
import { type PersonRequestTopic, withoutCancelWish, withPersonRequest } from './person-request.ts';

const at = (minute: number) => new Date(`2026-11-21T15:${String(minute).padStart(2, '0')}:00.000Z`);
const QUIET = { personRequestedAt: null, personRequestAbout: null };
const NONE = { open: [] };

/** A session whose visitor asked for a person about one thing after the other, a minute apart. */
function after(...topics: (PersonRequestTopic | undefined)[]) {
  const session: Parameters<typeof withPersonRequest>[0] = { ...QUIET };
  for (const [minute, about] of topics.entries())
    Object.assign(session, withPersonRequest(session, { about }, at(minute)));
  return session;
}

describe('a wish to be deleted', () => {
  it('takes the place of every other', () => {
    for (const topic of [undefined, 'question', 'cancel', 'reschedule', 'existing-request'] as const)
      expect(after(topic, 'deletion')).toMatchObject({
        personRequestAbout: 'deletion',
        personRequestedAt: at(1).toISOString(),
      });
  });

  it('gives its place to none', () => {
    for (const topic of [undefined, 'question', 'cancel', 'reschedule', 'existing-request'] as const)
      expect(after('deletion', topic)).toMatchObject({
        personRequestAbout: 'deletion',
        personRequestedAt: at(0).toISOString(),
      });
  });
});

describe('a wish to cancel that is taken back', () => {
  it.each<[string, (PersonRequestTopic | undefined)[], { open: string[] }, number | null, string | null]>([
    ['another day', ['reschedule', 'cancel'], NONE, 0, 'reschedule'],
    ['a person about nothing that is known', [undefined, 'cancel'], NONE, 0, null],
    ['the last of several', ['existing-request', 'reschedule', 'cancel'], NONE, 1, 'reschedule'],
    ['another day, beside an open question', ['reschedule', 'cancel'], { open: ['A?'] }, 0, 'reschedule'],
    ['an open question', ['question', 'cancel'], { open: ['A?'] }, 0, 'question'],
    ['a question that was answered meanwhile', ['question', 'cancel'], NONE, null, null],
    ['nothing', ['cancel'], NONE, null, null],
    ['what is said after it', ['reschedule', 'cancel', 'cancel'], NONE, 0, 'reschedule'],
  ])('leaves its visitor waiting for %s', (_, topics, questions, minute, about) => {
    const session = after(...topics);
    expect(session.personRequestAbout).toBe('cancel');
    expect({ ...session, ...withoutCancelWish(session, questions) }).toMatchObject({
      personRequestedAt: minute === null ? null : at(minute).toISOString(),
      personRequestAbout: about,
    });
  });

  it('brings nothing back that the team had turned to before it was said', () => {
    const session = { ...after('reschedule', 'cancel'), ...QUIET };
    const again = { ...session, ...withPersonRequest(session, { about: 'cancel' }, at(5)) };
    expect(withoutCancelWish(again, NONE)).toMatchObject(QUIET);
  });

  it('is none where nobody wishes to cancel', () => {
    for (const session of [QUIET, after('reschedule'), after('cancel', 'reschedule')])
      expect(withoutCancelWish(session, NONE)).toBeNull();
  });
});
