import type { Language } from '../../site/language.ts';
import type { ConversationState } from '../state.ts';
import { ENGLISH, type Wording } from './english.ts';

const KNOWN: Partial<Record<Language, Wording>> & { en: Wording } = { en: ENGLISH };

/** Adds the texts of a language, which browsers fetch once somebody speaks it; until then English stands in for it. */
export function addWording(language: Language, wording: Wording): void {
  KNOWN[language] = wording;
}

/** Whether the assistant has the texts of a language. */
export const hasWording = (language: Language): boolean => KNOWN[language] !== undefined;

/** The texts of a language; a conversation that says none is in English. */
export const wordingIn = (language: Language = 'en'): Wording => KNOWN[language] ?? KNOWN.en;

/** The texts of a conversation's language. */
export const wordingOf = ({ slots }: Pick<ConversationState, 'slots'>): Wording => wordingIn(slots.language);
