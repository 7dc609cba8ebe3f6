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
  '01/a': { finished: 19, allRight: 17, texts: 68 },
  '01/b': { finished: 19, allRight: 17, texts: 69 },
  '01/c': { finished: 19, allRight: 18, texts: 69 },
  '02/a': { finished: 18, allRight: 18, texts: 68 },
  '02/b': { finished: 19, allRight: 19, texts: 68 },
  '02/c': { finished: 19, allRight: 18, texts: 67 },
  '03/a': { finished: 28, allRight: 24, texts: 101 },
  '03/b': { finished: 28, allRight: 27, texts: 101 },
  '04/a': { finished: 28, allRight: 22, texts: 95 },
  '04/b': { finished: 28, allRight: 27, texts: 95 },
  '05/a': { finished: 27, allRight: 24, texts: 93 },
  '05/b': { finished: 28, allRight: 26, texts: 94 },
  '06/a': { finished: 27, allRight: 26, texts: 98 },
  '06/b': { finished: 28, allRight: 28, texts: 97 },
  '07/a': { finished: 28, allRight: 23, texts: 100 },
  '07/b': { finished: 28, allRight: 25, texts: 97 },
  '08/a': { finished: 28, allRight: 26, texts: 98 },
  '08/b': { finished: 28, allRight: 25, texts: 101 },
  '09/a': { finished: 28, allRight: 26, texts: 100 },
  '09/b': { finished: 28, allRight: 27, texts: 100 },
  '10/a': { finished: 27, allRight: 23, texts: 90 },
  '10/b': { finished: 27, allRight: 26, texts: 97 },
  '11/a': { finished: 27, allRight: 20, texts: 92 },
  '11/b': { finished: 27, allRight: 25, texts: 94 },
  '12/a': { finished: 26, allRight: 18, texts: 95 },
  '12/b': { finished: 27, allRight: 18, texts: 97 },
  '13/a': { finished: 27, allRight: 24, texts: 92 },
  '13/b': { finished: 27, allRight: 25, texts: 92 },
  '14/a': { finished: 27, allRight: 25, texts: 92 },
  '14/b': { finished: 27, allRight: 24, texts: 87 },
  '15/a': { finished: 27, allRight: 22, texts: 98 },
  '15/b': { finished: 27, allRight: 22, texts: 89 },
  '16/a': { finished: 27, allRight: 25, texts: 98 },
  '16/b': { finished: 27, allRight: 24, texts: 96 },
  '17/a': { finished: 27, allRight: 27, texts: 98 },
  '17/b': { finished: 27, allRight: 27, texts: 99 },
  '18/a': { finished: 27, allRight: 25, texts: 97 },
  '18/b': { finished: 27, allRight: 24, texts: 98 },
  '19/a': { finished: 27, allRight: 25, texts: 100 },
  '19/b': { finished: 27, allRight: 26, texts: 98 },
  '20/a': { finished: 27, allRight: 25, texts: 100 },
  '20/b': { finished: 27, allRight: 27, texts: 98 },
  '21/a': { finished: 27, allRight: 25, texts: 97 },
  '21/b': { finished: 27, allRight: 18, texts: 99 },
  '22/a': { finished: 27, allRight: 18, texts: 97 },
  '22/b': { finished: 27, allRight: 26, texts: 99 },
  '23/a': { finished: 27, allRight: 25, texts: 100 },
  '23/b': { finished: 26, allRight: 25, texts: 99 },
  '24/a': { finished: 25, allRight: 23, texts: 100 },
  '24/b': { finished: 27, allRight: 26, texts: 100 },
  '25/a': { finished: 27, allRight: 26, texts: 98 },
  '25/b': { finished: 27, allRight: 27, texts: 97 },
  '26/a': { finished: 27, allRight: 25, texts: 96 },
  '26/b': { finished: 27, allRight: 25, texts: 97 },
  '27/a': { finished: 27, allRight: 24, texts: 99 },
  '27/b': { finished: 27, allRight: 23, texts: 99 },
};
