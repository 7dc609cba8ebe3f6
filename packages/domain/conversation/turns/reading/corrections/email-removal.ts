import type { Slots } from '../../../slots.ts';
import { foldText } from '../../../understanding/text/plain-text.ts';
import { storedOf, type Understanding } from '../../../understanding/understand.ts';

const NAMED = '(?:e-?mail|courriel|adresse courriel|email address|e-mail address|mail)';
const TAKES =
  '(?:remove|delete|drop|erase|scrap|scratch|forget|clear|lose|take (?:off|out|away)|get rid of|leave (?:off|out)|(?:do not|dont|don t) (?:keep|save|store|use|need|want|include)|enleve[rz]?|supprime[rz]?|efface[rz]?|retire[rz]?|oublie[rz]?)';
const OWN = '(?:(?:only|just|also|out|off|my|the|that|this|backup|mon|le|la|l|juste|seulement) ){0,4}';
/** "Delete only my email", "drop that e-mail address" */
const REMOVED = new RegExp(`\\b${TAKES} ${OWN}${NAMED}\\b`);
/** "Take my email off", "leave the email out" */
const TAKEN_OFF = new RegExp(`\\b(?:take|leave) ${OWN}${NAMED}(?: address)? (?:off|out|away)\\b`);
/** "No email", alone at the recap. */
const NONE = new RegExp(`^(?:please )?(?:no|pas de) ${NAMED}(?: (?:please|thanks|merci|svp))?$`);
const DONT = /^\s*(?:please )?do ?n['’]?o?t (?!you)/i;
const MAX_LENGTH = 200;

/**
 * Returns what is left of the way to reach somebody who takes their e-mail back; null for anything else. Who wanted to be
 * written to is asked anew how they are reached.
 */
export function withoutEmail(said: Understanding, known: Slots): Partial<Slots> | null {
  if (known.email === null || storedOf(said, 'email') !== null || said.message.length > MAX_LENGTH)
    return null;
  // "Forget email, just text me" says how to be reached.
  const way = storedOf(said, 'contactMethod')?.value ?? 'email';
  if (way !== 'email') return null;
  // "Did you delete my email?" asks; "don't keep my email" only begins as a question does.
  const asks = said.utterance.clauses.every(({ act }) => act === 'question');
  if (asks && !DONT.test(said.message)) return null;
  const text = foldText(said.message)
    .replaceAll(/[^a-z0-9 -]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  if (![REMOVED, TAKEN_OFF, NONE].some((pattern) => pattern.test(text))) return null;
  const { preferredContactMethod: method } = known;
  return { email: null, preferredContactMethod: method === 'email' ? null : method };
}
