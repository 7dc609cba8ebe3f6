import type { PhotoRefusal } from '@harbour-haul/domain/photos/photo';
import { MAX_REQUEST_PHOTOS } from '@harbour-haul/domain/photos/photo-limits';

/** The texts of specification section 5 for photos, and what an uploader is told of a photo that was refused. */
export const PHOTO_TOO_LARGE = 'File too large: Please select an image smaller than 5MB.';
export const NOT_AN_IMAGE = 'Please select an image (JPG, PNG or GIF).';

export const PHOTO_REFUSAL_TEXTS: Record<PhotoRefusal, string> = {
  not_an_image: NOT_AN_IMAGE,
  too_large: PHOTO_TOO_LARGE,
  too_many_pixels: 'File too large: Please select an image of at most 40 megapixels.',
  damaged: 'This image is damaged or incomplete. Please upload it again, or select another one.',
};

/** What a lead is answered whose photo could not be stored: the request itself is not lost by it. */
export const PHOTO_NOT_STORED =
  'Your request was sent without the photo, which could not be stored. You can add it later.';

/** What is answered where photos came after their lead, and not all could be taken. */
export const PHOTO_NOT_ADDED = 'A photo could not be added. Please upload it again.';

/** The same, where sending them again is of no use. */
export const REQUEST_IS_FULL = `A request can have up to ${MAX_REQUEST_PHOTOS} photos, so not all of these were added.`;
