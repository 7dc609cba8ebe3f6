import type { LanguagePack } from '../texts/chat-languages.ts';

/** Where the build has put French; there is no such name in tests and while developing. */
declare const FRENCH_PACK_URL: string | undefined;

/** Loads what it takes to chat in French. */
export async function loadFrench(): Promise<LanguagePack> {
  if (typeof FRENCH_PACK_URL === 'undefined') return (await import('../texts/french-pack.ts')).frenchPack;
  const loaded = import(/* @vite-ignore */ FRENCH_PACK_URL);
  return ((await loaded) as typeof import('../texts/french-pack.ts')).frenchPack;
}
