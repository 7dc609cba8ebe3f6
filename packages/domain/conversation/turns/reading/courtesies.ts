import { wordSet } from '../../../text/word-set.ts';
import { COURTESY_WORDS } from '../../lexicon/answers/courtesy-words.ts';
import { isPlain, readYesNo } from '../../understanding/recognisers/answers/read-yes-no.ts';
import { foldText } from '../../understanding/text/plain-text.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Token } from '../../understanding/utterance/token.ts';

const THANKING = wordSet('thanks thank thx thnx tx ty tysm cheers merci appreciate appreciated');

/** Whether a message thanks, and gives no value beside it. */
export const isThanks = ({ utterance, verdicts }: Understanding): boolean =>
  utterance.tokens.some(({ word }) => THANKING.has(word)) &&
  !verdicts.some(({ verdict }) => verdict === 'stored');

const PRAISE = wordSet(
  'ok okay k great perfect good cool awesome alright sounds super parfait bien daccord beaucoup',
);
const FAREWELL = wordSet(
  'bye goodbye byebye cya ciao later night day evening weekend good nice great have one a see',
);

/** Whether a message does nothing but take leave: "thank you, bye" calls nothing off. */
export const isFarewell = (said: Understanding): boolean =>
  takesLeave(said) || (said.utterance.tokens.length > 0 && said.utterance.tokens.every(isOfLeave));

/** Whether a message says that somebody has come back, and no more: an "ok im back" at the recap sends nothing. */
export const comesBack = ({ message }: Understanding): boolean => BACK.test(foldText(message));
const BACK =
  /^(?:(?:ok|okay|k|hi|hello|hey|sorry|alright|oui|bon|allo|rebonjour|desolee?)[,.! ]{1,2}){0,3}(?:(?:i['’]?m|i am|we['’]?re|we are) back(?: now| again)?|(?:je suis|me voila|me revoila) (?:de retour|revenue?)|me revoila|je suis la)[.! ]*$/;

/** Whether it does so in so many words: "ok thanks, bye now", and not "good evening". */
export const takesLeave = ({ utterance: { tokens } }: Understanding): boolean =>
  tokens.some(({ word }) => LEAVING.has(word)) &&
  tokens.every(
    (token) =>
      isOfLeave(token) || PRAISE.has(token.word) || LEAVING.has(token.word) || AROUND_LEAVE.has(token.word),
  );

const isOfLeave = ({ word }: Token): boolean =>
  FAREWELL.has(word) || THANKING.has(word) || COURTESY_WORDS.has(word);

const LEAVING = wordSet('bye goodbye byebye cya ciao revoir journee soiree');
const AROUND_LEAVE = wordSet(
  'now then thats all for well and yes yeah yep au et bonne bon journee soiree fin tantot oui cest c est beau',
);

/** Whether a message is a yes and says no more. */
export function agrees({ utterance }: Understanding): boolean {
  const said = readYesNo(utterance);
  return said.answer === 'yes' && isPlain(said);
}

/** Whether a message greets and asks after one's health, and no more: "Good morning! How are you today?" */
export const asksAfterHealth = ({ message }: Understanding): boolean => HEALTH.test(foldText(message));
const HEALTH =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|bonjour|salut|allo|bonsoir|there|harbour haul)[,.! ]{1,3}){0,3}(?:how(?: are|'re) (?:you|ya|u|things|we)(?: doing| all)?(?: today| this morning| this evening)?|how(?:'s| is) (?:it going|your day(?: going)?|everything)|(?:comment )?(?:ca|vous) va(?: bien)?|comment allez[- ]vous)[?!., ]{0,3}$/;

/** Whether a message does nothing but thank: "ok thanks", "great, thank you so much". */
export const onlyThanks = ({ utterance: { tokens } }: Understanding): boolean =>
  tokens.some(({ word }) => THANKING.has(word)) &&
  tokens.every(({ word }) => THANKING.has(word) || COURTESY_WORDS.has(word) || PRAISE.has(word));
