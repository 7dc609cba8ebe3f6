/** The value of a field whose typed text is no day or no number; every schema refuses it. */
export const UNREADABLE = 'unreadable';
