import { wordSet } from '../../../../text/word-set.ts';
import type { Utterance } from '../../utterance/utterance.ts';
import { indexPhrases, phraseAt } from '../phrase-index.ts';
import { readDecline } from './read-decline.ts';
import { readYesNo } from './read-yes-no.ts';

/** The answer to the question for a photo. */
export interface PhotoAnswer {
  answer: 'will-send' | 'declines' | null;
  reason: string;
  rest: readonly { from: number; to: number }[];
  /** One is promised by words that speak of no photo: "wait", "I'm coming". */
  isGuessed?: true;
}

const PHOTO = wordSet(
  'photo photos photograph photographs camera pic pics picture pictures pix image images screenshot screenshots snap snaps shot shots photographie cliche photoss phto phots pictre picure',
);
const SENDING = wordSet(
  'send sending comes coming attach attaching attached upload uploading uploaded add adding snap snapping take taking grab grabbing get getting share sharing include including show envoie envoyer envoi prends prendre voici voila joins joint',
);
/** With a photo beside them: "I have a pic", "here's one". */
const HAVING = wordSet('have got here heres let lemme there theres one jai');
const SOON = wordSet(
  'ill i im let lemme here gimme give hold one will je jenvoie jarrive sec just voici yes ok sure coming',
);
const REFUSING = wordSet(
  'no not dont cant cannot wont wouldnt without never later havent didnt pas sans aucune unable rather nope couldnt broken broke cracked smashed busted dead toast fried kaput shy decline hate too',
);

/** A moment is asked for, or the photo is said to be there. */
const COMING = indexPhrases([
  'here you go',
  'here it is',
  'here they are',
  'done',
  'sent it',
  'i sent',
  'already sent',
  'just a sec',
  'just a second',
  'just a minute',
  'just a moment',
  'one sec',
  'one second',
  'one minute',
  'one moment',
  'a moment',
  'hold on',
  'hang on',
  'give me a',
  'gimme a',
  'in a minute',
  'in a sec',
  'coming right up',
  'on its way',
  'on the way',
  'wait',
  'brb',
  'un instant',
  'un moment',
  'une minute',
  'une seconde',
]);
/** No photo can be had, whatever else is said. */
const CANNOT = indexPhrases([
  'know how',
  'idea how',
  'clue how',
  'sure how',
  'figure out how',
  'ask someone how',
  'not possible',
  'isnt possible',
  'impossible',
  'proceed without',
  'go without',
  'carry on without',
  'continue without',
  'so no',
  'but no',
  'i pass',
  'ill pass',
  'take my word',
  'use your imagination',
  'not comfortable',
  'im driving',
  'i am driving',
  'im at work',
  'i am at work',
  'im not home',
  'im not there',
  'im not at home',
  'not home right now',
  'im away',
  'out of town',
  'sais pas comment',
  'pas capable',
  'pas possible',
  'je suis au travail',
  'je conduis',
]);
const MAX_COMING = 8;
/** "I'm in" agrees, and begins where somebody is. */
const AT_A_PLACE = /^i['’]?( a)?m in /i;

/** Reads whether a photo will follow, none will, or the message answers something else. */
export function readPhotoAnswer(utterance: Utterance): PhotoAnswer {
  const { tokens } = utterance;
  const decline = readDecline(utterance);
  const isAsking = tokens.at(-1)?.mark === '?';
  if (decline.declines) return { answer: 'declines', reason: decline.reason, rest: decline.rest };
  const has = (words: ReadonlySet<string>) => tokens.some(({ word }) => words.has(word));
  const [photo, sends, refuses] = [has(PHOTO), has(SENDING), has(REFUSING)];
  if ((photo || sends) && refuses)
    return { answer: 'declines', reason: 'speaks of no photo', rest: decline.rest };
  const yesNo = readYesNo(utterance);
  const asks = isAsking || utterance.clauses.some(({ act }) => act === 'question');
  if (!asks && tokens.some((_token, at) => phraseAt(tokens, at, CANNOT) > 0))
    return { answer: 'declines', reason: 'cannot send one', rest: decline.rest };
  if (yesNo.answer === 'no') return { answer: 'declines', reason: yesNo.reason, rest: yesNo.rest };
  if (asks) return { answer: null, reason: 'a question', rest: decline.rest };
  if (yesNo.answer === 'yes')
    return {
      answer: 'will-send',
      reason: yesNo.reason,
      rest: photo || sends ? [] : yesNo.rest,
      ...(!photo && !sends && AT_A_PLACE.test(utterance.text) && { isGuessed: true }),
    };
  if (tokens.some((_token, at) => phraseAt(tokens, at, COMING) > 0 && tokens.length <= MAX_COMING))
    return { answer: 'will-send', reason: 'asks for a moment', rest: [], isGuessed: true };
  const soon = SOON.has(tokens[0]?.word ?? '');
  if ((photo && (sends || has(HAVING) || tokens.length <= 2)) || (sends && tokens.length <= (soon ? 8 : 3)))
    return {
      answer: 'will-send',
      reason: 'speaks of sending one',
      rest: [],
      ...(!photo && { isGuessed: true }),
    };
  return { answer: null, reason: 'speaks of no photo', rest: decline.rest };
}
