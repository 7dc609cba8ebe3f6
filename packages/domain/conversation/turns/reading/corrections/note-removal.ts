import { OPENING, REMOVING } from '../../../lexicon/commands/removing-pattern.ts';
import { wordSet } from '../../../lexicon/word-set.ts';
import { headOf } from '../../../understanding/load-parts.ts';
import { foldText } from '../../../understanding/text/plain-text.ts';

/** "Remove the part about the buzzer", "take out the note about wasps", "enlevez la consigne sur le chien" */
const REMOVAL = new RegExp(
  `^${OPENING}${REMOVING} (?:(?:the|that|my|la|le|les) )?(?:parts?|notes?|lines?|bits?|instructions?|parties?|consignes?|bouts?|lignes?) (?:about|with|on|that says|for|sur|de|du|des|avec|au sujet d[eu]) (?:(?:the|a|my|la|le|les|un|une) |l ?)?([a-z0-9 -]{2,60}?)(?: please| svp| thanks)?[.!]*$`,
);
const LINKING = wordSet('the and for with not our les des une dans pour avec');
/** Notes are joined by lines, and what somebody says in one breath by commas. */
const SAID = /(?<=[,;.]) +/;

/**
 * Returns the notes for the crew without what a message takes out of them by its words; an empty text where nothing is left, null where
 * it takes nothing out, or no note has these words.
 */
export function withoutNoteAbout(message: string, notes: string | null): string | null {
  const about = REMOVAL.exec(foldText(message).replace(/[’']/g, ' '))?.[1];
  if (about === undefined || notes === null) return null;
  const heads = about
    .replace(/ (?:in|from|of|dans) (?:the |my |les |mes )?(?:notes?|instructions?|consignes?)$/, '')
    .split(' ')
    .map(headOf)
    .filter((head) => head.length > 2 && !LINKING.has(head));
  const names = (text: string) => {
    const words = foldText(text)
      .split(/[^a-z0-9]+/)
      .map(headOf);
    return heads.some((head) => words.includes(head));
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
