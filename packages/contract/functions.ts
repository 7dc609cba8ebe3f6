/** The Lambda functions of the HTTP API; each is a folder of `functions/`. `leads` is what visitors call. */
export const FUNCTION_NAMES = [
  'leads',
  'admin-leads',
  'export',
  'auth',
  'team',
  'chat',
  'photos',
  'tracking',
] as const;
export type FunctionName = (typeof FUNCTION_NAMES)[number];

/**
 * Every Lambda function: those of the HTTP API, the one behind the sockets, those of new photos, those that tell people, and
 * open consoles, of what happens, the one that looks after chats that were left or put away, and those that deployments run to make the origin token and to read public keys.
 */
export const LAMBDA_NAMES = [
  ...FUNCTION_NAMES,
  'realtime',
  'photo-cleaner',
  'photo-classifier',
  'photo-joiner',
  'lead-publisher',
  'lead-promoter',
  'notifier',
  'lead-reminder',
  'mail-feedback',
  'origin-token',
  'public-key',
] as const;
export type LambdaName = (typeof LAMBDA_NAMES)[number];

/** Keys are listed as `id:public half`, separated by commas: the first signs, the others signed before it. */
const HTTP_VARIABLES = ['USERS_TABLE', 'ADMIN_KEYS', 'ORIGIN_TOKEN_PARAMETER'] as const;
/** `LIMIT_CHANGES`: limits that the environment has otherwise than usual (`domain/limits/configured-limits.ts`), or `none`. */
const LIMIT_VARIABLES = ['LIMITS_TABLE', 'LIMIT_CHANGES'] as const;
const VISITOR_VARIABLES = [...HTTP_VARIABLES, 'VISITOR_KEYS', ...LIMIT_VARIABLES] as const;
const CHAT_VARIABLES = [
  'SESSIONS_TABLE',
  'MESSAGES_TABLE',
  'CHAT_TERMS_TABLE',
  'CONNECTIONS_TABLE',
  'PHOTOS_TABLE',
] as const;
const PHOTO_VARIABLES = ['PHOTOS_TABLE', 'PHOTOS_BUCKET'] as const;
/** What a lead comes with: its photos, its chats and the links to it. */
const LEAD_VARIABLES = [
  ...PHOTO_VARIABLES,
  'LEADS_TABLE',
  'SESSIONS_TABLE',
  'MESSAGES_TABLE',
  'CHAT_TERMS_TABLE',
  'CONNECTIONS_TABLE',
  'NOTICES_TABLE',
] as const;
const NOTICE_VARIABLES = [
  'NOTICES_TABLE',
  'LEADS_TABLE',
  'SITE_URL',
  'MAIL_SENDER',
  'MAIL_CONFIGURATION_SET',
  /** Addresses of the team, with commas between them. */
  'TEAM_EMAILS',
  /** The ARN of the topic that texts are published to, or `none`. */
  'TEAM_TOPIC',
  'LIMIT_CHANGES',
] as const;

/** The environment variables of each function: the stack must set exactly these, and the function reads no others. */
export const FUNCTION_VARIABLES = {
  leads: [...VISITOR_VARIABLES, ...LEAD_VARIABLES, 'VISITORS_TABLE'],
  'admin-leads': [...HTTP_VARIABLES, ...LEAD_VARIABLES, 'EXPORTS_TABLE', 'EXPORTS_BUCKET'],
  export: [...HTTP_VARIABLES, 'LEADS_TABLE', 'EXPORTS_TABLE', 'EXPORTS_BUCKET'],
  auth: [...VISITOR_VARIABLES, 'CONNECTIONS_TABLE'],
  team: [...HTTP_VARIABLES, ...LIMIT_VARIABLES, 'CONNECTIONS_TABLE'],
  /** `SENT_CHAT_HOURS`: how long a sent chat may be idle before it closes by itself. */
  chat: [...VISITOR_VARIABLES, ...CHAT_VARIABLES, 'VISITORS_TABLE', 'SENT_CHAT_HOURS'],
  photos: [...VISITOR_VARIABLES, ...PHOTO_VARIABLES, 'VISITORS_TABLE'],
  tracking: HTTP_VARIABLES,
  realtime: [...VISITOR_VARIABLES, ...CHAT_VARIABLES],
  'photo-cleaner': PHOTO_VARIABLES,
  'photo-classifier': [...PHOTO_VARIABLES, 'LEADS_TABLE', ...LIMIT_VARIABLES],
  'photo-joiner': ['LEADS_TABLE'],
  'lead-publisher': ['CONNECTIONS_TABLE'],
  /** `LEFT_CHAT_MINUTES`: how long a chat must have been silent to count as left. */
  'lead-promoter': ['LEADS_TABLE', 'SESSIONS_TABLE', 'CONNECTIONS_TABLE', 'LEFT_CHAT_MINUTES'],
  notifier: [...NOTICE_VARIABLES, 'SESSIONS_TABLE', 'MESSAGES_TABLE', 'PHOTOS_TABLE', 'CONNECTIONS_TABLE'],
  'lead-reminder': NOTICE_VARIABLES,
  'mail-feedback': ['NOTICES_TABLE'],
  'origin-token': ['ORIGIN_TOKEN_PARAMETER'],
  'public-key': [],
} as const satisfies Record<LambdaName, readonly string[]>;

/** What the stack sets for every function besides: where its metrics are kept (`contract/metrics.ts`). */
export const COMMON_VARIABLES = ['METRICS_NAMESPACE'] as const;
export type CommonEnvironment = Record<(typeof COMMON_VARIABLES)[number], string>;

/** The environment of one function. */
export type FunctionEnvironment<N extends LambdaName> = Record<
  (typeof FUNCTION_VARIABLES)[N][number],
  string
>;

/** An environment with these variables, which a function's own has where it lists them all. */
export type Environment<V extends (typeof FUNCTION_VARIABLES)[LambdaName][number]> = Readonly<
  Record<V, string>
>;
