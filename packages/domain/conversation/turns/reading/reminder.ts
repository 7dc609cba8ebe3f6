import type { ConversationState } from '../../state.ts';
import type { TurnContext } from '../../turn.ts';
import { namedSlot } from '../../understanding/changes.ts';
import { headOf, namesPart } from '../../understanding/load/load-parts.ts';
import { withVerdict } from '../../understanding/understand.ts';
import { readUtterance } from '../../understanding/utterance/read-utterance.ts';
import { understandAt } from '../understand-at.ts';

/** "You forgot the key at Burke Law", "you left out the mattress": of what was told here, and to be taken up. */
const FORGOTTEN =
  /(?:^|(?<=[.!?;\n] ))(?:(?:hey|but|and|n|no|oh|um|ok|okay|wait|hi|mais|pis|et|non|oups)[, ]+){0,3}(?:(?:you|u) (?:forgot|missed|left (?:out|off)|didn['’]?t (?:add|note|include|write|put(?: down| in)?)) (?!(?:about )?(?:me|it|that|to|what (?:i|we)|half|part of|some of|most of|something|my (?:questions?|messages?))\b)(?:about )?|(?:(?:vous|z) ?(?:avez|['’]avez)|t['’]as|tu as) (?:oubli[ée]|manqu[ée]|pas (?:mis|not[ée]|[ée]crit|inscrit|ajout[ée])) (?:de (?:mettre|noter|marquer|inscrire|ajouter) )?(?!(?:de|ça|ca|moi|rien)(?!\p{L})))(?=\S)/iu;

/** "Please don't forget the couch in the basement", "n'oubliez pas le frigo" */
const TO_REMEMBER =
  /(?:^|(?<=[.!?;\n] ))(?:(?:please|pls|hey|but|and|n|no|oh|um|ok|okay|wait|also|just|mais|et|pis|svp|aussi)[, ]+){0,3}(?:(?:(?:do not|don['’]?t|never)|(?:make sure|be sure)(?: you| they| u)?(?: not to| don['’]?t)) forget (?!(?:me|it|that|this|not to|(?:to )?(?:not|leave)|you (?:can|do|are|should))(?!\p{L}))(?:about |to (?:take|grab|get|pick up|bring|haul|include) )?|(?:n['’]|ne )?oublie[zr]? (?:pas|surtout pas) (?!(?:que|qu['’]|moi|[çc]a|il faut|faut|de (?:ne|pas))(?!\p{L}))(?:de (?:prendre|ramasser|emporter) )?)(?=\S)/iu;
const AS_A_NOTE = 'add to the notes: ';

/**
 * What the assistant is said to have forgotten, or is asked not to forget, in words that put it there: of the load and its like by its
 * words, and else as a note. Any other message is returned as it is.
 */
export function withReminder(state: ConversationState, text: string, context: TurnContext): string {
  const reminder = TO_REMEMBER.exec(text);
  if (reminder !== null) {
    const added = text.replace(TO_REMEMBER, 'also ');
    if (tellsMore(state, added, context)) return added;
    // What is known already is a note in their own words, as is a dog or a gate.
    return reminder.index === 0 && state.pending === null ? `${AS_A_NOTE}${text}` : text;
  }
  if (!FORGOTTEN.test(text)) return text;
  // "You forgot the unit, 4B" names what it is of.
  const named = namedSlot(readUtterance(text));
  if (named === 'instructions') return text.replace(FORGOTTEN, AS_A_NOTE);
  if (named !== null) return text;
  const added = text.replace(FORGOTTEN, 'also ');
  return tellsMore(state, added, context) ? added : text.replace(FORGOTTEN, AS_A_NOTE);
}

/** Whether it gives a value that is not known yet. "You forgot the dog, and not to call at noon" names no time of a pickup. */
function tellsMore(state: ConversationState, text: string, context: TurnContext): boolean {
  const said = understandAt(state, text, context);
  const { junkText } = state.slots;
  const isNew = (thing: string) => junkText === null || !namesPart(junkText, headOf(thing));
  return (
    said.verdicts.some(
      ({ verdict, proposal: { slot } }) => verdict === 'stored' && !WEIGHED.includes(slot),
    ) || withVerdict(said, 'junkType', 'stored').some(({ value }) => isNew(value.thing))
  );
}
const WEIGHED: readonly string[] = ['pickup', 'junkType'];
