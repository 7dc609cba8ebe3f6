import { callTimesLine, withoutCallTimes } from '../../../call-times/call-times-note.ts';
import { wordSet } from '../../../text/word-set.ts';
import { OPENING, OWN, REMOVING, SPLIT_REMOVING } from '../../lexicon/commands/removing-pattern.ts';
import type { Slots } from '../../slots.ts';
import { headOf, namesPart } from '../load/load-parts.ts';
import { foldText } from '../text/plain-text.ts';

const NOTE = '(?:parts?|notes?|lines?|bits?|instructions?|parties?|consignes?|bouts?|lignes?)';
const FROM_NOTES = `(?: (?:in|from|of|off|dans|des?|du) ${OWN}${NOTE})`;
const WHICH = '(?:(?:last|whole|entire|special|crew|derniere) )*';
const END = '(?: (?:please|pls|plz|svp|thanks|merci|then|too))*(?:[.!]*$|, .*$)';
/** "Remove the part about the buzzer", "take out the note about wasps", "enlevez la consigne sur le chien" */
const ABOUT = new RegExp(
  `^${OPENING}${REMOVING} ${OWN}${NOTE} (?:about|with|on|that says|for|sur?|pour|concernant|de|du|des|avec|au sujet d[eu]) (?:(?:the|a|my|la|le|les|un|une) |l ?)?([a-z0-9 -]{2,60}?)${FROM_NOTES}?${END}`,
);
/** "Leave out the gate code", "forget about the dog" */
const NAMED = new RegExp(
  `^${OPENING}${REMOVING} (?=(?:the|my|our|that|those|la|le|les|mon|ma|mes|l) )${OWN}([a-z0-9 -]{2,40}?)(?: (?:note|part|bit))?${FROM_NOTES}?${END}`,
);
/** "Take the gate code out of the notes", "leave the dog out" */
const SPLIT = new RegExp(
  `^${OPENING}${SPLIT_REMOVING} (?=(?:the|my|our|that|those) )${OWN}([a-z0-9 -]{2,40}?) (?:out|off)${FROM_NOTES}?${END}`,
);
/** "Take that note off", "remove my notes" */
const WHOLE = new RegExp(
  `^${OPENING}(?:${REMOVING} ${OWN}${WHICH}(?:notes?|instructions?|consignes?)|${SPLIT_REMOVING} ${OWN}${WHICH}(?:notes?|instructions?) (?:out|off))${END}`,
);
/** "Never mind the key, take that note out", "laissez faire pour la clé, enlevez cette note" */
const GIVEN_UP = new RegExp(
  `^${OPENING}(?:never ?mind(?: about)?|forget(?: about)?|laisse[rz]? faire(?: pour)?|oublie[rz]?) ${OWN}([a-z0-9 -]{2,40}?), (?:and |et )?(?:please )?(?:${REMOVING} ${OWN}(?:note|instruction|consigne)|${SPLIT_REMOVING} ${OWN}note (?:out|off))${END}`,
);
/** "Take off 'when to call saturday morning'", "it still says call saturday morning, remove that" */
const TIMES =
  /(?:take off|take out|remove|delete|drop|scratch|get rid of|enleve[rz]?|retire[rz]?|supprime[rz]?) (?:the |that |my |le |la |les |l )?["“« ]*(?:when to call|call(?:ing)? times?|times? to call|quand appeler|heures? d appel)|says ["“« ]*(?:when to )?call [^.!?]{0,40}(?:remove|delete|take) (?:that|it)|(?:take|leave) (?:the |that |my )?(?:call(?:ing)? times?|when to call) (?:off|out)|(?:no|any) (?:set |special )?(?:call(?:ing)? time|time to (?:call|be called))(?: please)?[.! ]*$/;
const MANY = /(?:notes|instructions|consignes)(?![a-z])/;
const LINKING = wordSet('the and for with not our les des une dans pour avec about');
/** Notes are joined by lines, and what somebody says in one breath by commas. */
const SAID = /(?<=[,;.]) +/;

/**
 * Returns the notes for the crew without what a message takes out of them by its words; an empty text where nothing is left, null where
 * it takes nothing out, no note has these words, or what it names is on the list of what has to go. When to call stays, unless it is named.
 */
export function withoutNote(
  message: string,
  { specialInstructions: notes, junkText }: Pick<Slots, 'specialInstructions' | 'junkText'>,
): string | null {
  if (notes === null) return null;
  const folded = foldText(message).replace(/[’']/g, ' ');
  if (TIMES.test(folded)) {
    const left = withoutCallTimes(notes);
    return left === notes ? null : (left ?? '');
  }
  if (!GIVEN_UP.test(folded) && WHOLE.test(folded)) return withoutLast(notes, MANY.test(folded));
  const about = ABOUT.exec(folded)?.[1];
  const named = about ?? GIVEN_UP.exec(folded)?.[1] ?? NAMED.exec(folded)?.[1] ?? SPLIT.exec(folded)?.[1];
  if (named === undefined) return null;
  const heads = named
    .split(' ')
    .map(headOf)
    .filter((head) => head.length > 2 && !LINKING.has(head));
  const isOfLoad = junkText !== null && heads.length > 0 && namesPart(junkText, heads.at(-1) ?? '');
  if (heads.length === 0 || (about === undefined && isOfLoad)) return null;
  const names = (text: string) => {
    const words = foldText(text)
      .split(/[^a-z0-9]+/)
      .map(headOf);
    const isSaid = (head: string) => words.includes(head);
    return about === undefined ? heads.every(isSaid) : heads.some(isSaid);
  };
  const left = notes
    .split('\n')
    .map((line) =>
      line
        .split(SAID)
        .filter((said) => !names(said))
        .join(' ')
        .replace(/[,;]$/, ''),
    )
    .filter((line) => line !== '')
    .join('\n');
  return left === notes ? null : left;
}

/** All of the notes, or the last of them, are gone. */
function withoutLast(notes: string, isAll: boolean): string {
  const times = callTimesLine(notes);
  const lines = notes.split('\n').filter((line) => line !== times);
  return [...(isAll ? [] : lines.slice(0, -1)), ...(times === null ? [] : [times])].join('\n');
}
