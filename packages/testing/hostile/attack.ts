import type { HostileStage } from './hostile-stage.ts';

/** What came of an attack. */
export interface Outcome {
  /** How many things were tried. */
  tries: number;
  /** What should have been closed and was not, a line each. */
  open: string[];
}

/** One kind of malice, tried on the running product. */
export interface Attack {
  name: string;
  run: (stage: HostileStage) => Promise<Outcome>;
}

/** How an attack on limits is played in short: on a product whose limits are so many times the usual ones, with so much left of each. */
export interface ShortRun {
  readonly width: number;
  readonly left: number;
}

/** Collects what is found open. */
export class Findings implements Outcome {
  tries = 0;
  readonly open: string[] = [];

  /** Counts a try; `isClosed` says whether it came to nothing. */
  note(what: string, isClosed: boolean): void {
    this.tries += 1;
    if (!isClosed) this.open.push(what);
  }
}

/** Runs tasks a few at a time, as many as a new account's functions carry. */
export async function inTurns<T>(items: readonly T[], run: (item: T) => Promise<void>, width = 6) {
  const left = items.values();
  const work = async () => {
    for (const item of left) await run(item);
  };
  await Promise.all(Array.from({ length: width }, work));
}
