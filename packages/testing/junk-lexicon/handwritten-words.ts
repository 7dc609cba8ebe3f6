import { HAZARD_KINDS, HAZARDS } from '@harbour-haul/domain/conversation/lexicon/hazards';
import { JUNK_HINTS } from '@harbour-haul/domain/conversation/lexicon/junk/hints';
import {
  COMPOUND_TAIL_WORDS,
  CONTAINERS,
  MEASURES,
} from '@harbour-haul/domain/conversation/lexicon/junk/measures';
import {
  FRENCH_STREET_WORDS,
  NAME_CUES,
  NOT_THE_THING,
  STREET_WORDS,
  STREET_WORDS_WRITTEN,
} from '@harbour-haul/domain/conversation/lexicon/junk/not-junk-words';
import {
  DETERMINERS,
  MODIFIERS,
  QUANTITIES,
  STOPS,
} from '@harbour-haul/domain/conversation/lexicon/junk/phrase-words';
import { phrasesOf } from '@harbour-haul/domain/conversation/lexicon/junk/phrases';
import { JUNK_THINGS } from '@harbour-haul/domain/conversation/lexicon/junk/things';
import { JUNK_TYPES } from '@harbour-haul/domain/leads/fields/junk-type';
import { NAMES_TOO } from '../word-lists/names-too.ts';

/** What the handwritten lists say is never generated: they win. */
export function handwrittenWords(): Set<string> {
  const lists = [
    ...JUNK_TYPES.flatMap((type) => [JUNK_THINGS[type], JUNK_HINTS[type]]),
    ...HAZARD_KINDS.map((kind) => HAZARDS[kind].words),
    CONTAINERS,
    MEASURES,
  ];
  const sets = [
    STREET_WORDS,
    STREET_WORDS_WRITTEN,
    FRENCH_STREET_WORDS,
    NAME_CUES,
    COMPOUND_TAIL_WORDS,
    NOT_THE_THING,
    STOPS,
    DETERMINERS,
    QUANTITIES,
    MODIFIERS,
  ];
  return new Set([
    ...lists.flatMap(phrasesOf),
    ...NAMES_TOO.trim().split(/\s+/),
    ...sets.flatMap((words) => [...words]),
  ]);
}
