import type { Lead } from '@harbour-haul/domain/leads/lead';
import { parsePhotoList } from '@harbour-haul/domain/leads/lead-photos';

/** The photos of a lead, each once, by section. Each is a path, a stored name or a bitmap's data URL. */
export interface LeadPhotoLists {
  main: string | null;
  additional: string[];
  /** Those that its chat named and the list of the visitor's chat photos does not. */
  chat: string[];
  /** Those of the visitor's chats. */
  loaded: string[];
  /** Those under the names of older chats, and nowhere above. */
  lookedUp: string[];
}

/** @param loaded what the server lists of the visitor's chats @param lookedUp what lies under older names */
export function leadPhotoLists(
  lead: Pick<Lead, 'photoPath' | 'additionalPhotos' | 'chatPhotoPaths'>,
  loaded: readonly string[],
  lookedUp: readonly string[],
): LeadPhotoLists {
  const main = lead.photoPath || null;
  const additional = without(parsePhotoList(lead.additionalPhotos), main === null ? [] : [main]);
  return {
    main,
    additional,
    chat: without(parsePhotoList(lead.chatPhotoPaths), loaded),
    loaded: without(loaded, []),
    lookedUp: without(lookedUp, [...loaded, ...parsePhotoList(lead.chatPhotoPaths)]),
  };
}

/** All of them in the order in which they are shown, each once. */
export function allPhotos({ main, additional, chat, loaded, lookedUp }: LeadPhotoLists): string[] {
  return [...new Set([...(main === null ? [] : [main]), ...additional, ...chat, ...loaded, ...lookedUp])];
}

function without(photos: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others.map(nameOf));
  return [...new Map(photos.map((photo) => [nameOf(photo), photo])).entries()]
    .filter(([name]) => !known.has(name))
    .map(([, photo]) => photo);
}

/** Written with its folder or without, it is the same photo. */
function nameOf(photo: string): string {
  return photo.startsWith('data:') ? photo : (photo.split('/').at(-1) ?? photo);
}
