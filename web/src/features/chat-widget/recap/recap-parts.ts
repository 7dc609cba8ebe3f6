import type { QuickReply, RecapLine } from '@harbour-haul/domain/conversation/turn';

/** A line of the card: what it shows, and what a tap on it says. */
export interface CardLine extends RecapLine {
  reply: QuickReply;
  /** In which layouts it shares a row with another: `roomy` has values in rows of their own, `tight` saves height. */
  half: { roomy: boolean; tight: boolean };
  /** Its end may be left out where height counts: of a list, a note or a mail address, and of nothing that a pickup needs. */
  clamps: boolean;
}

interface RecapParts {
  /** What stands above and below the values in the message. */
  before: string;
  after: string;
  /** The message answers something else and asks again: the values were shown before. */
  isRepeated: boolean;
  lines: CardLine[];
  /** Sends the request. */
  submit: QuickReply | undefined;
  /** What else the message offers. */
  others: QuickReply[];
}

/** Their values need the whole width, and so does what has several lines: how to be reached, and when. */
const LONG: ReadonlySet<RecapLine['slot']> = new Set(['address', 'pickup', 'instructions']);
const isLong = ({ slot, value }: RecapLine) => LONG.has(slot) || value?.includes('\n') === true;

const CLAMPED: ReadonlySet<RecapLine['slot']> = new Set(['junkType', 'email', 'instructions']);

/** The quick reply that sends the request. */
export const SUBMIT = 'submit';

/** Splits a recap's message into the parts of its card: no value and no quick reply is in it twice. */
export function recapParts(
  content: string,
  recap: readonly RecapLine[],
  quickReplies: readonly QuickReply[],
): RecapParts {
  const edits = new Map(quickReplies.map((reply) => [reply.id, reply]));
  const lines = cardLines(recap, edits);
  const used = new Set([SUBMIT, ...lines.map(({ reply }) => reply.id)]);
  return {
    ...aroundValues(content, recap),
    lines,
    submit: edits.get(SUBMIT),
    others: quickReplies.filter(({ id }) => !used.has(id)),
  };
}

/** Short values first, so that those in pairs are one block; then long ones, then what can be added. */
function cardLines(recap: readonly RecapLine[], edits: ReadonlyMap<string, QuickReply>): CardLine[] {
  const isUnfilled = ({ value }: RecapLine) => value === null;
  const known = recap.map(withoutNone).filter(({ slot }) => edits.has(`edit:${slot}`));
  const filled = known.filter((line) => !isUnfilled(line));
  const short = filled.filter((line) => !isLong(line));
  const unfilled = known.filter(isUnfilled);
  const sorted = [...short, ...filled.filter(isLong), ...unfilled];
  const roomy = inPairs(unfilled);
  const tight = new Set([...inPairs(short), ...roomy]);
  return sorted.flatMap((line): CardLine[] => {
    const reply = edits.get(`edit:${line.slot}`);
    if (!reply) return [];
    const half = { roomy: roomy.has(line), tight: tight.has(line) };
    return [{ ...line, reply, half, clamps: CLAMPED.has(line.slot) }];
  });
}

/** Words for instructions that there are none of, as behind a label: "Special instructions: none". */
const NONE = /^(?:none|no|aucune|non)\.?$/i;

function withoutNone(line: RecapLine): RecapLine {
  return line.slot === 'instructions' && NONE.test(line.value ?? '') ? { ...line, value: null } : line;
}

/** Returns the lines that share a row with another: all, but for the last of an odd number. */
function inPairs(lines: readonly RecapLine[]): Set<RecapLine> {
  return new Set(lines.slice(0, lines.length - (lines.length % 2)));
}

/** Behind a heading, in English and in French. */
const COLONS = [': ', '\u00a0: '];

/** A message that asks again holds no values: all of it stands above them, where an answer is read first. */
function aroundValues(
  content: string,
  recap: readonly RecapLine[],
): Pick<RecapParts, 'before' | 'after' | 'isRepeated'> {
  const filled = recap.filter(({ value }) => value !== null);
  const written = COLONS.map((colon) =>
    filled.map(({ heading, value }) => heading + colon + value).join('\n'),
  );
  const values = written.find((lines) => lines !== '' && content.includes(lines));
  if (values === undefined) return { before: content, after: '', isRepeated: true };
  const at = content.indexOf(values);
  return {
    before: content.slice(0, at).trim(),
    after: content.slice(at + values.length).trim(),
    isRepeated: false,
  };
}
