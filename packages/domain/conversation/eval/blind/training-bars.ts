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
  '01/a': { finished: 18, allRight: 15, texts: 64 },
  '01/b': { finished: 19, allRight: 15, texts: 66 },
  '01/c': { finished: 19, allRight: 17, texts: 68 },
  '02/a': { finished: 17, allRight: 16, texts: 66 },
  '02/b': { finished: 19, allRight: 19, texts: 68 },
  '02/c': { finished: 19, allRight: 17, texts: 65 },
  '03/a': { finished: 28, allRight: 23, texts: 99 },
  '03/b': { finished: 28, allRight: 27, texts: 96 },
  '04/a': { finished: 28, allRight: 18, texts: 89 },
  '04/b': { finished: 28, allRight: 22, texts: 88 },
  '05/a': { finished: 27, allRight: 20, texts: 89 },
  '05/b': { finished: 28, allRight: 21, texts: 84 },
  '06/a': { finished: 26, allRight: 19, texts: 83 },
  '06/b': { finished: 27, allRight: 17, texts: 89 },
};
