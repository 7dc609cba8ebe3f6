/** The number under which a homeowner can ask after their request, made of the lead's id. */
export function requestReference(leadId: number): string {
  return `HH-${String(leadId).padStart(5, '0')}`;
}

/** The lead's id of a reference as people write it down or say it, `HH-00012` or `hh 12`; `null` for any other text. */
export function readRequestReference(text: string): number | null {
  const digits = /^\s*hh[\s–—-]*(\d{1,12})\s*$/i.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The lead's id where a search text is one, as admins write it: `#12`, or a reference; `null` for any other text. */
export function readLeadNumber(text: string): number | null {
  const digits = /^\s*#\s*(\d{1,12})\s*$/.exec(text)?.[1];
  return digits === undefined ? readRequestReference(text) : Number(digits);
}
