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
export const TRAINING_BARS: Readonly<Record<string, TrainingBar>> = {};
