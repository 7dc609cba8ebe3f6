import type { Lead, LeadSubmission } from '@harbour-haul/domain/leads/lead';
import {
  allPhotoPaths,
  type LeadPhotos,
  photosOfChat,
  photosOfForm,
  pickPhotos,
} from '@harbour-haul/domain/leads/lead-photos';
import { type Photo, photoPath } from '@harbour-haul/domain/photos/photo';
import { MAX_REQUEST_PHOTOS } from '@harbour-haul/domain/photos/photo-limits';
import type { PhotoStorage } from '../../shared/photos/compose-photo-storage.ts';
import type { ReceivedLead } from './to-submission.ts';

/**
 * The photos of these paths, in their order, as far as they are this visitor's and were not refused. Those of other
 * visitors are left out like those that do not exist.
 */
export async function ownPhotos(
  paths: readonly string[],
  visitorId: string,
  { photos }: Pick<PhotoStorage, 'photos'>,
  now: Date,
): Promise<Photo[]> {
  const names = [...new Set(paths)].map((path) => path.slice(photoPath('').length));
  const found = await Promise.all(names.map((name) => photos.get(name, now)));
  return found.filter((photo) => photo !== null).filter((one) => one.visitorId === visitorId && !one.refusal);
}

/** Whether all photos of these paths were stored with a lead, as the first answer to a repeated submission has said. */
export async function areOfLead(
  paths: readonly string[],
  leadId: number,
  { photos }: Pick<PhotoStorage, 'photos'>,
  now: Date,
): Promise<boolean> {
  const found = await Promise.all(paths.map((path) => photos.get(path.slice(photoPath('').length), now)));
  return found.every((photo) => photo?.leadId === leadId && !photo.refusal);
}

/** The photos of a lead that its visitor sent: others may have been added for the team. */
export async function ownPhotosOf(
  lead: Lead,
  storage: Pick<PhotoStorage, 'photos'>,
  now: Date,
): Promise<LeadPhotos> {
  const own = await ownPhotos(allPhotoPaths(lead), lead.visitorId ?? '', storage, now);
  return pickPhotos(lead, new Set(own.map(({ name }) => photoPath(name))));
}

/** The photos of a submission, as many as a request can have, and whether all that it names were found. */
interface SubmittedPhotos {
  photos: Photo[];
  allFound: boolean;
}

/**
 * The photos of a submission: those that it names, and for a chat all that were sent in it.
 * @param visitorId the proven sender, or null.
 */
export async function submittedPhotos(
  { from, photoPaths }: ReceivedLead,
  visitorId: string | null,
  storage: Pick<PhotoStorage, 'photos'>,
  now: Date,
): Promise<SubmittedPhotos> {
  if (visitorId === null) return { photos: [], allFound: photoPaths.length === 0 };
  const named = await ownPhotos(photoPaths, visitorId, storage, now);
  const fromChat = from === 'chat' ? await unlinkedChatPhotos(visitorId, storage, now) : [];
  const others = fromChat.filter(({ name }) => !named.some((one) => one.name === name));
  const photos = [...named, ...others].slice(0, MAX_REQUEST_PHOTOS);
  return { photos, allFound: named.length === new Set(photoPaths).size };
}

/** The photos that a visitor has sent in the chat and that no lead has yet. */
async function unlinkedChatPhotos(
  visitorId: string,
  { photos }: Pick<PhotoStorage, 'photos'>,
  now: Date,
): Promise<Photo[]> {
  const all = await photos.ofVisitor(visitorId, now);
  return all.filter(({ source, refusal, leadId }) => source === 'chat' && !refusal && leadId === null);
}

/** A lead's photo fields, by where the photos were sent. */
export function leadPhotosOf(photos: readonly Photo[], from: 'form' | 'chat'): LeadPhotos {
  const paths = photos.map(({ name }) => photoPath(name));
  return from === 'form' ? photosOfForm(paths) : photosOfChat(paths);
}

/** The likeliest junk type of the photos, where the person named none. */
export function detectedJunkType(
  { junkType }: LeadSubmission,
  photos: readonly Photo[],
): Partial<LeadSubmission> {
  const [seen] = photos
    .flatMap(({ findings }) => (findings?.junkType ? [findings] : []))
    .sort((a, b) => (b.junkConfidence ?? 0) - (a.junkConfidence ?? 0));
  if (junkType !== null || !seen) return {};
  return {
    junkType: seen.junkType,
    junkConfidence: seen.junkConfidence,
    junkClassificationSource: 'image',
  };
}
