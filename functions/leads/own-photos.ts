import type { Lead, LeadSubmission } from '@harbour-haul/domain/leads/lead';
import { type LeadPhotos, photosOfChat, photosOfForm } from '@harbour-haul/domain/leads/lead-photos';
import { type Photo, photoPath } from '@harbour-haul/domain/photos/photo';
import type { PhotoKeeping } from '../shared/photos/compose-photos.ts';
import type { LeadsDeps } from './deps.ts';
import type { ReceivedLead } from './lead-submission.ts';

/**
 * The photos behind these paths, in their order, as far as they are this visitor's and were not refused. Those of
 * somebody else are left out like those that there are not.
 */
export async function ownPhotos(
  paths: readonly string[],
  visitorId: string,
  { photos }: Pick<PhotoKeeping, 'photos'>,
  now: Date,
): Promise<Photo[]> {
  const names = [...new Set(paths)].map((path) => path.slice(photoPath('').length));
  const found = await Promise.all(names.map((name) => photos.get(name, now)));
  return found.filter((photo) => photo !== null).filter((one) => one.visitorId === visitorId && !one.refusal);
}

/** The photos that come with a submission, and whether all are there that it names. */
interface SubmittedPhotos {
  photos: Photo[];
  isWhole: boolean;
}

/**
 * The photos of a submission: those that it names, and of a chat all that were sent in it, as messages are.
 * @param visitorId who has proven to send it, or null.
 */
export async function submittedPhotos(
  { from, photoPaths }: ReceivedLead,
  visitorId: string | null,
  keeping: Pick<PhotoKeeping, 'photos'>,
  now: Date,
): Promise<SubmittedPhotos> {
  if (visitorId === null) return { photos: [], isWhole: photoPaths.length === 0 };
  const named = await ownPhotos(photoPaths, visitorId, keeping, now);
  const sent = from === 'chat' ? await looseChatPhotos(visitorId, keeping) : [];
  const others = sent.filter(({ name }) => !named.some((one) => one.name === name));
  return { photos: [...named, ...others], isWhole: named.length === new Set(photoPaths).size };
}

/** The photos that a visitor has sent in the chat and that no lead shows yet. */
async function looseChatPhotos(
  visitorId: string,
  { photos }: Pick<PhotoKeeping, 'photos'>,
): Promise<Photo[]> {
  const all = await photos.ofVisitor(visitorId);
  return all.filter(({ source, refusal, leadId }) => source === 'chat' && !refusal && leadId === null);
}

/** What a lead keeps of photos, by the door that they came in by. */
export function leadPhotosOf(photos: readonly Photo[], from: 'form' | 'chat'): LeadPhotos {
  const paths = photos.map(({ name }) => photoPath(name));
  return from === 'form' ? photosOfForm(paths) : photosOfChat(paths);
}

/**
 * Names the lead with each of its photos, so that what is seen in them finds it; what was seen in the meantime is told
 * to the lead here.
 */
export async function nameLead(
  photos: readonly Photo[],
  lead: Pick<Lead, 'id' | 'junkType'>,
  { photos: rows, seenJunkTypes }: Pick<LeadsDeps, 'photos' | 'seenJunkTypes'>,
  now: Date,
): Promise<void> {
  const named = await Promise.all(photos.map(({ name, visitorId }) => rows.attach(name, visitorId, lead.id)));
  if (lead.junkType !== null) return;
  for (const photo of named) {
    if (photo?.findings?.junkType) await seenJunkTypes.fill(lead.id, photo.findings, now);
  }
}

/** Where the person named no junk type, the surest that their photos show. */
export function seenType({ junkType }: LeadSubmission, photos: readonly Photo[]): Partial<LeadSubmission> {
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
