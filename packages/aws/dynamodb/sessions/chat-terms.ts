import type { ChatSearch } from '@harbour-haul/domain/chat/chat-search';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { chatTermKey, chatTermPrefix, chatTermsKey, placeOfChatTerm } from '../rows.ts';
import type { Table } from '../table/table.ts';

/** So many chats are looked at for one word: of a word that more have, the newest (0209). */
const MAX_ROWS = 1000;
/**
 * So many terms a chat is found by (0209): what somebody has said in some hundred messages. All of them are named in one row, which is
 * read with each message and holds no more than 400 KB.
 */
const MAX_TERMS = 500;
/** A message that is stored while its chat is removed is over by then. */
const KEPT_CLOSED_SECONDS = 24 * 3600;

/** What a search has found. */
export interface FoundChats {
  /** The newest chat first. */
  ids: string[];
  /** Whether a word of it is in more chats than are looked at: older ones may be missing. */
  isPartial: boolean;
}

/** The chats of a word, each with its place among the newest; whether there are more. */
interface Places {
  places: ReadonlyMap<string, string>;
  isCut: boolean;
}

const NOWHERE: Places = { places: new Map(), isCut: false };

/**
 * The terms that chats are found by: a row for each term of a chat, and one that names them all, so that each is written
 * once, and all of them go with the chat.
 */
export class ChatTerms {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /**
   * Makes a chat found by these terms, and by those that it has already, up to the most that one has; without effect once they
   * were removed.
   */
  async add(
    { id, createdAt }: Pick<ChatSession, 'id' | 'createdAt'>,
    terms: readonly string[],
  ): Promise<void> {
    if (terms.length === 0) return;
    const known = termsOf(await this.#table.get(chatTermsKey(id)));
    const fresh = terms.filter((term) => !known.has(term)).slice(0, Math.max(0, MAX_TERMS - known.size));
    if (fresh.length === 0) return;
    // All of them are named before the first is there: whoever removes the chat finds them.
    const named = await this.#table.update(chatTermsKey(id), {
      update: 'SET createdAt = :created ADD terms :terms',
      condition: 'attribute_not_exists(expiresAt)',
      values: { ':created': createdAt, ':terms': new Set(fresh) },
    });
    if (!named) return;
    const keys = fresh.map((term) => chatTermKey(term, id, createdAt));
    await Promise.all(keys.map((key) => this.#table.put(key)));
    // Removed in between, maybe before these were there.
    if ((await this.#table.get(chatTermsKey(id)))?.expiresAt !== undefined) await this.#delete(keys);
  }

  /** Removes all terms of a chat, and takes no others of it. */
  async remove(sessionId: string, now: Date): Promise<void> {
    const item = await this.#table.update(chatTermsKey(sessionId), {
      update: 'SET expiresAt = :expiry',
      values: { ':expiry': Math.floor(now.getTime() / 1000) + KEPT_CLOSED_SECONDS },
    });
    const createdAt = String(item?.createdAt);
    await this.#delete([...termsOf(item)].map((term) => chatTermKey(term, sessionId, createdAt)));
    await this.#table.update(chatTermsKey(sessionId), { update: 'REMOVE terms, createdAt' });
  }

  /** The chats that match all terms, or whose visitor's id begins so. */
  async find({ terms, visitorId }: ChatSearch): Promise<FoundChats> {
    const [byIds, byTerms] = await Promise.all([
      visitorId === null ? NOWHERE : this.#places(visitorId),
      Promise.all(terms.map((term) => this.#places(term))),
    ]);
    const [first = NOWHERE, ...others] = byTerms;
    const matching = [...first.places].filter(([id]) => others.every(({ places }) => places.has(id)));
    const found = new Map([...byIds.places, ...matching]);
    const ids = [...found].sort(([, a], [, b]) => (a < b ? -1 : 1)).map(([id]) => id);
    return { ids, isPartial: [byIds, ...byTerms].some(({ isCut }) => isCut) };
  }

  async #delete(keys: ReturnType<typeof chatTermKey>[]): Promise<void> {
    await Promise.all(keys.map((key) => this.#table.delete(key)));
  }

  /** The chats with a term that begins so. */
  async #places(beginning: string): Promise<Places> {
    const { bucket, term } = chatTermPrefix(beginning);
    const rows = await this.#table.queryFirst(
      {
        where: '#bucket = :bucket AND begins_with(#term, :term)',
        names: { '#bucket': 'bucket', '#term': 'term' },
        values: { ':bucket': bucket, ':term': term },
      },
      MAX_ROWS + 1,
    );
    const places = rows.slice(0, MAX_ROWS).map((row) => placeOfChatTerm(String(row.term)));
    return { places: new Map(places), isCut: rows.length > MAX_ROWS };
  }
}

function termsOf(item: Record<string, unknown> | null): ReadonlySet<string> {
  return item?.terms instanceof Set ? (item.terms as Set<string>) : new Set();
}
