import type { LanguagePack } from '../texts/chat-languages.ts';

/** Where the build has put English; there is no such name in tests and while developing. */
declare const ENGLISH_PACK_URL: string | undefined;

/** Loads what it takes to chat in English. */
export async function loadEnglish(): Promise<LanguagePack> {
  if (typeof ENGLISH_PACK_URL === 'undefined') return (await import('../texts/english-pack.ts')).englishPack;
  const loaded = import(/* @vite-ignore */ ENGLISH_PACK_URL);
  return ((await loaded) as typeof import('../texts/english-pack.ts')).englishPack;
}
