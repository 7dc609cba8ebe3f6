import type { QuickReply, RecapLine } from '@harbour-haul/domain/conversation/turn';

/** A line of the card: what it shows, and what a tap on it says. */
export interface CardLine extends RecapLine {
  reply: QuickReply;
  /** In which layouts it shares a row with another: `roomy` has values in rows of their own, `tight` saves height. */
  half: { roomy: boolean; tight: boolean };
}

interface RecapParts {
  /** What stands above and below the values in the message. */
  before: string;
  after: string;
  lines: CardLine[];
  /** Sends the request. */
  submit: QuickReply | undefined;
  /** What else the message offers. */
  others: QuickReply[];
}

/** Their values need the whole width. */
const LONG: ReadonlySet<RecapLine['slot']> = new Set(['address', 'pickup', 'instructions']);

/** The quick reply that sends the request. */
const SUBMIT = 'submit';

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

/** Values first, then what can be added. */
function cardLines(recap: readonly RecapLine[], edits: ReadonlyMap<string, QuickReply>): CardLine[] {
  const isUnfilled = ({ value }: RecapLine) => value === null;
  const known = recap.filter(({ slot }) => edits.has(`edit:${slot}`));
  const sorted = [...known.filter((line) => !isUnfilled(line)), ...known.filter(isUnfilled)];
  const roomy = inPairs(sorted, isUnfilled);
  const tight = inPairs(sorted, (line) => isUnfilled(line) || !LONG.has(line.slot));
  return sorted.flatMap((line): CardLine[] => {
    const reply = edits.get(`edit:${line.slot}`);
    return reply ? [{ ...line, reply, half: { roomy: roomy.has(line), tight: tight.has(line) } }] : [];
  });
}

/** Returns the lines that share a row: two neighbours of which both are small. */
function inPairs(lines: readonly RecapLine[], isSmall: (line: RecapLine) => boolean): Set<RecapLine> {
  const paired = new Set<RecapLine>();
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (paired.has(line) || !next || !isSmall(line) || !isSmall(next)) continue;
    paired.add(line).add(next);
  }
  return paired;
}

/** A message that repeats the question alone holds no values. */
function aroundValues(content: string, recap: readonly RecapLine[]): { before: string; after: string } {
  const filled = recap.filter(({ value }) => value !== null);
  const values = filled.map(({ heading, value }) => `${heading}: ${value}`).join('\n');
  const at = values === '' ? -1 : content.indexOf(values);
  if (at < 0) return { before: '', after: content };
  return { before: content.slice(0, at).trim(), after: content.slice(at + values.length).trim() };
}
