/** What the chat writes before words of its visitor, for the team. */
export const CHAT_LABELS = {
  junk: 'Junk',
  instructions: 'Special instructions',
  mentioned: 'Also mentioned',
};

/** What it notes for the team in its own words. */
export const CHAT_NOTES = {
  outside: 'The address looks to be outside the served areas; the visitor keeps it.',
  unsentPhoto: 'The customer chose a photo that could not be uploaded.',
};

const OWN = new RegExp(`^(?:${CHAT_LABELS.junk}|${CHAT_LABELS.instructions}): `);
/** Nor as it was written before. */
const NOTES: readonly string[] = [
  ...Object.values(CHAT_NOTES),
  'The visitor chose a photo that could not be uploaded.',
];

/**
 * A line of a lead's details as whoever wrote it reads it: their own words alone.
 * @returns null where all of the line is the chat's
 */
export function ownLine(line: string): string | null {
  const isNote = NOTES.includes(line) || line.startsWith(`${CHAT_LABELS.mentioned}: `);
  return isNote ? null : line.replace(OWN, '');
}
