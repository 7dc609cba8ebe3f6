/** What stands in place of every message of a chat that its visitor asked to be forgotten. */
export const FORGOTTEN_TEXT = 'The visitor asked to be forgotten.';

/** What an open console shows in place of each message of a chat that an admin has erased with its person; stored nowhere. */
export const ERASED_TEXT = 'This chat was erased.';
