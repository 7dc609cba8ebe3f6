/** What a training batch has reached; it may be raised, never lowered. */
export interface TrainingBar {
  /** Visitors who want a lead and finished. */
  finished: number;
  /** Leads in which every value is right. */
  allRight: number;
  /** Texts of which everything is right. */
  texts: number;
}

/** The bars by batch and author, such as `01/ann`: one for every file in `batches`. */
export const TRAINING_BARS: Readonly<Record<string, TrainingBar>> = {
  '01/a': { finished: 12, allRight: 4, texts: 45 },
  '01/b': { finished: 12, allRight: 4, texts: 45 },
  '01/c': { finished: 12, allRight: 4, texts: 45 },
  '02/a': { finished: 12, allRight: 4, texts: 45 },
  '02/b': { finished: 12, allRight: 4, texts: 45 },
  '02/c': { finished: 12, allRight: 4, texts: 45 },
  '03/a': { finished: 20, allRight: 8, texts: 70 },
  '03/b': { finished: 20, allRight: 8, texts: 70 },
};
