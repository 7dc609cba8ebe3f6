import type { Utterance } from '../../utterance/utterance.ts';
import { decidingWords } from './agreement.ts';
import { ASKS_FOR_SENDING, readSubmit } from './read-submit.ts';

/** Whether a message asks for sending and says nothing else: "yes send it", "that's all, send", "just submit", "envoyez". */
export function onlySends(utterance: Utterance): boolean {
  // "How many guys do you send"
  if (utterance.clauses.some(({ act }) => act === 'question')) return false;
  const { wish, reason, rest } = readSubmit(decidingWords(utterance));
  return wish === 'submit' && reason === ASKS_FOR_SENDING && rest.length === 0;
}
