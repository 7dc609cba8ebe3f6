import { LEAD_SORT_FIELDS, type LeadSortField } from '@harbour-haul/domain/leads/search/lead-order';

/** How a table or index is keyed; the stack builds tables from this and the repositories address them by it. */
export interface KeyAttribute {
  name: string;
  type: 'S' | 'N';
}

export interface IndexDefinition {
  name: string;
  partitionKey: KeyAttribute;
  sortKey: KeyAttribute;
  /** Of each item its keys alone, so that an index costs nothing where no key changes; all of it without this. */
  keysOnly?: true;
}

export interface TableDefinition {
  partitionKey: KeyAttribute;
  sortKey?: KeyAttribute;
  /** Seconds since 1970 after which DynamoDB may remove an item. Readers check it themselves: removal is late. */
  ttl: string;
  indexes: readonly IndexDefinition[];
  /** What functions of the release before query (`docs/operations.md`, "Upgrade"). */
  earlierIndexes?: readonly IndexDefinition[];
}

/** The attribute that holds a lead's key in the index of a sort field. */
export function sortKeyAttribute(field: LeadSortField): `${LeadSortField}Key` {
  return `${field}Key`;
}

/** The index that lists leads of one status in the order of a sort field. */
export function leadIndexName(field: LeadSortField): string {
  return `by-status-${field}`;
}

export const LEADS_BY_VISITOR = 'by-visitor';

/** The index of leads by the day for which they are scheduled; no other lead has the attribute. */
export const LEADS_BY_PICKUP_DAY = 'by-scheduled-day';

/** The index of open leads by whose they are, nobody's among them; no other lead has the attribute. */
export const LEADS_BY_OWNER = 'keys-by-owner';
export const LEAD_OWNER_ATTRIBUTE = 'openOwner';

/** The index of leads that wait: for their first answer, or for their visitor's last word. No other lead has the attribute. */
export const LEADS_WAITING = 'by-waiting';
export const WAITING_ATTRIBUTE = 'waiting';
export const WAITING_VALUE = 'yes';
export const UNFINISHED_VALUE = 'unfinished';

/**
 * Leads and their book-keeping. A lead is `(id, 'lead')`. Partitions with an id of 0 or below keep what belongs to no
 * single lead (`rows.ts`); those rows carry neither `status` nor `visitorId`, so no index lists them.
 */
export const LEADS_TABLE: TableDefinition = {
  partitionKey: { name: 'id', type: 'N' },
  sortKey: { name: 'item', type: 'S' },
  ttl: 'expiresAt',
  indexes: [
    ...LEAD_SORT_FIELDS.map((field) => ({
      name: leadIndexName(field),
      partitionKey: { name: 'status', type: 'S' } as const,
      sortKey: { name: sortKeyAttribute(field), type: 'S' } as const,
    })),
    {
      name: LEADS_BY_VISITOR,
      partitionKey: { name: 'visitorId', type: 'S' },
      sortKey: { name: 'id', type: 'N' },
    },
    {
      name: LEADS_BY_PICKUP_DAY,
      partitionKey: { name: 'scheduledDate', type: 'S' },
      sortKey: { name: 'id', type: 'N' },
    },
    {
      name: LEADS_WAITING,
      partitionKey: { name: WAITING_ATTRIBUTE, type: 'S' },
      sortKey: { name: sortKeyAttribute('createdAt'), type: 'S' },
    },
    {
      name: LEADS_BY_OWNER,
      partitionKey: { name: LEAD_OWNER_ATTRIBUTE, type: 'S' },
      sortKey: { name: sortKeyAttribute('createdAt'), type: 'S' },
      keysOnly: true,
    },
  ],
};

/**
 * Exports in the order in which they began, and so the log of them; a table of its own, so that the function that exports
 * leads can write none. What was never finished expires.
 */
export const EXPORTS_TABLE: TableDefinition = {
  partitionKey: { name: 'log', type: 'S' },
  sortKey: { name: 'id', type: 'S' },
  ttl: 'expiresAt',
  indexes: [],
};

/** All that a claim writes (`visitors/visitor-claims.ts`). */
export const CLAIM_ATTRIBUTES = ['visitorId', 'claimedAt'] as const;

/**
 * The visitorIds that are in use: all that functions for visitors share, so that none of them needs a right on another's
 * table. Claims never expire; the attribute is there for a policy.
 */
export const VISITORS_TABLE: TableDefinition = {
  partitionKey: { name: 'visitorId', type: 'S' },
  ttl: 'expiresAt',
  indexes: [],
};

/** What of a photo says whose it is: all that functions of chats read. */
export const PHOTO_OWNER_ATTRIBUTES = ['name', 'visitorId'] as const;

/** What of a user says whether their cookie is good, and who they are: all that functions but `auth` read. */
export const USER_STATE_ATTRIBUTES = [
  'username',
  'role',
  'disabled',
  'tokenVersion',
  'endedSignIns',
  'displayName',
] as const;

/** All that is stored of the team (`users/team.ts`). */
export const TEAM_ATTRIBUTES = ['username', 'members'] as const;

/** What the console shows of a user's account, their password apart (`users/accounts.ts`). */
export const ACCOUNT_ATTRIBUTES = [
  ...USER_STATE_ATTRIBUTES,
  'createdAt',
  'lastSignInAt',
  'setUpHash',
  'setUpUntil',
  'setUpBy',
  'setUpByVersion',
] as const;

/** All that is stored of accounts beside the users: who has one, and what was done about them. */
export const TEAM_LOG_ATTRIBUTES = ['username', 'accounts', 'entries', 'renames'] as const;

/** What the keys of counts of sign-in attempts begin with. */
export const ATTEMPTS_PREFIX = 'attempts#';

/** The partition of the connections table in which changes are counted; no connection has it for its channel. */
export const CHANGES_PARTITION = 'changes';

/** Users by lower-cased name, and the counters of sign-in attempts (`rows.ts`). */
export const USERS_TABLE: TableDefinition = {
  partitionKey: { name: 'username', type: 'S' },
  ttl: 'expiresAt',
  indexes: [],
};

export const SESSIONS_BY_STATUS = 'by-status';
export const SESSIONS_BY_VISITOR = 'keys-by-visitor';
export const SESSIONS_BY_OWNER = 'keys-by-owner';
/** Of chats that are put away, alone: no other has the attribute by which it is sorted. */
export const SESSIONS_BY_SNOOZE = 'keys-by-snooze';
/** Whose a chat is, and the status by which it is listed. */
export const OWNER_ATTRIBUTE = 'ownerStatus';
/**
 * Stands in a session from the write with which its visitor asks for a person until the next one, whatever that is: of a stream's
 * records a filter can find what is there, and not what has changed.
 */
export const JUST_ASKED_ATTRIBUTE = 'justAsked';

const BY_VISITOR_AND_CREATION = {
  partitionKey: { name: 'visitorId', type: 'S' },
  sortKey: { name: 'createdKey', type: 'S' },
} as const;

/**
 * Chat sessions and their book-keeping (`rows.ts`), which carries neither `status` nor `visitorId`, so that no
 * index lists it. Sessions are kept; only book-keeping expires.
 */
export const SESSIONS_TABLE: TableDefinition = {
  partitionKey: { name: 'id', type: 'S' },
  ttl: 'expiresAt',
  indexes: [
    {
      name: SESSIONS_BY_STATUS,
      partitionKey: { name: 'status', type: 'S' },
      sortKey: { name: 'lastActivityKey', type: 'S' },
    },
    { name: SESSIONS_BY_VISITOR, ...BY_VISITOR_AND_CREATION, keysOnly: true },
    {
      name: SESSIONS_BY_OWNER,
      partitionKey: { name: OWNER_ATTRIBUTE, type: 'S' },
      sortKey: { name: 'lastActivityKey', type: 'S' },
      keysOnly: true,
    },
    {
      name: SESSIONS_BY_SNOOZE,
      partitionKey: { name: 'status', type: 'S' },
      sortKey: { name: 'snoozedUntil', type: 'S' },
      keysOnly: true,
    },
  ],
  earlierIndexes: [{ name: 'by-visitor', ...BY_VISITOR_AND_CREATION }],
};

/**
 * What chats are found by (`sessions/chat-terms.ts`): words, phone numbers, names and visitor ids, each a row of its own, and a
 * row for each chat that names them. They go with the chat; the attribute ends what remembers that they are gone.
 */
export const CHAT_TERMS_TABLE: TableDefinition = {
  partitionKey: { name: 'bucket', type: 'S' },
  sortKey: { name: 'term', type: 'S' },
  ttl: 'expiresAt',
  indexes: [],
};

/** Open sockets by channel: `session#<id>` or `admins` (`rows.ts`). Expired rows are never used. */
export const CONNECTIONS_TABLE: TableDefinition = {
  partitionKey: { name: 'channel', type: 'S' },
  sortKey: { name: 'connectionId', type: 'S' },
  ttl: 'expiresAt',
  indexes: [],
  earlierIndexes: [
    {
      name: 'by-connection',
      partitionKey: { name: 'connectionId', type: 'S' },
      sortKey: { name: 'channel', type: 'S' },
    },
  ],
};

/** Messages of chats in the order in which they became visible. None expires; the attribute is there for a policy. */
export const MESSAGES_TABLE: TableDefinition = {
  partitionKey: { name: 'sessionId', type: 'S' },
  sortKey: { name: 'seq', type: 'N' },
  ttl: 'expiresAt',
  indexes: [],
};

export const PHOTOS_BY_VISITOR = 'by-visitor';

/**
 * Photos by their name, and the counters of what was sent in a day (`rows.ts`), which carry no `visitorId`, so
 * that no index lists them. Photos that never became clean expire.
 */
export const PHOTOS_TABLE: TableDefinition = {
  partitionKey: { name: 'name', type: 'S' },
  ttl: 'expiresAt',
  indexes: [
    {
      name: PHOTOS_BY_VISITOR,
      partitionKey: { name: 'visitorId', type: 'S' },
      sortKey: { name: 'createdKey', type: 'S' },
    },
  ],
};

/**
 * What was told to whom, each once, and what that needs: daily counters, addresses that mail must not be sent to, and the
 * keys of links to requests (`rows.ts`). No row names a person: addresses are hashed.
 */
export const NOTICES_TABLE: TableDefinition = {
  partitionKey: { name: 'id', type: 'S' },
  ttl: 'expiresAt',
  indexes: [],
};

/** What the keys of counts of limits, and of the keys by which addresses are hashed, begin with. */
export const LIMIT_COUNT_PREFIX = 'count#';
export const ADDRESS_KEY_PREFIX = 'address-key#';

/**
 * What was done in a window, by hashed network and by everybody, and the keys of these hashes (`limits/limit-counters.ts`).
 * All of it expires within two days.
 */
export const LIMITS_TABLE: TableDefinition = {
  partitionKey: { name: 'id', type: 'S' },
  ttl: 'expiresAt',
  indexes: [],
};
