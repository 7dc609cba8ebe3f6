import { foldText } from '../../text/plain-text.ts';
import type { Understanding } from '../../understand.ts';

/** What stands around such words and says nothing more. */
const AROUND =
  "(?:(?:no|nope|non|wait|attendez|attends|actually|finalement|ok|okay|sorry|desole|scuse|s'cuse|excuse|excusez|oh|ah|ben|bin|pis|hmm|oops|please|just|well|so|but|mais|then|svp|you know what|on second thought|never ?mind|nvm|scratch that|i changed my mind|changed my mind|j'ai change d'idee|j'ai change d'avis|my mistake|my bad|let's|lets|laisse faire|laissez faire)[,.!;: -]{1,3}){0,5}";
const END =
  '(?:[,.!;: -]{1,3}(?:please|then|svp|merci|thanks|thank you|after all|instead|sorry|for now))?[ .!]*$';

/** "Please don't cancel it after all", "n'annulez pas"; "I don't need it, cancel" is the opposite. */
const NOT_TO_CANCEL = new RegExp(
  [
    String.raw`\b(?:do not|don'?t|not|no need to|no longer) (?:(?:please|actually|you|really|want to|wanna|need to|have to|going to|go and|think (?:i|we) (?:should|want to)) ){0,3}cancel`,
    String.raw`\b(?:don'?t|do not) (?:want|need) (?:it|that|this|(?:the|my|our) [a-z]{1,15}) cancell?ed\b`,
    String.raw`\b(?:never ?mind|forget|undo|ignore|scratch|take back) (?:about )?(?:(?:the|that|my|this) )?cancel(?:l?ing|l?ation)?\b|\bun-?cancel|\boublie[zr]? (?:l'|mon )annulation\b`,
    String.raw`\bn'annul|\bne (?:l'|la |le )?annul|\bannul(?:ez|er|e)(?:[ -]l[ae])? pas\b|\b(?:pas|plus) (?:de l'|de |l'|la |le )?annuler\b`,
  ].join('|'),
);
/** "Keep it as it is", "gardez-la" */
const KEEPS = new RegExp(
  `^${AROUND}(?:${[
    'keep (?:it|that|this|everything|(?:the|my|our) (?:request|pick ?up|booking|appointment|order|spot|slot))(?: (?:as (?:it )?(?:is|was)|going|booked|on|open|in|the same|for))?',
    "(?:i'?ll|i will|we'?ll|we will|i'?d like to|i want to) keep (?:(?:the|my|our) (?:request|pick ?up|booking|appointment|order|spot|slot)|it (?:as it is|as is|going|booked|on))",
    'leave (?:it|that|everything|(?:the|my|our) (?:request|pick ?up|booking|appointment|order)) (?:as (?:it )?(?:is|was)|booked|on|in|the same)',
    '(?:i|we) (?:do )?still (?:want|need) (?:it|that|this|you|(?:the|my|a) (?:request|pick ?up|booking|appointment|quote))',
    'go ahead with it',
    "garde[zr]?[- ](?:la|ca|(?:ma|la) demande|(?:mon|le) (?:ramassage|rendez-vous))(?: comme (?:ca|elle est|c'est)| telle quelle)?",
    '(?:je|on) (?:l[ae] garde|garde (?:(?:ma|la) demande|(?:mon|le) (?:ramassage|rendez-vous)))',
    "laisse[zr]?[- ](?:la|ca|(?:ma|la) demande) (?:comme (?:ca|elle est|c'est)|telle quelle)",
    "(?:je|on) (?:(?:la|le) |l['’] ?)(?:veux|veut) (?:encore|toujours|quand meme)",
    "(?:j'en|on en) (?:ai|a) (?:encore|toujours) besoin",
  ].join('|')})${END}`,
);
/** "Actually no", "scratch that": of what was said last. */
const BARE = new RegExp(
  `^${AROUND}(?:${[
    'never ?mind(?: that)?',
    'nvm',
    'scratch that',
    'actually,? no',
    '(?:no,? )?wait,? no',
    'no,? wait',
    'i take (?:it|that) back',
    'finalement,? non',
    'non,? finalement',
    'attende?[zs],? non',
  ].join('|')})${END}`,
);
/** "Sorry no wait he isnt keep it", behind what was passed on; "I'll keep it" may be the couch. */
const ENDS_KEEPING =
  /(?<!(?:^| )(?:not|don'?t|can'?t|won'?t|to|i'?ll|we'?ll|will|he'?ll|she'?ll|they|i|we|him|her|them|would) )keep it(?: please| then| thanks)?[ .!]*$/;
/** The same where no question is open to which it would say yes. */
const BARE_BEHIND = new RegExp(
  `^${AROUND}(?:${[
    'forget (?:it|that|what i said|i said (?:that|anything))',
    'ignore (?:that|what i said)',
    "(?:i'?ve |i )?changed my mind",
    'my (?:mistake|bad)',
    'false alarm',
    "(?:j'ai |je )?changee? d'(?:idee|avis)",
    'laisse[zr]? (?:faire|tomber)',
    'oublie[zr]? (?:ca|cela)',
  ].join('|')})${END}`,
);

/**
 * Whether a message takes a wish to cancel back.
 * @param about what the wish is to the conversation: `none`, so that only words that name it do; `asked`, an open question whether to
 * stop; `told`, the last thing that was passed on
 */
export function takesBack({ message, utterance }: Understanding, about: 'none' | 'asked' | 'told'): boolean {
  if (utterance.tokens.some(({ mark }) => mark === '?')) return false;
  const said = foldText(message);
  if (NOT_TO_CANCEL.test(said)) return true;
  if (about === 'none') return false;
  // "No wait, he only took half. Keep it": what is said last.
  const last = said.split(/[.!;\n] ?/).findLast((sentence) => sentence !== '') ?? said;
  return [said, last].some(
    (words) =>
      KEEPS.test(words) ||
      BARE.test(words) ||
      (about === 'told' && (BARE_BEHIND.test(words) || ENDS_KEEPING.test(words))),
  );
}
