import { junkReplies } from '../junk-replies.ts';
import { type JunkGuess, parseJunkType } from '../parsers/junk/parse-junk-type.ts';
import { squeezeLetters, wordsOf } from '../parsers/text/plain-text.ts';
import type { Slots } from '../slots.ts';
import { WORDING } from '../wording.ts';
import { filled, promptText, retry, type Step } from './step.ts';

const PROMPT_TEXTS = { ...WORDING.junkType, ask: WORDING.welcome };

const UNLISTED: JunkGuess = { junkType: 'other', confidence: 0.3 };
const DESCRIPTION_WORDS = 3;

/** Longer descriptions are truncated: the transcript has the rest. */
const MAX_JUNK_TEXT = 1000;

/** Step 1: what has to go, picked or in the person's own words. */
export const junkTypeStep: Step = {
  prompt: (_state, asking) => ({ content: promptText(PROMPT_TEXTS, asking), quickReplies: junkReplies() }),
  read(text, state) {
    const written = parseJunkType(text);
    const parsed = written.kind === 'retry' ? parseJunkType(squeezeLetters(text)) : written;
    // The same description a second time is accepted: the team will know what it is.
    const insists = text === state.refused && wordsOf(text).length >= DESCRIPTION_WORDS;
    if (parsed.kind === 'retry' && insists) return filled(classifiedJunk(UNLISTED, junkDescription(text)));
    if (parsed.kind === 'retry') return retry(WORDING.junkType.unrecognised);
    const said = junkDescription(text);
    if (parsed.kind === 'ok') return filled(classifiedJunk(parsed.value, said));
    return { kind: 'clarify', pending: { kind: 'which-junk', candidates: parsed.candidates, text: said } };
  },
};

/** The slots of a junk type classified from free text. */
export function classifiedJunk(guess: JunkGuess, text: string | null): Partial<Slots> {
  return {
    junkType: guess.junkType,
    junkConfidence: guess.confidence,
    junkClassificationSource: 'ai',
    junkText: text,
  };
}

function junkDescription(text: string): string {
  return text.trim().slice(0, MAX_JUNK_TEXT);
}
