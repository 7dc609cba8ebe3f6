import type { JunkType } from '../leads/fields/junk-type.ts';

/** The content types that may be announced; the content decides what a photo is, and all are stored as JPEG. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/heic'] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

/** A photo is smaller than this (specification section 5). */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

/** An image made of a photo is no larger: it is served by a function, in base64 and below 6 MB. */
export const MAX_CLEAN_PHOTO_BYTES = 4 * 1024 * 1024;

/** `pending` until its content was checked. Only a `clean` photo is ever shown. */
export type PhotoState = 'pending' | 'clean' | 'refused';

/** Why a photo was refused: by its content, not by what was announced. */
export const PHOTO_REFUSALS = ['not_an_image', 'too_large', 'too_many_pixels', 'damaged'] as const;
export type PhotoRefusal = (typeof PHOTO_REFUSALS)[number];

/** Hazardous goods that the admin is warned of. */
export const PHOTO_HAZARDS = ['paint', 'propane', 'fuel', 'batteries'] as const;
export type PhotoHazard = (typeof PHOTO_HAZARDS)[number];

/** Where a photo was sent from. */
export type PhotoSource = 'chat' | 'form';

/** The images that were made of a photo. */
export interface CleanedPhoto {
  width: number;
  height: number;
  /** A tiny, blurred data URL to show while the image loads. */
  placeholder: string;
}

/** What a classifier detects in a photo. */
export interface PhotoFindings {
  /** Confidence from 0 to 1, the highest first. */
  labels: { name: string; confidence: number }[];
  junkType: JunkType | null;
  /** 0 to 1; null where no junk type was found. */
  junkConfidence: number | null;
  hazards: PhotoHazard[];
}

/** A photo that a visitor sent. All times are ISO 8601 in UTC with milliseconds; what is not known is null. */
export interface Photo {
  /** Its file name, chosen by the server: under `/uploads/`, and in the bucket below each prefix. */
  name: string;
  /** Whose it is: nobody but this visitor and admins may see it. */
  visitorId: string;
  source: PhotoSource;
  state: PhotoState;
  refusal: PhotoRefusal | null;
  /** As it was announced. */
  contentType: PhotoType;
  /** In bytes, as it was announced; the upload has exactly as many. */
  size: number;
  cleaned: CleanedPhoto | null;
  findings: PhotoFindings | null;
  /** The lead that it belongs to. */
  leadId: number | null;
  createdAt: string;
  /** When it became clean or refused. */
  checkedAt: string | null;
}

/** A UUID: nobody guesses one, and no fallback name of a visitor's photo looks like it. */
const PHOTO_NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$/;

/** The name of a new photo. @param uuid a random one */
export function photoName(uuid: string): string {
  return `${uuid}.jpg`;
}

/** Whether a text has the form of the names that the server chooses. */
export function isPhotoName(text: string): boolean {
  return PHOTO_NAME.test(text);
}

/** The path under which a photo is shown. */
export function photoPath(name: string): string {
  return `/uploads/${name}`;
}
