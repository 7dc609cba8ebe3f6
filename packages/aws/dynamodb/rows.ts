import { sha256 } from '../sha256.ts';
import { ADDRESS_KEY_PREFIX, ATTEMPTS_PREFIX, CHANGES_PARTITION, LIMIT_COUNT_PREFIX } from './keys.ts';

/**
 * Every kind of row of every table, by its key. Where a row stands beside others in a partition, or where book-keeping
 * shares a table with what it keeps, is decided here alone. Book-keeping carries neither `status` nor `visitorId`, so
 * that no index lists it.
 */

/** The full key of a row of the leads table. */
export type LeadsKey = { readonly id: number; readonly item: string };

/**
 * The partitions of the leads table. Above 0 each lead has its own: the lead, its timeline and its merges.
 *
 * | partition | rows |
 * |---|---|
 * | 0 | the sequence of ids, saved views |
 * | -1 to -8 | counters of all leads; also, spread to -256, receipts, chats' leads, withdrawals, persons, visitors, erasures, and what admins have seen |
 * | -1000 to -5095 | search terms |
 * | -20000 to -20007 | counters of days |
 * | -30000 | work that goes on in steps and is not finished |
 */
const FIRST_SEARCH_PARTITION = -1000;
const SEARCH_PARTITIONS = 4096;
const FIRST_DAY_PARTITION = -20_000;
/** In one partition, which one query reads: such work is rare, and little of it is unfinished at a time. */
export const UNFINISHED_PARTITION = -30_000;

const SPREAD = 256;

/** The counters are spread over this many items, so that leads written at the same time rarely meet. */
export const COUNTER_SHARDS = 8;

/** Above every id of a lead. */
const LAST_ID = 10 ** 12;

/** The item that assigns ids. */
export const SEQUENCE_KEY: LeadsKey = { id: 0, item: 'sequence' };

/** The item that has the lists that admins have saved by name. */
export const LEAD_VIEWS_KEY: LeadsKey = { id: 0, item: 'views' };

export function leadKey(id: number): LeadsKey {
  return { id, item: 'lead' };
}

/** All keys of a lead's timeline begin with this, so that one query in the lead's own partition reads it. */
export const EVENT_PREFIX = 'event#';

export function eventKey(leadId: number, eventId: string): LeadsKey {
  return { id: leadId, item: `${EVENT_PREFIX}${eventId}` };
}

/** All keys of merges begin with this; they stand in the partition of the lead that remains. */
export const MERGE_PREFIX = 'merged#';

export function mergeKey(leadId: number, otherId: number): LeadsKey {
  return { id: leadId, item: `${MERGE_PREFIX}${otherId}` };
}

/** A lead always counts in the same shard, so that a change of status is one update of one item. */
export function counterKey(leadId: number): LeadsKey {
  return { id: -(leadId % COUNTER_SHARDS) - 1, item: 'counters' };
}

export function allCounterKeys(): LeadsKey[] {
  return Array.from({ length: COUNTER_SHARDS }, (_, shard) => counterKey(shard));
}

export const DAY_PREFIX = 'day#';

/** The counters of a day (`yyyy-mm-dd`) in the shard of a lead. */
export function dayKey(leadId: number, day: string): LeadsKey {
  return { id: dayPartition(leadId % COUNTER_SHARDS), item: `${DAY_PREFIX}${day}` };
}

/** Days are counted in partitions of their own, one a shard, so that a period is one query for each of them. */
export function dayPartition(shard: number): number {
  return FIRST_DAY_PARTITION - shard;
}

/** The receipt of a submission with this Idempotency-Key. */
export function submissionReceiptKey(idempotencyKey: string): LeadsKey {
  return { id: spread(idempotencyKey), item: `idempotency#${sha256(idempotencyKey)}` };
}

/** The row that names the lead of a chat. */
export function sessionLeadKey(sessionId: string): LeadsKey {
  return { id: spread(sessionId), item: `session#${sessionId}` };
}

/** The row that says that a visitor has withdrawn the request of a chat. */
export function visitorWithdrawalKey(visitorId: string): LeadsKey {
  return { id: spread(visitorId), item: `withdrawn#${visitorId}` };
}

/** What the keys of all rows about a person begin with. */
export function personKey(person: string): LeadsKey {
  return { id: spread(person), item: `person#${sha256(person)}` };
}

/** The guard of the newest lead that a visitor has sent for a person: strangers who ask in one name do not wait for each other. */
export function personGuardKey(person: string, visitorId: string): LeadsKey {
  return { id: spread(person), item: `guard#${sha256(`${person} ${visitorId}`)}` };
}

/** The row that names a live lead of a person; the newest lead comes first. */
export function personLeadKey(person: string, leadId: number): LeadsKey {
  const { id, item } = personKey(person);
  return { id, item: `${item}#${newestFirst(leadId)}` };
}

/** What the receipts of all erasures begin with. */
export const ERASURE_PREFIX = 'erasure#';

/** The row that names a lead of a visitor; the newest lead comes first. */
export function visitorLeadKey(visitorId: string, leadId: number): LeadsKey {
  const { id, prefix } = visitorLeadsPartition(visitorId);
  return { id, item: `${prefix}${newestFirst(leadId)}` };
}

/** Where the rows of a visitor's leads stand, and what their keys begin with; no visitorId holds a `#`. */
export function visitorLeadsPartition(visitorId: string): { id: number; prefix: string } {
  return { id: spread(visitorId), prefix: `visitor#${visitorId}#` };
}

/** The count of what was removed with a lead that was erased. */
export function erasureKey(leadId: number): LeadsKey {
  const item = `${ERASURE_PREFIX}${leadId}`;
  return { id: spread(item), item };
}

/** The partitions over which receipts, links of chats, withdrawals, persons and erasures are spread. */
export function spreadPartitions(): number[] {
  return Array.from({ length: SPREAD }, (_, index) => -1 - index);
}

/** So many ids are a set: of one that is full, a read costs no more than of a small one. */
const SEEN_AT_ONCE = 256;

/** The set of leads that an admin has opened, to which this lead belongs. */
export function seenKey(username: string, leadId: number): LeadsKey {
  const item = `seen#${username}#${Math.floor(leadId / SEEN_AT_ONCE)}`;
  return { id: spread(item), item };
}

const TERM_PREFIX = 'term#';
/** Stands below every character of a term, so that `ann` comes before `anna`. */
const TERM_END = '\u001f';
/** Times are counted back from here, so that the newest comes first. */
const LAST_TIME = 9_999_999_999_999;

/** The row by which a search term finds a lead: of one term, the newest lead comes first. */
export function searchKey(term: string, leadId: number): LeadsKey {
  return { id: searchPartition(term), item: `${searchTermPrefix(term)}${TERM_END}${newestFirst(leadId)}` };
}

/** Terms with the same first two characters stand together, so that one query finds all that begin alike. */
export function searchPartition(term: string): number {
  const hash = Number.parseInt(sha256(term.slice(0, 2)).slice(0, 8), 16);
  return FIRST_SEARCH_PARTITION - (hash % SEARCH_PARTITIONS);
}

/** What the keys of all terms begin with that begin like this one. */
export function searchTermPrefix(term: string): string {
  return `${TERM_PREFIX}${term}`;
}

/** The term of such a key. */
export function termOfSearchItem(item: string): string {
  return item.slice(TERM_PREFIX.length, item.lastIndexOf(TERM_END));
}

/** The row of a lead that is being moved into the trash or out of it, and of one that is being erased. */
export function unfinishedLeadKey(kind: 'move' | 'erasure', leadId: number): LeadsKey {
  return { id: UNFINISHED_PARTITION, item: `${kind}#${leadId}` };
}

/** The row of a chat that is being forgotten. */
export function unfinishedChatKey(sessionId: string): LeadsKey {
  return { id: UNFINISHED_PARTITION, item: `forgetting#${sessionId}` };
}

/** A book-keeping partition from -256 to -1, so that these rows do not all meet in one partition. */
function spread(text: string): number {
  return -1 - Number.parseInt(sha256(text).slice(0, 2), 16);
}

function newestFirst(leadId: number): string {
  return String(LAST_ID - leadId).padStart(12, '0');
}

/** Sessions table: a session stands under its id, which is a UUID; its book-keeping under ids with a `#`. */
export function sessionKey(sessionId: string) {
  return { id: sessionId };
}

/** The receipt that holds the number of a message with this client message id. */
export function messageReceiptKey(sessionId: string, clientMessageId: string) {
  return { id: `message#${sessionId}#${clientMessageId}` };
}

/** The receipt that names the session which was made under this Idempotency-Key. */
export function sessionReceiptKey(idempotencyKey: string) {
  return { id: `creation#${sha256(idempotencyKey)}` };
}

/** The row that names a visitor's newest session and counts their sessions of the day. */
export function visitorSessionsKey(visitorId: string) {
  return { id: `visitor#${visitorId}` };
}

/** The item that has the replies that admins have ready. */
export const CANNED_REPLIES_KEY = { id: 'replies#' };

/** The counters of the chats that began on a day of Halifax, in one of their shards. */
export function funnelKey(day: string, shard: number) {
  return { id: `funnel#${day}#${shard}` };
}

/** Messages table: the messages of a session stand in its partition, in order. */
export function messageKey(sessionId: string, seq: number) {
  return { sessionId, seq };
}

/**
 * The partition of a session's notes. No session has an id like this, so that nothing that asks for messages of a session
 * finds one; their numbers stand in `seq`, their `clientNoteId` in `clientMessageId`.
 */
export function notesPartition(sessionId: string): string {
  return `notes#${sessionId}`;
}

/** Chat terms table: the row that names all terms of a chat. */
export function chatTermsKey(sessionId: string) {
  return { bucket: `chat#${sessionId}`, term: 'terms' };
}

/** The row by which a term finds a chat: of one term, the newest chat comes first. */
export function chatTermKey(term: string, sessionId: string, createdAt: string) {
  const place = String(LAST_TIME - Date.parse(createdAt)).padStart(13, '0');
  const { bucket } = chatTermPrefix(term);
  return { bucket, term: `${term}${TERM_END}${place}#${sessionId}` };
}

/** Where the rows of all terms stand that begin so, and what their keys begin with. */
export function chatTermPrefix(beginning: string) {
  return { bucket: `term#${beginning.slice(0, 2)}`, term: beginning };
}

/** The chat of such a key, and its place among the newest. */
export function placeOfChatTerm(term: string): [sessionId: string, place: string] {
  const [place = '', sessionId = ''] = term.slice(term.indexOf(TERM_END) + 1).split('#');
  return [sessionId, place];
}

/** Photos table: a photo stands under its name; the counters of a day (`yyyy-mm-dd`, UTC) under names with a `#`. */
export function photoKey(name: string) {
  return { name };
}

/** The count of photos that a visitor sent in a day, and their names. */
export function visitorPhotosKey(visitorId: string, day: string) {
  return { name: `visitor#${day}#${visitorId}` };
}

/** Visitors table: the claim of a visitorId that is in use; only the holder of its cookie may use it again. */
export function visitorKey(visitorId: string) {
  return { visitorId };
}

/** The partition of the exports table: all exports stand in one log. */
export const EXPORT_LOG = 'exports';

/** Exports table: an export stands in the log under its id, which begins with the time at which it began. */
export function exportKey(exportId: string) {
  return { log: EXPORT_LOG, id: exportId };
}

/** Users table: a user stands under their name. */
export function userKey(username: string) {
  return { username };
}

/** The row that names all who have ever signed in; no user has a name like this. */
export const TEAM_KEY = { username: '#team' };

/** The row that names who was given an account in the console, and what was done about accounts. */
export const TEAM_LOG_KEY = { username: '#team-log' };

/** The count of sign-in attempts in a window. */
export function attemptsKey(subject: string, name: string, windowEnd: number) {
  return { username: `${ATTEMPTS_PREFIX}${subject}#${windowEnd}#${name}` };
}

/** The note that a user has signed in with a browser; it stands with the counts, which sign-in may write. */
export function knownBrowserKey(username: string, browser: string) {
  return { username: `${ATTEMPTS_PREFIX}known#${username}#${browser}` };
}

/** Connections table: the connections that receive the same events stand in one partition, their channel. */
export function connectionKey(channel: string, connectionId: string) {
  return { channel, connectionId };
}

/** The row that counts changes of leads. */
export const LEADS_MARKER_KEY = { channel: CHANGES_PARTITION, connectionId: 'leads' };

/** The row that says in which channel a connection stands; its own sort key keeps it apart from connections in the index. */
export function connectionPlaceKey(connectionId: string) {
  return connectionKey(`connection#${connectionId}`, `place#${connectionId}`);
}

/** The channel of all admins. */
export const ADMINS_CHANNEL = 'admins';

/** The channel of a session's visitor. */
export function sessionChannel(sessionId: string): string {
  return `session#${sessionId}`;
}

/** The channel of a visitor's connection that has named no session yet. */
export function visitorChannel(visitorId: string): string {
  return `visitor#${visitorId}`;
}

/** Notices table: the claim by which something is told once. */
export function noticeKey(id: string) {
  return { id: `notice#${id}` };
}

/** How much was sent of one kind, or to one address, in a day. */
export function noticeCounterKey(counter: string) {
  return { id: `count#${counter}` };
}

/** An address that mail is no longer sent to. */
export function suppressionKey(addressKey: string) {
  return { id: `suppressed#${addressKey}` };
}

/** That whoever reads a mailbox has opened a link that was mailed to it; the function that serves links notes it. */
export function consentKey(mailbox: string) {
  return { id: `consent#${mailbox}` };
}

/** The one notice that a mailbox gets before that. */
export function firstMailKey(mailbox: string) {
  return { id: `first-mail#${mailbox}` };
}

/** The mailboxes that something was mailed to of a request or a visitor; the function that takes leads may read them. */
export function namedMailboxesKey(hash: string) {
  return { id: `mailboxes#${hash}` };
}

/** What is told with the next digest. */
export function digestKey() {
  return { id: 'digest#team' };
}

/** Keys of links begin with this; the function that checks links may read no other rows. */
const REQUEST_KEY_PREFIX = 'request-key#';

/** The key by which links to the request of a lead are signed. */
export function requestKeyKey(leadId: number) {
  return { id: `${REQUEST_KEY_PREFIX}${leadId}` };
}

/** Limits table: how often something was done in a window that ends then (seconds since 1970), by whom. */
export function limitCountKey(limit: string, end: number, sender: string) {
  return { id: `${LIMIT_COUNT_PREFIX}${limit}#${end}#${sender}` };
}

/** The key by which addresses are hashed on a day (`yyyy-mm-dd`, UTC). */
export function addressKeyKey(day: string) {
  return { id: `${ADDRESS_KEY_PREFIX}${day}` };
}
