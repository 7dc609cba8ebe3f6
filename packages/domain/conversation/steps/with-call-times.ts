import { readCallTimes } from '../../call-times/call-times-note.ts';
import { withoutNumbers } from '../../call-times/said-call-times.ts';

/** What may stand before the time in a note that is of calls alone. */
const CALL_ME =
  /^(?:(?:please|just|but|and|can|could|would|you|someone|somebody|quelqu['’]un|peut|pouvez-vous) ){0,4}(?:(?:me |nous )?(?:call|text|phone|ring|r?appele[rz]|texte[rz])(?:[ -](?:me|us|moi|nous))?(?: back)?(?: only| seulement| plut[oô]t)?) $/i;

/** "902 555 6620, after 4pm": the words for a call stood before it. */
const HAS_NUMBER = /\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)/;

/** Behind the time, and what it takes the place of: "after 1, not noon", "after 1 instead of noon", "après 13 h et pas midi". */
const INSTEAD =
  /,? (?:instead|rather|plut[oô]t|(?:(?:and |et )?(?:not|pas)|instead of|rather than|plut[oô]t que|au lieu de)(?: (?:at|before|after|à|avant|après))? (?:noon|midday|midi|lunch|\d{1,2}(?:[:.]\d\d)?(?: ?(?:[ap]\.?m\b\.?|h(?: ?\d\d)?))?|the (?:morning|afternoon|evening)|mornings?|afternoons?|evenings?|(?:le )?(?:matin|soir)))$/i;

/**
 * Returns notes in which those of calls alone say so: "call me only after 5" is a note for the crew, and when to call, as which the
 * team and its visitor are shown it.
 * @param call when to call, as it is said in the notes; null for nothing
 * @param times the note that says it
 * @param isNumberKept whether a number that is said with it is the visitor's, so that the note may leave it out
 */
export function withCallTimes(crew: string, call: string | null, times = '', isNumberKept = false): string {
  const isOfCalls = (line: string) => {
    if (call === null) return false;
    const whole = isNumberKept ? withoutNumbers(line).replace(/[?.!]$/, '') : line;
    const told = whole.endsWith(call) ? whole : whole.replace(INSTEAD, '');
    return told === call || (told.endsWith(call) && CALL_ME.test(told.slice(0, -call.length)));
  };
  const notes = crew
    .split('\n')
    .map((line) => (isOfCalls(line) ? times : line))
    .join('\n');
  const isUnsaid = call !== null && HAS_NUMBER.test(notes) && readCallTimes(notes) === null;
  return isUnsaid ? `${notes}\n${times}` : notes;
}
