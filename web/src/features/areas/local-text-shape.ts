/** What a page says of its own area. */
export interface LocalTexts {
  /** Where this is, in a sentence that only this area can have. */
  intro: string;
  /** Jobs that houses there bring with them: a name and what it means. */
  jobs: readonly (readonly [string, string])[];
  /** The way of the things that nobody may take along. */
  depot: string;
  /** Names by which people there name their place. */
  communities: readonly string[];
  question: readonly [string, string];
}
