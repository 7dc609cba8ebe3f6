/** What stands in place of every message of a chat that its visitor asked to be forgotten. */
export const FORGOTTEN_TEXT = 'The visitor asked to be forgotten.';
