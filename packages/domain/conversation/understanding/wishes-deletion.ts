import type { Understanding } from './understand.ts';
import { spacedWords } from './utterance/utterance.ts';

const VERB = '(?:delete|erase|wipe|purge|destroy|remove|forget|efface[rz]?|supprime[rz]?|oublie[rz]?)';
const BETWEEN =
  '(?: (?:all|out|of|the|everything|anything|please|svp|that|what|whatever|toutes?|tous|ce|que)){0,5}';
const OWN =
  '(?:my|our|mes|nos|personal) (?:personal )?(?:data|infos?|information|details|records?|account|profile|donnees|renseignements?|informations|coordonnees)';
/** "Delete my data", "forget everything you know about me", "forget me", "effacez mes renseignements". */
const DELETES = new RegExp(
  ` ${VERB}(?: (?:me|us|myself|moi)|${BETWEEN} (?:${OWN}|(?:you|u) (?:know|have|got|hold|keep)|vous (?:savez|avez|gardez)|(?:about|on|of|sur) (?:me|us|moi))) `,
);
const DELETES_ALL =
  / (?:delete|erase|wipe|purge|efface[rz]?|supprime[rz]?) (?:everything|it all|all of it|tout) /;
/** "I want to be forgotten" */
const TO_BE_GONE =
  / (?:be|get) (?:forgotten|deleted|erased) | droit a l ?(?:oubli|effacement) | right to be forgotten /;
/** "When do you delete …?", "don't forget me": nothing of the kind is wished. */
const ONLY_ASKS =
  /^ (?:(?:and|so|but|et|hi|hey|ok) ){0,3}(?:when|do|did|will|are|does|why|if|is|quand|est|si|pourquoi) | (?:dont|not|never|ne|n|pas) (?:delete|erase|forget|remove|efface[rz]?|supprime[rz]?|oublie[rz]?) /;

/** Whether a message wishes what is known of its visitor to be deleted, and not only a request to be called off. */
export function wishesDeletion({ utterance }: Understanding): boolean {
  const words = spacedWords(utterance, 0, utterance.tokens.length).replaceAll('-', ' ');
  return [DELETES, DELETES_ALL, TO_BE_GONE].some((one) => one.test(words)) && !ONLY_ASKS.test(words);
}
