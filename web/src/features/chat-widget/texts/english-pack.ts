import type { LanguagePack } from './chat-languages.ts';
import { en } from './chat-texts.ts';

/** What it takes to chat in English on a French page, of which the engine has the rest; a file of its own. */
export const englishPack: LanguagePack = { texts: en };
