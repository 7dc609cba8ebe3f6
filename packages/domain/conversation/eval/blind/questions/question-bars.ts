/** How many questions of a batch are answered right, by batch such as `01/en`; it may be raised, never lowered. */
export const QUESTION_BARS: Readonly<Record<string, number>> = {
  '01/en': 107,
  '01/fr': 61,
};
