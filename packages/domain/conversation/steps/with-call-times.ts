/** What may stand before the time in a note that is of calls alone. */
const CALL_ME =
  /^(?:please |just |but |and )?(?:(?:me |nous )?(?:call|text|phone|ring|r?appele[rz]|texte[rz])(?:[ -](?:me|us|moi|nous))?(?: back)?(?: only| seulement| plut[oô]t)?) $/i;

const INSTEAD = /,? (?:instead|rather|plut[oô]t)$/i;

/**
 * Returns notes in which those of calls alone say so: "call me only after 5" is a note for the crew, and when to call, as which the
 * team and its visitor are shown it.
 * @param call when to call, as it is said in the notes; null for nothing
 * @param times the note that says it
 */
export function withCallTimes(crew: string, call: string | null, times = ''): string {
  const isOfCalls = (line: string) => {
    if (call === null) return false;
    const told = line.endsWith(call) ? line : line.replace(INSTEAD, '');
    return told === call || (told.endsWith(call) && CALL_ME.test(told.slice(0, -call.length)));
  };
  return crew
    .split('\n')
    .map((line) => (isOfCalls(line) ? times : line))
    .join('\n');
}
