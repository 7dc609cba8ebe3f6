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
  '01/a': { finished: 18, allRight: 15, texts: 61 },
  '01/b': { finished: 19, allRight: 15, texts: 64 },
  '01/c': { finished: 19, allRight: 17, texts: 68 },
  '02/a': { finished: 17, allRight: 16, texts: 64 },
  '02/b': { finished: 19, allRight: 19, texts: 68 },
  '02/c': { finished: 19, allRight: 17, texts: 63 },
  '03/a': { finished: 28, allRight: 20, texts: 96 },
  '03/b': { finished: 28, allRight: 24, texts: 88 },
  '04/a': { finished: 28, allRight: 15, texts: 83 },
  '04/b': { finished: 27, allRight: 15, texts: 83 },
  '05/a': { finished: 27, allRight: 17, texts: 84 },
  '05/b': { finished: 28, allRight: 15, texts: 80 },
};
