import type { ListLeadsResponse } from '@harbour-haul/contract/leads/list-leads';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { QueryClient } from '@tanstack/react-query';

/** The query keys of what the palette has found; keys with the same beginning are changed together. */
export const paletteKeys = {
  leads: ['palette', 'leads'],
  chats: ['palette', 'chats'],
} as const;

/** The leads and chats that the palette has found, for as long as it is open. */
export function foundByPalette(client: QueryClient): { leads: number[]; chats: string[] } {
  const answers = <T>(queryKey: readonly string[]) =>
    client.getQueriesData<T>({ queryKey }).flatMap(([, answer]) => answer ?? []);
  return {
    leads: answers<ListLeadsResponse>(paletteKeys.leads).flatMap(({ leads }) => leads.map(({ id }) => id)),
    chats: answers<ChatSession[]>(paletteKeys.chats)
      .flat()
      .map(({ id }) => id),
  };
}
