import { PHOTO_NOT_ADDED, REQUEST_IS_FULL } from '@harbour-haul/contract/photos/photo-texts';
import { NO_PHOTOS, photosOfChat, photosOfForm } from '@harbour-haul/domain/leads/lead-photos';
import { photoPath } from '@harbour-haul/domain/photos/photo';
import { MAX_REQUEST_PHOTOS } from '@harbour-haul/domain/photos/photo-limits';
import { aPhoto } from '@harbour-haul/testing/photos';
import { expect, it } from '@jest/globals';
import { photosWithRoom } from './photos-with-room.ts';

const some = (count: number) => Array.from({ length: count }, () => aPhoto());
const pathsOf = (photos: readonly { name: string }[]) => photos.map(({ name }) => photoPath(name));

it('a request takes photos until it has as many as it can', () => {
  const has = some(MAX_REQUEST_PHOTOS - 2);
  const lead = {
    ...photosOfForm(pathsOf(has.slice(0, 3))),
    ...{ chatPhotoPaths: photosOfChat(pathsOf(has.slice(3))).chatPhotoPaths },
  };
  const fresh = some(3);
  expect(photosWithRoom(fresh.slice(0, 2), pathsOf(fresh.slice(0, 2)), lead)).toEqual({
    photos: fresh.slice(0, 2),
    said: {},
  });
  expect(photosWithRoom(fresh, pathsOf(fresh), lead)).toEqual({
    photos: fresh.slice(0, 2),
    said: { photoError: REQUEST_IS_FULL },
  });
});

it('a full request keeps the photos that it has, whoever sends them again', () => {
  const has = some(MAX_REQUEST_PHOTOS);
  const again = [...has.slice(0, 2), aPhoto()];
  const { photos, said } = photosWithRoom(again, pathsOf(again), photosOfForm(pathsOf(has)));
  expect([photos, said]).toEqual([has.slice(0, 2), { photoError: REQUEST_IS_FULL }]);
});

it('a photo that is none of the visitor’s is said not to be added', () => {
  const [own, others] = some(2);
  const asked = pathsOf([own, others].flatMap((photo) => photo ?? []));
  expect(photosWithRoom(own ? [own] : [], asked, NO_PHOTOS).said).toEqual({ photoError: PHOTO_NOT_ADDED });
});
