import { wordsOf } from '../../text/plain-text.ts';
import type { Utterance } from '../../utterance/utterance.ts';
import { readDecline } from './read-decline.ts';

/** "I'd rather not say", "not comfortable giving that out", "je préfère ne pas le donner". */
const UNWILLING =
  / (?:(?:rather|prefer|prefer to|id like|want|wish) not|(?:not|isnt|arent|un) ?comfortable|none of your (?:business|concern)|(?:thats|its|is) (?:private|personal|confidential)|prefere(?:rais)? (?:ne )?pas|pas a l ?aise|pas envie|c ?est (?:prive|personnel|confidentiel)|ca ne vous regarde) /;
/** "I don't want to give my number", "not giving that out", "je ne veux pas le donner". */
const KEEPS =
  / (?:dont|do not|wont|will not|wouldnt|not|never|cant|cannot|j?veux pas|j?vais pas|j?peux pas|j?aime pas)(?: (?:really|even|yet|just|want|like|feel|care|going|gonna|wanna|willing|ready|to|vous|te|le|la|l|les|en|mon|ma)){0,4} (?:give|giving|share|sharing|tell|telling|hand|handing|disclose|provide|providing|reveal|post|posting|donner|partager|dire|dis|donne) /;
/** "Do I have to?", "is that required?", "can I skip it?", "why do you need it?", "c'est obligatoire?". */
const ASKS =
  / (?:(?:do|must|should) (?:i|we) (?:really |actually |even )?(?:have|need) (?:to|that|this|it|my|a)|must i|what (?:do|would|does) (?:you|u|they) (?:need|want) (?:[a-z]+ ){1,2}for|why (?:do|would|does) (?:you|u|they|anyone) (?:need|want|ask)|c ?(?:est)? ?quoi (?:le but|lidee|l ?idee|l ?utilite)|a quoi (?:ca|c) (?:sert|va servir)|ca sert a quoi|pour ?quoi faire|je ?peux tu (?:juste |plutot )?(?:donner|laisser|mettre)|pourquoi (?:ca|mon|le|vous voulez|voulez vous|tu veux|avez vous besoin|vous avez besoin|vous faut il|il vous faut|demandez vous|vous demandez)|(?:is|are) (?:it|that|this|they|(?:my|a|the) [a-z]{3,10}(?: [a-z]{3,10})?) (?:really |actually |even |absolutely )?(?:required|needed|necessary|mandatory|compulsory|obligatory|optional)|can (?:i|we) (?:just )?(?:skip|leave (?:it|that|this) (?:out|blank|empty)|do without)|(?:suis je|est ce que je suis|je suis) oblige[er]?|(?:obligatoire|necessaire|requis|facultatif)) /;

/** "House no. 64" refuses nothing, nor does "c'est pas ça, c'est une laveuse", which puts something right. */
const isPlainNo = (utterance: Utterance): boolean =>
  !/\d/.test(utterance.text) && !PUTS_RIGHT.test(utterance.text) && readDecline(utterance).declines;
const PUTS_RIGHT =
  /^(?:no|non|oh|ah|ben)?[, ]*(?:c['’]est pas|ce n['’]est pas|that['’]?s not) (?:ça|ca|it|that|right)\b/i;

/**
 * Whether somebody asks why something is needed or whether they must give it (`asks`), or would rather not give it
 * (`refuses`): "is that required?", "not giving my number out", "no". What the rest of the message holds is not judged.
 */
export function readWithheld(utterance: Utterance): 'asks' | 'refuses' | null {
  const text = ` ${wordsOf(utterance.text).join(' ')} `;
  if (ASKS.test(text)) return 'asks';
  return UNWILLING.test(text) || KEEPS.test(text) || isPlainNo(utterance) ? 'refuses' : null;
}
