import { describe, expect, it } from '@jest/globals';
import { MAX_OPEN_QUESTIONS } from '../../leads/fields/text-limits.ts';
import {
  NO_QUESTIONS,
  openQuestionsWith,
  questionsAfter,
  questionsAnswered,
  questionsLeft,
  questionsWithLead,
} from './team-questions.ts';

const HELD = { isHandedOff: true };
const FREE = { isHandedOff: false };
const said = (content: string) => ({ sender: 'user', content }) as const;
const PIANOS = { open: ['Do you take pianos?'], answered: [] };

describe('questions of a chat', () => {
  it.each([
    ['a question to the person who has the chat', HELD, said('Do you take pianos?'), {}, PIANOS],
    ['what the assistant could not answer', FREE, said('Do you take pianos?'), { about: 'question' }, PIANOS],
    [
      'what is asked about a request that was sent',
      FREE,
      said('Do you take pianos?'),
      { about: 'existing-request' },
      PIANOS,
    ],
    ['a question that the assistant answers', FREE, said('Do you take pianos?'), {}, NO_QUESTIONS],
    ['what asks nothing', HELD, said('It is a piano.'), {}, NO_QUESTIONS],
    [
      'what the assistant asks',
      HELD,
      { sender: 'assistant', content: 'Your name?' } as const,
      {},
      NO_QUESTIONS,
    ],
    [
      'a wish for a person about something else',
      FREE,
      said('Can I move it?'),
      { about: 'reschedule' },
      NO_QUESTIONS,
    ],
  ] as const)('%s', (_, session, message, wish, expected) => {
    expect(questionsAfter(NO_QUESTIONS, session, message, wish)).toEqual(expected);
  });

  it('are answered by what a person writes next, and open again where they are asked again', () => {
    const answered = questionsAfter(PIANOS, HELD, { sender: 'admin', content: 'Yes.' });
    expect(answered).toEqual({ open: [], answered: ['Do you take pianos?'] });
    expect(questionsAfter(answered, HELD, { sender: 'admin', content: 'Really.' })).toBe(answered);
    expect(questionsAfter(answered, HELD, said('Do you take pianos?'))).toEqual(PIANOS);
  });

  it('stay few and short, whatever is sent', () => {
    let questions = NO_QUESTIONS;
    for (let number = 0; number < 100; number += 1) {
      questions = questionsAfter(questions, HELD, said(`${number}? ${'x'.repeat(4000)}`));
    }
    expect(questions.open).toHaveLength(20);
    expect(questions.open.at(-1)).toMatch(/^99\?/);
    expect(Math.max(...questions.open.map(({ length }) => length))).toBe(1000);
  });

  it('are answered by phone one by one, and by whom is known until there is more', () => {
    const two = { open: ['A?', 'B?'], answered: [] };
    const one = questionsAnswered(two, ['a?'], 'dana');
    expect(one).toEqual({ open: ['B?'], answered: ['A?'], answeredBy: 'dana' });
    expect(questionsAnswered(one, ['A?'], 'sam')).toBe(one);
    expect(questionsAfter(one, HELD, { sender: 'admin', content: 'Yes.' })).toEqual({
      open: [],
      answered: ['A?', 'B?'],
    });
    expect(questionsAfter(one, HELD, said('A?'))).toEqual({ open: ['B?', 'A?'], answered: [] });
  });

  it('count as answered where the lead alone has them, and as the sentences of a long message', () => {
    expect(questionsAnswered(NO_QUESTIONS, ['Old?'], 'dana').answered).toEqual(['Old?']);
    const message = `${'We have a lot of things here. '.repeat(20)}Do you take pianos?`;
    const asked = { open: [message], answered: [] };
    expect(questionsAnswered(asked, ['Do you take pianos?'], 'dana')).toEqual({
      open: [],
      answered: [message],
      answeredBy: 'dana',
    });
  });

  it('are those of the lead besides, each once and none that was answered', () => {
    const known = { open: ['A?'], answered: ['B?'] };
    expect(questionsWithLead(known, 'A?\nb?\nC?')).toEqual({ open: ['A?', 'C?'], answered: ['B?'] });
    expect(questionsWithLead(known, 'a?')).toBe(known);
    expect(questionsWithLead(known, null)).toBe(known);
  });
});

describe('what the end of a takeover leaves open', () => {
  const session = (sender: 'user' | 'admin', content: string) => ({
    lastMessage: { sender, content, timestamp: '2026-11-28T12:00:00.000Z' },
    adminName: 'Dana',
  });

  it.each([
    ['what the visitor wrote last', session('user', 'no, friday'), ['no, friday']],
    ['not what was answered', session('admin', 'Friday it is.'), []],
    ['no thanks to who had it', session('user', 'Thanks Dana, bye!'), []],
    ['nothing of a chat without a word', { lastMessage: null, adminName: 'Dana' }, []],
  ])('is %s', (_, left, open) => {
    expect(questionsLeft(NO_QUESTIONS, left)).toEqual({ open, answered: [] });
  });

  it('is no more than what is asked already', () => {
    const asked = { open: ['Do you take pianos?'], answered: [] };
    expect(questionsLeft(asked, session('user', 'on the second floor'))).toBe(asked);
  });
});

describe('open questions of the lead', () => {
  it.each([
    ['those of the chat are added', 'A?', { open: ['B?'], answered: [] }, 'A?\nB?'],
    ['none is there twice', 'A?\nb?', { open: ['B?'], answered: [] }, 'A?\nb?'],
    ['answered ones go', 'A?\nB?', { open: [], answered: ['a?'] }, 'B?'],
    ['the last goes', 'A?', { open: [], answered: ['A?'] }, null],
    ['none were there', null, { open: ['A?'], answered: [] }, 'A?'],
    ['nothing is known of them', 'A?\nand 2 more', NO_QUESTIONS, 'A?\nand 2 more'],
  ])('%s', (_, lead, questions, expected) => {
    expect(openQuestionsWith(lead, questions, FREE)).toBe(expected);
  });

  it('while a person has the chat none is left, and what they have answered goes', () => {
    expect(openQuestionsWith('A?', { open: ['B?'], answered: ['A?'] }, HELD)).toBeNull();
  });

  it('a long message stands for the sentences of it that the lead has', () => {
    const message = `${'We have a lot of things here. '.repeat(20)}Do you take pianos?`;
    const lead = 'Do you take pianos?';
    expect(openQuestionsWith(lead, { open: [message], answered: [] }, FREE)).toBe(lead);
    expect(openQuestionsWith(lead, { open: [], answered: [message] }, FREE)).toBeNull();
  });

  it('keeps within its limit', () => {
    const open = Array.from({ length: 20 }, (_, number) => `${number}? ${'x'.repeat(900)}`);
    expect(openQuestionsWith(null, { open, answered: [] }, FREE)?.length).toBeLessThanOrEqual(
      MAX_OPEN_QUESTIONS,
    );
  });
});
