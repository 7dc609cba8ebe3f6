/** What somebody asks of who gets their number: "please only use it on the day", "don't share it", "for emergencies only". */
const USE =
  /(?<!\p{L})(?:please )?(?:(?:only|just) use (?:it|this|that|this number|that number)(?!\p{L})|use (?:it|this|that) (?:only|just)(?!\p{L})|(?:do not|don['’]?t|never) (?:share|sell|give out|give|pass on|pass|publish) (?:it|this|that|my number|the number)(?!\p{L})|(?:only |just )?for (?:emergencies|the day of pickup|the day itself|this job|the pickup)(?: only)?(?!\p{L})|ne (?:le |l['’])?(?:donnez|partagez|utilisez|vendez)(?!\p{L}))[^.!?;\n]{0,60}/iu;

/** Returns what a message with a number asks of its use, as written; null for nothing. */
export const numberUse = (message: string): string | null => USE.exec(message)?.[0].trim() ?? null;
