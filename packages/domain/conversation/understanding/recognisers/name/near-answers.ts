import { isWithinEdits } from '../../../../text/edit-distance.ts';
import { wordSet } from '../../../../text/word-set.ts';

/** What people answer instead of a name; with a slip in it, it is still none. */
const ANSWERS = `
  skip none nope nothing later pass thanks hello submit cancel please photo picture sorry maybe okay yeah sure what
  couch fridge mattress sofa stuff junk furniture appliance appliances household yard electronics construction
  tomorrow monday tuesday wednesday thursday friday saturday sunday morning afternoon evening number address email
  change restart help agent passer merci bonjour appeler
`;
/** Too near to names (Arlo, Aldo) to have slips. */
const GREETINGS = wordSet('allo salut coucou bonsoir rebonjour');
const KNOWN = wordSet(ANSWERS);
const BY_LETTER = Map.groupBy(KNOWN, (known) => known.charAt(0));
/** Two of them written as one: "nothanks", "nopic", "skipit". */
const GLUED =
  /^(?:no|not|skip|pas|non)(?:thanks?|thx|ty|pics?|photos?|pictures?|way|need|more|one|things?|it|this|now|yet|today|merci|maintenant)$/;
const MIN_LENGTH = 4;

/** Whether a word is an answer of another kind, slips and all: "skpi", "nothanks". */
export function isNearlyAnAnswer(word: string): boolean {
  if (KNOWN.has(word) || GREETINGS.has(word) || GLUED.test(word)) return true;
  if (word.length < MIN_LENGTH) return false;
  return BY_LETTER.get(word.charAt(0))?.some((known) => isWithinEdits(word, known, 1)) === true;
}
