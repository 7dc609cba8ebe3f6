/** More pixels than any phone's camera makes in one image below 5 MB; larger images are not decoded. */
export const MAX_PHOTO_PIXELS = 40_000_000;

/** Of what takes many times as long to decode: no camera makes it, and screens have fewer pixels. */
export const MAX_SLOW_PHOTO_PIXELS = 12_000_000;

/** How many photos one visitor may send in a day (UTC); an address may send more (`limits/limits.ts`). */
export const MAX_PHOTOS_A_DAY = { visitor: 20 } as const;

/** How many photos a request can have: all that a visitor can send in a day. What is sent later is added up to it. */
export const MAX_REQUEST_PHOTOS = MAX_PHOTOS_A_DAY.visitor;

/** How many photos can be sent at a time, by form, chat and the page of a request; the first of a form is its main one. */
export const MAX_PHOTOS_AT_ONCE = 5;

/** The longest side of the stored image. */
export const MAX_PHOTO_SIDE = 2560;

/** The longest side of the thumbnail. */
export const MAX_THUMBNAIL_SIDE = 400;
