import { expect, it } from '@jest/globals';
import { AnswerNotes, missed } from './answers.ts';

function notesOf(...answers: unknown[]) {
  const notes = new AnswerNotes();
  for (const body of answers) notes.noteAnswer('GET', '/api/leads?limit=1', body);
  return notes.answers;
}

const EARLIER = notesOf({ leads: [{ id: 1, name: 'Jane', email: null }], total: 1 });

it('takes down what answers look like, and nothing that they say', () => {
  expect(EARLIER).toEqual({
    listLeads: {
      leads: ['array'],
      'leads[]': ['object'],
      'leads[].email': ['null'],
      'leads[].id': ['number'],
      'leads[].name': ['string'],
      total: ['number'],
    },
  });
});

it.each<[string, unknown, string[]]>([
  ['the same', { leads: [{ id: 2, name: null, email: 'a@b.example' }], total: 0 }, []],
  ['more', { leads: [{ id: 2, name: 'Kim', email: null, owner: 'kim' }], total: 0, next: null }, []],
  [
    'less',
    { leads: [{ id: 2, email: null }] },
    ['listLeads: leads[].name is gone', 'listLeads: total is gone'],
  ],
  [
    'another kind',
    { leads: [{ id: '2', name: 'Kim', email: null }], total: 1 },
    ['listLeads: leads[].id is string in place of number'],
  ],
])('a tab of then that is answered with %s', (_what, body, lines) => {
  expect(missed(EARLIER, notesOf(body))).toEqual(lines);
});

it('names the operation whose path fits best', () => {
  const notes = new AnswerNotes();
  notes.noteAnswer('GET', '/api/leads/count', { count: 1 });
  notes.noteAnswer('GET', '/api/leads/visitor-1', { lead: null });
  notes.noteFrame('{"type":"pong"}');
  notes.noteAnswer('GET', '/api/nothing/at/all', {});
  expect(Object.keys(notes.answers)).toEqual(['countLeads', 'frame pong', 'getVisitorLead']);
});
