import type { PhotoStateResponse } from '@harbour-haul/contract/photos/get-photo-state';
import { ApiRequestError, apiRequest } from '#lib/api-client.ts';

/** The paths of the photos that a visitor sent in chats, the oldest first. */
export function fetchChatPhotos(visitorId: string, signal: AbortSignal): Promise<string[]> {
  const query = new URLSearchParams({ visitorId });
  return apiRequest('GET', `/api/chat/photos?${query}`, { signal });
}

/** What is known of a photo by a name of it; null where there is none. */
export async function fetchPhotoState(name: string, signal: AbortSignal): Promise<PhotoStateResponse | null> {
  try {
    return await apiRequest('GET', `/api/photos/${encodeURIComponent(name)}/state`, { signal });
  } catch (error) {
    if (error instanceof ApiRequestError && error.status === 404) return null;
    throw error;
  }
}

/** The paths of the photos that lie under the names which older chats gave them (specification section 7). */
export async function lookUpFiles(visitorId: string, signal: AbortSignal): Promise<string[]> {
  const names = [`chat_${visitorId}`, `chat-${visitorId}`, `chat_${visitorId}_1`, `chat_${visitorId}_2`];
  const found = await Promise.all(names.map((name) => fetchPhotoState(`${name}.jpg`, signal)));
  return [
    ...new Set(found.flatMap((photoState) => (photoState?.state === 'clean' ? [photoState.path] : []))),
  ];
}
