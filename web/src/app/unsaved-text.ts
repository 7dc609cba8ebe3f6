import { unsentChats } from '#features/admin-chat/unsent/unsent-store.ts';
import { draftIds } from '#features/admin-leads/drafts/draft-store.ts';

/** Returns what a sign-out throws away of an admin's, for whoever is asked before; empty where there is nothing. */
export function unsavedText(userId: string): string {
  const [leads, chats] = [draftIds().length, unsentChats(userId).size];
  const places = [
    ...(leads > 0 ? [leads === 1 ? 'a lead' : `${leads} leads`] : []),
    ...(chats > 0 ? [chats === 1 ? 'a chat' : `${chats} chats`] : []),
  ];
  if (places.length === 0) return '';
  return `What you have typed in ${places.join(' and in ')} is neither saved nor sent. It will be thrown away.`;
}
