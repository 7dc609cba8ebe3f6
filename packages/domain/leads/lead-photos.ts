import type { Lead } from './lead.ts';
import { initialStatus } from './lead-status.ts';

/** The photos of a lead by how they were sent; the lists are JSON text (specification section 3). */
export type LeadPhotos = Pick<Lead, 'photoPath' | 'additionalPhotos' | 'chatPhotoPaths'>;

/** A lead without photos. */
export const NO_PHOTOS: LeadPhotos = { photoPath: null, additionalPhotos: null, chatPhotoPaths: null };

/** Photos sent with the form: the first is the main one. */
export function photosOfForm(paths: readonly string[]): LeadPhotos {
  const [photoPath = null, ...others] = new Set(paths);
  return { ...NO_PHOTOS, photoPath, additionalPhotos: photoListText(others) };
}

/** Photos sent in the chat. */
export function photosOfChat(paths: readonly string[]): LeadPhotos {
  return { ...NO_PHOTOS, chatPhotoPaths: photoListText([...new Set(paths)]) };
}

/** The photos of both, none twice among the form's or the chat's; the main photo of `first` stays the main one. */
export function mergePhotos(first: LeadPhotos, second: LeadPhotos): LeadPhotos {
  const form = photosOfForm([...formPaths(first), ...formPaths(second)]);
  const chat = photosOfChat([
    ...parsePhotoList(first.chatPhotoPaths),
    ...parsePhotoList(second.chatPhotoPaths),
  ]);
  return { ...form, chatPhotoPaths: chat.chatPhotoPaths };
}

/** The lead with photos that it has not yet, which may be what it lacked to be worked on. */
export function withPhotos(lead: Lead, photos: LeadPhotos): Lead {
  const known = allPhotoPaths(lead);
  const others = new Set(allPhotoPaths(photos).filter((path) => !known.includes(path)));
  const joined = { ...lead, ...mergePhotos(lead, pickPhotos(photos, others)) };
  const isDescribed = others.size > 0 && lead.status === 'incomplete';
  return isDescribed ? { ...joined, status: initialStatus(joined) } : joined;
}

/** The photos of these paths alone. */
export function pickPhotos(photos: LeadPhotos, paths: ReadonlySet<string>): LeadPhotos {
  const form = photosOfForm(formPaths(photos).filter((path) => paths.has(path)));
  const chat = parsePhotoList(photos.chatPhotoPaths).filter((path) => paths.has(path));
  return { ...form, chatPhotoPaths: photoListText(chat) };
}

/** Every photo of a lead once, the main one first. */
export function allPhotoPaths(photos: LeadPhotos): string[] {
  return [...new Set([...formPaths(photos), ...parsePhotoList(photos.chatPhotoPaths)])];
}

/** The paths of a stored list; an old plain string is a list of one. */
export function parsePhotoList(text: string | null): string[] {
  if (text === null || text === '') return [];
  if (!text.startsWith('[')) return [text];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function formPaths({ photoPath, additionalPhotos }: LeadPhotos): string[] {
  return [...(photoPath === null ? [] : [photoPath]), ...parsePhotoList(additionalPhotos)];
}

function photoListText(paths: readonly string[]): string | null {
  return paths.length === 0 ? null : JSON.stringify(paths);
}
