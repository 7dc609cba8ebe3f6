import { expect, it } from '@jest/globals';
import type { Language } from '../../../../site/language.ts';
import { judgeQuestion } from './judge-question.ts';
import { readQuestionBatch } from './read-question-batch.ts';

function judge([asked, text, ...topics]: readonly string[], language: Language = 'en') {
  const [question] = readQuestionBatch('t/me', {
    author: 'me',
    language,
    questions: [{ asked, text, topics }],
  }).questions;
  if (question === undefined) throw new Error('the batch holds no question');
  return judgeQuestion(question, language);
}

it.each([
  ['the text of its topic', ['name', 'how much does it cost?', 'price']],
  ['the texts of both topics', ['name', 'how much does it cost and do you take cash?', 'price', 'payment']],
  ['a narrower text', ['contact', 'what are your office hours?', 'hours']],
  ['what no topic holds, by a narrower text', ['notes', 'can I get a receipt?', 'other']],
  ['why the number is needed', ['phone', 'is that required?', 'privacy']],
  ['where a hazard goes', ['junk', 'a can of paint, do you take it?', 'what-we-take']],
  ['what two people lift', ['pickup', 'do you carry things down the stairs?', 'what-we-take']],
  ['that a person is called', ['name', 'can I talk to a human', 'are-you-a-person']],
  ['a day that is put down', ['pickup', 'can someone come friday?', 'how-soon']],
  ['what is known of one slot', ['review', 'what number did i give you', 'your-details']],
  ['that the team is told', ['notes', 'are you hiring?', 'other']],
  ['nothing, of what asks nothing', ['name', 'Ann Lee', 'none']],
  ['nothing, of a request that is sent without a question', ['review', 'yes', 'none']],
])('judgeQuestion finds right that a reply holds %s', (_what, question) => {
  expect(judge(question).wrong).toBeNull();
});

it.each([
  ['missed', ['name', 'Ann Lee', 'price']],
  ['missed', ['junk', 'a couch and a fridge', 'how-soon']],
  ['otherwise', ['name', 'how much does it cost?', 'payment']],
  ['otherwise', ['name', 'how much does it cost?', 'price', 'payment']],
  ['otherwise', ['name', 'how much does it cost and do you take cash?', 'price']],
  ['passed-on', ['notes', 'are you hiring?', 'who-comes']],
  ['unasked', ['name', 'how much does it cost?', 'none']],
  ['unasked', ['notes', 'are you hiring?', 'none']],
  ['sent', ['review', 'yes', 'cancelling']],
])('judgeQuestion finds %s after %j', (wrong, question) => {
  expect(judge(question).wrong).toBe(wrong);
});

it('judgeQuestion takes no second answer from one that holds it', () => {
  expect(judge(['junk', 'do you take tires?', 'hazardous']).wrong).toBeNull();
});

it('judgeQuestion finds the recap no answer, and what was given in it', () => {
  const note = 'the gate sticks';
  expect(judge(['notes', note, 'none'], 'fr')).toMatchObject({ wrong: null, answers: [] });
  expect(judge(['notes', note, 'your-details'], 'fr').wrong).toBeNull();
});

it('judgeQuestion puts a French question to a French talk', () => {
  const judged = judge(['name', 'combien ça coûte?', 'price'], 'fr');
  expect(judged.wrong).toBeNull();
  expect(judged.replies.join()).toContain('soumission');
});
