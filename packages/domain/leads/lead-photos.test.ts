import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  allPhotoPaths,
  mergePhotos,
  NO_PHOTOS,
  parsePhotoList,
  photosOfChat,
  photosOfForm,
} from './lead-photos.ts';

const path = fc.constantFrom(...['a', 'b', 'c', 'd', 'e'].map((name) => `/uploads/${name}.jpg`));
const photos = fc
  .tuple(fc.array(path), fc.array(path))
  .map(([form, chat]) => mergePhotos(photosOfForm(form), photosOfChat(chat)));

it('photosOfForm has the first photo as the main one, and each once', () => {
  expect(photosOfForm([])).toEqual(NO_PHOTOS);
  expect(photosOfForm(['/uploads/a.jpg'])).toEqual({ ...NO_PHOTOS, photoPath: '/uploads/a.jpg' });
  expect(photosOfForm(['/uploads/a.jpg', '/uploads/b.jpg', '/uploads/a.jpg'])).toEqual({
    ...NO_PHOTOS,
    photoPath: '/uploads/a.jpg',
    additionalPhotos: '["/uploads/b.jpg"]',
  });
  expect(photosOfChat(['/uploads/a.jpg'])).toEqual({ ...NO_PHOTOS, chatPhotoPaths: '["/uploads/a.jpg"]' });
});

it.each([
  [null, []],
  ['', []],
  ['[]', []],
  ['/uploads/a.jpg', ['/uploads/a.jpg']],
  ['["/uploads/a.jpg","/uploads/b.jpg"]', ['/uploads/a.jpg', '/uploads/b.jpg']],
  ['["/uploads/a.jpg",7,null]', ['/uploads/a.jpg']],
  ['["/uploads/a.jpg"', []],
])('parsePhotoList(%j) is %j', (text, paths) => {
  expect(parsePhotoList(text)).toEqual(paths);
});

describe('mergePhotos', () => {
  it('loses no photo, repeats none, and keeps the main one', () => {
    fc.assert(
      fc.property(photos, photos, (first, second) => {
        const joined = mergePhotos(first, second);
        const both = new Set([...allPhotoPaths(first), ...allPhotoPaths(second)]);
        expect(new Set(allPhotoPaths(joined))).toEqual(both);
        expect(joined.photoPath).toBe(first.photoPath ?? second.photoPath);
        for (const text of [joined.additionalPhotos, joined.chatPhotoPaths]) {
          expect(new Set(parsePhotoList(text)).size).toBe(parsePhotoList(text).length);
        }
        expect(parsePhotoList(joined.additionalPhotos)).not.toContain(joined.photoPath);
      }),
    );
  });

  it('changes nothing where all photos are there already', () => {
    fc.assert(
      fc.property(photos, photos, (first, second) => {
        const joined = mergePhotos(first, second);
        expect(mergePhotos(joined, second)).toEqual(joined);
        expect(mergePhotos(joined, NO_PHOTOS)).toEqual(joined);
      }),
    );
  });
});
