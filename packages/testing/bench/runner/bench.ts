/** What a figure may be: a ratio of two times of one run, or a count that no machine changes. */
export interface Budget {
  /** What is measured, as a row of the table says it. */
  what: string;
  /** `x` for ratios, `ms`, `B`, `KB`, `MB`, `USD`, or what is counted. */
  unit: string;
  limit: number;
  side: 'at most' | 'at least';
}

/** One value of one round. `part` tells apart what is held to the same budget, such as each list of leads. */
export interface Sample {
  budget: string;
  part?: string;
  value: number;
}

/** How much is measured: `full` is what the budgets name, up to 300,000 leads; `small` shows that all of it runs. */
export const SIZES = ['small', 'usual', 'full'] as const;
export type Size = (typeof SIZES)[number];

export interface Scale {
  rounds: number;
  size: Size;
}

/** A bench that is ready to be measured. */
export interface OpenBench {
  /** Measures once: ratios by turns within the round, so that a busy machine is as busy for either side. */
  round: (index: number) => Promise<Sample[]>;
  close: () => Promise<void>;
}

/** Something that is measured in rounds, in turns with all others of a run. */
export interface Bench {
  name: string;
  /** By the names that samples give. */
  budgets: Readonly<Record<string, Budget>>;
  /** How many rounds are worth their time at most: one for what cannot differ. */
  maxRounds?: number;
  open: (scale: Scale) => Promise<OpenBench>;
}
