import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allPhotos, leadPhotoLists } from './lead-photo-lists.ts';

const NONE = { photoPath: null, additionalPhotos: null, chatPhotoPaths: null };
const DATA = 'data:image/png;base64,AAAA';

describe('the photos of a lead', () => {
  it.each([
    ['nothing at all', {}, [], [], []],
    ['a main photo that is a data URL', { photoPath: DATA }, [], [], [DATA]],
    [
      'a list of stored names and data URLs',
      { additionalPhotos: JSON.stringify(['a.jpg', DATA]) },
      [],
      [],
      ['a.jpg', DATA],
    ],
    ['a plain string', { chatPhotoPaths: '/uploads/a.jpg' }, [], [], ['/uploads/a.jpg']],
    ['broken JSON', { additionalPhotos: '["a.jpg"', chatPhotoPaths: '[1, {}]' }, [], [], []],
    [
      'the main one among the others',
      { photoPath: '/uploads/a.jpg', additionalPhotos: '["a.jpg","b.jpg"]' },
      [],
      [],
      ['/uploads/a.jpg', 'b.jpg'],
    ],
    [
      'what the list has as well',
      { chatPhotoPaths: '["a.jpg","b.jpg"]' },
      ['/uploads/a.jpg'],
      [],
      ['b.jpg', '/uploads/a.jpg'],
    ],
    [
      'what lies there under an older name',
      {},
      ['/uploads/a.jpg'],
      ['/uploads/a.jpg', '/uploads/b.jpg'],
      ['/uploads/a.jpg', '/uploads/b.jpg'],
    ],
  ])('of %s', (_, lead, loaded, lookedUp, all) => {
    expect(allPhotos(leadPhotoLists({ ...NONE, ...lead }, loaded, lookedUp))).toEqual(all);
  });

  it('the photos of a lead are listed once each, and none is lost', () => {
    const names = fc.array(fc.constantFrom('a.jpg', 'b.jpg', 'c.jpg', DATA));
    fc.assert(
      fc.property(names, names, names, (additional, chat, loaded) => {
        const lead = {
          ...NONE,
          additionalPhotos: JSON.stringify(additional),
          chatPhotoPaths: JSON.stringify(chat),
        };
        const all = allPhotos(leadPhotoLists(lead, loaded, []));
        expect(new Set(all).size).toBe(all.length);
        expect(new Set(all)).toEqual(new Set([...additional, ...chat, ...loaded]));
      }),
    );
  });
});
