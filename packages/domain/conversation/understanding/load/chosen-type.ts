import type { JunkType } from '../../../leads/fields/junk-type.ts';
import { JUNK_TYPE_NAMES } from '../../lexicon/junk/type-names.ts';
import { foldText } from '../text/plain-text.ts';
import type { Understanding } from '../understand.ts';
import { clauseAt, spacedWords } from '../utterance/utterance.ts';
import { saidThings } from './said-things.ts';

/** "Change the junk **type to** …", "**make it** …", "changez le **type pour** …", "mettez **ça dans** …" */
const CHOOSING =
  / (?:(?:type|category|kind|categorie|sorte|junk|load)(?: of (?:junk|stuff|load)| d objets)? (?:to|as|into|is|should be|pour|par|en|a|est)|(?:make|call|mark|change|switch|put|set|file) (?:it|that|this)(?: (?:to|as|into|in|under))?|(?:change|changez|mets|mettez|met) (?:ca|le|la|cela)(?: (?:pour|en|a|dans|comme))?) (?:(?:an?|the|just|un|une|des|les|du) )?$/;

/** The type of junk that a message chooses by its name, and whether it says anything else of the load. */
export interface ChosenType {
  junkType: JunkType;
  isAll: boolean;
}

/** Returns what a message chooses of a known load: it says what to call that, and nothing of what lies there; null for nothing. */
export function chosenType(said: Understanding): ChosenType | null {
  const things = saidThings(said);
  const named = things.flatMap(({ proposal, isOut }) => {
    const junkType = JUNK_TYPE_NAMES.get(foldText(proposal.value.thing));
    const clause = clauseAt(said.utterance, proposal.from);
    if (junkType === undefined || clause === null || isOut) return [];
    return CHOOSING.test(spacedWords(said.utterance, clause.from, proposal.from)) ? [junkType] : [];
  });
  const [junkType] = named;
  return junkType === undefined ? null : { junkType, isAll: things.length === 1 };
}
