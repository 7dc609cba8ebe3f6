/** So many in a window of so many seconds; windows begin at whole multiples of their length since 1970 (UTC). */
export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

export interface LimitRules {
  /** Of everybody who shares a network (`network.ts`); null where a network says nothing. */
  readonly address: Limit | null;
  /** Of everybody together in a day; null where nothing is spent that counts. */
  readonly everybody: number | null;
  /**
   * Of a network, or a site of many (`siteOf`), once everybody together has had a day's: it goes on more slowly, and nobody is
   * kept out by what others do. What has none ends for everybody then, for it costs money by the piece.
   */
  readonly later?: Limit;
}

const QUARTER = 15 * 60;
const HOUR = 3600;
export const DAY_SECONDS = 24 * HOUR;

const aDay = (max: number): Limit => ({ max, seconds: DAY_SECONDS });
const anHour = (max: number): Limit => ({ max, seconds: HOUR });

/**
 * What visitors may do before they are told to wait (`limit-text.ts`), and before a lead is kept as suspicious, where a
 * deployment says nothing else (`configured-limits.ts`). Many people share an address, in an office or behind a phone company;
 * a busy Saturday has 50 leads, 60 photos and 200 chats of 20 messages in all. `docs/operations.md` reckons what it costs to
 * use all of it up.
 */
export const LIMITS = {
  /** Attempts to sign in; an account has a limit of its own. */
  signIns: { address: { max: 50, seconds: QUARTER }, everybody: null },
  /** Changes of who may sign in: a team changes a few times a year. */
  teamChanges: { address: anHour(40), everybody: null },
  /** Changes of the names that visitors see, which need no password again: they must not use up the changes above. */
  teamRenames: { address: anHour(40), everybody: null },
  /** New leads. Those beyond are kept, as suspicious. */
  leads: { address: aDay(20), everybody: 2_000 },
  /** New leads of everybody together, above a busy Saturday's. Beyond them a network has a smaller share. */
  usualLeads: { address: null, everybody: 60 },
  /** New leads of such a day. Those beyond are kept, as suspicious. */
  laterLeads: { address: aDay(3), everybody: 2_000 },
  /** Whatever forms and chats send of leads: a chat saves its lead with each answer. New leads of a later hour are suspicious. */
  submissions: { address: anHour(125), everybody: 40_000, later: anHour(60) },
  /** Mail addresses that are changed by the link of a request: each is written to. */
  mailAddresses: { address: aDay(10), everybody: 200 },
  /** New chats. */
  chats: { address: anHour(30), everybody: 7_500, later: anHour(5) },
  /** Messages of visitors and their assistant, counted by weight (`messageWeight`), and changes of chats. */
  messages: { address: anHour(600), everybody: 150_000, later: anHour(150) },
  /** Photos; a visitor has a limit of their own. */
  photos: { address: aDay(200), everybody: 3_000 },
  /** Sockets that are opened. */
  sockets: { address: anHour(300), everybody: 75_000, later: anHour(60) },
  /** Photos that Rekognition is shown, at a tenth of a cent each. */
  classifications: { address: null, everybody: 1_000 },
} as const satisfies Record<string, LimitRules>;

export type LimitName = keyof typeof LIMITS;
export type Limits = Readonly<Record<LimitName, LimitRules>>;

/** Nobody reads a page, comes to the form at its end and fills in an empty one in less. */
export const MIN_FILL_MS = 3_000;

const BYTES_OF_ONE = 2_048;

/** As how many messages one counts: a small bitmap inside of it costs as much to store as thirty texts. */
export function messageWeight({
  content,
  image,
}: {
  content: string;
  image?: string | null | undefined;
}): number {
  return 1 + Math.floor((content.length + (image?.length ?? 0)) / BYTES_OF_ONE);
}

/** As how many messages one counts with the replies that are sent with it. */
export function turnWeight({
  replies = [],
  ...message
}: Parameters<typeof messageWeight>[0] & { replies?: readonly { content: string }[] | undefined }): number {
  return [message, ...replies].reduce((sum, one) => sum + messageWeight(one), 0);
}

/** The end of the window that a moment lies in, in seconds since 1970. */
export function windowEnd({ seconds }: Pick<Limit, 'seconds'>, now: Date): number {
  return (Math.floor(now.getTime() / 1000 / seconds) + 1) * seconds;
}
