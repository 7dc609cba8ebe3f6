/** More pixels than any phone's camera makes in one picture that stays below 5 MB; beyond it nothing is decoded. */
export const MAX_PHOTO_PIXELS = 40_000_000;

/** As many photos as a request by form can have; the first is its main one. */
export const MAX_FORM_PHOTOS = 5;

/** The longest side of the picture that is kept. */
export const MAX_PHOTO_SIDE = 2560;

/** The longest side of the small picture in lists. */
export const MAX_THUMBNAIL_SIDE = 400;
