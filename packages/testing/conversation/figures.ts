import type { BlindMiss, BlindScores, Share } from '@harbour-haul/domain/conversation/eval/blind/scores';

/** `97.5 % (39/40)`, or `-` of nothing. */
export function shown({ part, whole }: Share): string {
  return whole === 0 ? '-' : `${percent({ part, whole })} (${part}/${whole})`;
}

/** `97.5 %`, or `-` of nothing. */
export const percent = ({ part, whole }: Share): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;

/** Returns the figures as the lines of a table; nothing of what visitors said is in them. */
export function figuresOf({ texts, ...scores }: BlindScores): string[] {
  const { bySlot, unwanted, asksBack } = texts;
  return [
    row('finished', shown(scores.finished)),
    row('all right', `${shown(scores.allRight)} of the leads sent`),
    row('unwanted leads', shown(scores.unwantedLeads)),
    row('loops', `${scores.loops}, asked three times ${scores.tripleAskings}, throws ${scores.throws}`),
    row('texts right', shown(texts.right)),
    row('asked back', `${asksBack.wanted} for a wanted value, ${asksBack.unwanted} for another`),
    '',
    cells('slot', 'dialogues', 'texts', 'stored unwanted'),
    ...Object.entries(scores.exact).map(([key, exact]) => slotRow(key, shown(exact))),
    ...(['submits', 'stops'] as const).map((key) => slotRow(key, '-')),
    '',
    cells('asked', 'texts right'),
    ...Object.entries(texts.byQuestion).map(([key, right]) => cells(key, shown(right))),
  ];

  function slotRow(key: string, exact: string): string {
    const slot = key as keyof typeof bySlot;
    return cells(slot, exact, shown(bySlot[slot]), String(unwanted[slot]));
  }
}

/** Returns the misses in words, with the transcripts where they are wanted. */
export function missLines(misses: readonly BlindMiss[], withTranscripts: boolean): string[] {
  return misses.flatMap(({ id, of, problems, transcript }) => [
    `${id}: ${of}`,
    ...problems.map((problem) => `    ${problem}`),
    ...(withTranscripts ? transcript.map((line) => `      ${line.replaceAll('\n', ' | ')}`) : []),
  ]);
}

const row = (name: string, value: string) => `${name.padEnd(16)}${value}`;

const cells = (first: string, ...others: string[]) =>
  [first.padEnd(12), ...others.map((other) => other.padEnd(18))].join('').trimEnd();
