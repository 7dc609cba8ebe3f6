import type * as rows from '@harbour-haul/aws/dynamodb/rows';
import type { StoredRow, TableName } from './stored-rows.ts';

/** What `rows.ts` makes keys of rows by. */
type KeyName = Extract<keyof typeof rows, `${string}Key` | `${string}_KEY` | 'notesPartition'>;

/** A kind of row: its table, and by which of its rows it is told. */
export interface RowKind {
  readonly table: TableName;
  readonly isOf: (row: StoredRow) => boolean;
}

const text = (row: StoredRow, attribute: string) => row[attribute]?.S ?? '';
const matching = (table: TableName, attribute: string, pattern: RegExp): RowKind => ({
  table,
  isOf: (row) => pattern.test(text(row, attribute)),
});
const lead = (pattern: RegExp) => matching('Leads', 'item', pattern);
const session = (pattern: RegExp) => matching('Sessions', 'id', pattern);
const user = (pattern: RegExp) => matching('Users', 'username', pattern);
const notice = (pattern: RegExp) => matching('Notices', 'id', pattern);
const connection = (pattern: RegExp) => matching('Connections', 'connectionId', pattern);

/** Every kind of row by what makes its key; null for what is but the beginning of others. */
export const ROW_KINDS: Readonly<Record<KeyName, RowKind | null>> = {
  SEQUENCE_KEY: lead(/^sequence$/),
  LEAD_VIEWS_KEY: lead(/^views$/),
  leadKey: lead(/^lead$/),
  eventKey: lead(/^event#/),
  mergeKey: lead(/^merged#/),
  counterKey: lead(/^counters$/),
  dayKey: lead(/^day#/),
  submissionReceiptKey: lead(/^idempotency#/),
  sessionLeadKey: lead(/^session#/),
  visitorWithdrawalKey: lead(/^withdrawn#/),
  personKey: null,
  personGuardKey: lead(/^guard#/),
  personLeadKey: lead(/^person#/),
  visitorLeadKey: lead(/^visitor#/),
  erasureKey: { table: 'Leads', isOf: (row) => /^erasure#/.test(text(row, 'item')) && !isUnfinished(row) },
  seenKey: lead(/^seen#/),
  searchKey: lead(/^term#/),
  unfinishedLeadKey: {
    table: 'Leads',
    isOf: (row) => /^(?:move|erasure)#/.test(text(row, 'item')) && isUnfinished(row),
  },
  unfinishedChatKey: lead(/^forgetting#/),
  sessionKey: session(/^[^#]+$/),
  messageReceiptKey: session(/^message#/),
  sessionReceiptKey: session(/^creation#/),
  visitorSessionsKey: session(/^visitor#/),
  CANNED_REPLIES_KEY: session(/^replies#$/),
  funnelKey: session(/^funnel#/),
  messageKey: matching('Messages', 'sessionId', /^[^#]+$/),
  notesPartition: matching('Messages', 'sessionId', /^notes#/),
  chatTermsKey: matching('ChatTerms', 'bucket', /^chat#/),
  chatTermKey: matching('ChatTerms', 'bucket', /^term#/),
  photoKey: matching('Photos', 'name', /^[^#]+$/),
  visitorPhotosKey: matching('Photos', 'name', /^visitor#/),
  visitorKey: matching('Visitors', 'visitorId', /./),
  exportKey: matching('Exports', 'id', /./),
  userKey: user(/^[^#]+$/),
  TEAM_KEY: user(/^#team$/),
  TEAM_LOG_KEY: user(/^#team-log$/),
  attemptsKey: user(/^attempts#(?!known#)/),
  knownBrowserKey: user(/^attempts#known#/),
  connectionKey: connection(/^(?!place#|leads$)/),
  LEADS_MARKER_KEY: connection(/^leads$/),
  connectionPlaceKey: connection(/^place#/),
  noticeKey: notice(/^notice#/),
  noticeCounterKey: notice(/^count#/),
  suppressionKey: notice(/^suppressed#/),
  consentKey: notice(/^consent#/),
  firstMailKey: notice(/^first-mail#/),
  namedMailboxesKey: notice(/^mailboxes#/),
  digestKey: notice(/^digest#/),
  requestKeyKey: notice(/^request-key#/),
  limitCountKey: matching('Limits', 'id', /^count#/),
  addressKeyKey: matching('Limits', 'id', /^address-key#/),
};

/** The partition of work that is not finished, where a receipt of an erasure never stands. */
function isUnfinished({ id }: StoredRow): boolean {
  return id?.N === '-30000';
}
