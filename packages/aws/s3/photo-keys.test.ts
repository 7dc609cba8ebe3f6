import { photoName } from '@harbour-haul/domain/photos/photo';
import { it } from '@jest/globals';
import fc from 'fast-check';
import { cleanKey, nameInQuarantine, quarantineKey, thumbnailKey } from './photo-keys.ts';

const name = fc.uuid().map(photoName);

it('uploadedPhotoName returns the name of every upload that was signed for', () => {
  fc.assert(fc.property(name, (one) => nameInQuarantine(quarantineKey(one)) === one));
});

it('uploadedPhotoName returns null for any other key', () => {
  const climbing = name.map((one) => quarantineKey(`../clean/${one}`));
  const other = fc.oneof(fc.string(), name, name.map(cleanKey), name.map(thumbnailKey), climbing);
  fc.assert(fc.property(other, (key) => nameInQuarantine(key) === null));
});
