import { hazardsInText, type NamedHazard } from './hazards-in-text.ts';
import { HAS_OWN, RULE_ASKED, RULE_ASKED_IN_FRENCH } from './lexicon/rule-asked.ts';

/**
 * The hazardous goods that a text names and whoever wrote it has, or may have: who asks what crews take ("do you take paint?") has
 * not said so. In doubt they have it, as in the chat.
 */
export function ownHazardsInText(text: string): NamedHazard[] {
  if (HAS_OWN.test(text)) return hazardsInText(text);
  return hazardsInText(text.split(SENTENCE).map(withoutRuleAsked).join(' '));
}

const SENTENCE = /(?<=[.?!\n])/;

/** A sentence as far as it does not ask what is taken. */
function withoutRuleAsked(sentence: string): string {
  const asked = [RULE_ASKED, RULE_ASKED_IN_FRENCH].map((question) => sentence.search(question));
  const first = Math.min(...asked.filter((at) => at >= 0));
  return sentence.slice(0, first);
}
