import { expect, it } from '@jest/globals';
import { readBatch } from './read-batch.ts';

const read = (batch: object) => readBatch('t/me', batch);

it('readBatch makes lists of single values and fills in what is missing', () => {
  const batch = read({
    author: 'me',
    dialogues: [
      {
        persona: 'p',
        says: { junk: 'couch', name: ['who?', 'Al Roe'] },
        wants: {
          junk: 'furniture',
          phone: '(902) 555-0134 ext. 7',
          when: { day: 'any', part: 'morning' },
          notes: 'bell',
        },
      },
    ],
    texts: [{ asked: 'name', text: 'why?' }],
  });
  expect(batch).toEqual({
    name: 't/me',
    author: 'me',
    dialogues: [
      {
        persona: 'p',
        says: { junk: ['couch'], name: ['who?', 'Al Roe'] },
        wants: {
          junk: ['furniture'],
          phone: ['9025550134 x7'],
          when: [{ day: ['any'], part: ['morning'], asap: false }],
          notes: ['bell'],
        },
        lead: true,
      },
    ],
    texts: [{ asked: 'name', text: 'why?', known: {}, wants: {}, stops: false }],
  });
});

it.each([
  [
    'an unknown key',
    { dialogues: [{ says: { junk: 'a', shoe: 'b' } }] },
    't/me dialogues[0].says.shoe: is not a known key',
  ],
  [
    'a short phone',
    { texts: [{ asked: 'name', text: '', wants: { phone: '555' } }] },
    't/me texts[0].wants.phone: must have ten digits',
  ],
  [
    'an unknown kind',
    { dialogues: [{ says: {}, wants: { junk: ['yard', 'car'] } }] },
    't/me dialogues[0].wants.junk[1]: must be one of',
  ],
  [
    'a day in words',
    { texts: [{ asked: 'name', text: '', wants: { when: { day: ['friday'] } } }] },
    't/me texts[0].wants.when.day[0]: must be a yyyy-mm-dd or any',
  ],
  ['an unknown question', { texts: [{ asked: 'age', text: '' }] }, 't/me texts[0].asked: must be one of'],
  ['no text', { texts: [{ asked: 'name' }] }, 't/me texts[0].text: must be a text'],
])('readBatch refuses %s and names its place', (_what, batch, message) => {
  expect(() => read(batch)).toThrow(message);
});
