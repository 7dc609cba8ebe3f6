import type { PlayedStep } from '../find-knee.ts';
import type { HeldLoad } from '../hold-load.ts';
import type { PlayedLoad } from '../play-load.ts';

/** What was seen at a rate, in a line. */
export function stepLine({ played }: PlayedStep): string {
  return `  ${played.rate.toFixed(2).padStart(6)}/s  ${playedText(played)}`;
}

/** What was seen while the load was held, in a line. */
export function heldLine({ played, memory }: HeldLoad): string {
  const flat = memory.filter(({ isFlat }) => isFlat).length;
  return `  ${playedText(played)}; memory of ${flat} of ${memory.length} workers is flat`;
}

function playedText({ came, there, calls, failures, refused, machine }: PlayedLoad): string {
  const asked = Object.values(refused).reduce((sum, count) => sum + count, 0);
  return [
    `${came} people, ${thereText(there)} at a time, ${calls.count} calls`,
    `p50 ${calls.p50}, p95 ${calls.p95}, p99 ${calls.p99} ms`,
    `${failures.length} failures, ${asked} asked again`,
    `processors ${percent(machine.processors)}, ${percent(machine.ofProduct)} by this process`,
    `main thread ${percent(machine.mainThread)}`,
    `functions ${machine.functions.mean.toFixed(1)} (at most ${machine.functions.peak}) at a time`,
  ].join('; ');
}

/** How many people there were at a time, from the first lap to the last. */
export function thereText({ mean, peak, laps }: PlayedLoad['there']): string {
  const ends = laps.length < 2 ? '' : `, ${laps[0]?.toFixed(0)} to ${laps.at(-1)?.toFixed(0)}`;
  return `${mean.toFixed(0)} (at most ${peak}${ends})`;
}

/** A share as people read it. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
