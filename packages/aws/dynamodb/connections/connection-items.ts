import type { TokenRole } from '../../auth/tokens.ts';
import {
  ADMINS_CHANNEL,
  connectionKey,
  connectionPlaceKey,
  sessionChannel,
  visitorChannel,
} from '../rows.ts';

/** API Gateway ends every connection after two hours. */
const LIFETIME_SECONDS = 2 * 3600 + 10 * 60;

/** Until a handshake is complete, the gateway reports its connection as gone. */
const OPENING_SECONDS = 10;

/** An open socket: who it belongs to was proven at `$connect` and is never taken from a frame. */
export interface Connection {
  connectionId: string;
  role: TokenRole;
  /** The username or the visitorId. */
  subject: string;
  /** The user's tokenVersion; 0 for visitors. */
  tokenVersion: number;
  /** Of the user's sign-ins, the one whose cookie it was; null for visitors. */
  signInId: string | null;
  /** Until when the cookie is good, in seconds since 1970. */
  tokenExpiresAt: number;
  /** The chat that a visitor's socket is subscribed to; null for admins, who receive all, and before a visitor names one. */
  sessionId: string | null;
  /** Stands for the network of a visitor, by which messages are counted; null for admins, and where it is not known. */
  sender: string | null;
  /** The page of a visitor whose socket it is, as that names itself; null for admins, and for who names none. */
  tab: string | null;
  /** Milliseconds since 1970: many are opened within a second. */
  openedAt: number;
  /** When it last sent a frame, as far as that was stored; milliseconds since 1970. */
  seenAt: number;
  /** When the cookie's user was last looked up; milliseconds since 1970. */
  checkedAt: number;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** The channel of a connection. */
export function channelOf({ role, subject, sessionId }: Connection): string {
  if (role === 'admin') return ADMINS_CHANNEL;
  return sessionId === null ? visitorChannel(subject) : sessionChannel(sessionId);
}

export function keyOf(connection: Connection) {
  return connectionKey(channelOf(connection), connection.connectionId);
}

/** A connection as it begins. */
export function newConnection(
  identity: Pick<
    Connection,
    'connectionId' | 'role' | 'subject' | 'tokenVersion' | 'tokenExpiresAt' | 'sessionId'
  > &
    Partial<Pick<Connection, 'sender' | 'signInId' | 'tab'>>,
  now: Date,
): Connection {
  const time = now.getTime();
  return {
    sender: null,
    signInId: null,
    tab: null,
    ...identity,
    openedAt: time,
    seenAt: time,
    checkedAt: time,
    expiresAt: Math.floor(time / 1000) + LIFETIME_SECONDS,
  };
}

/** Whether a connection is so young that its handshake may not be complete yet, so that "gone" means nothing. */
export function isOpening({ expiresAt }: Connection, now: Date): boolean {
  return now.getTime() / 1000 < expiresAt - LIFETIME_SECONDS + OPENING_SECONDS;
}

export function toConnectionItem(connection: Connection): Record<string, unknown> {
  const { sessionId, sender, signInId, tab, ...rest } = connection;
  return {
    ...keyOf(connection),
    ...rest,
    ...(sessionId !== null && { sessionId }),
    ...(sender !== null && { sender }),
    ...(signInId !== null && { signInId }),
    ...(tab !== null && { tab }),
  };
}

export function fromConnectionItem(item: Record<string, unknown>): Connection {
  const { channel: _, ...stored } = item;
  // The release before says until when it lives, and no more.
  const openedAt = (Number(item.expiresAt) - LIFETIME_SECONDS) * 1000;
  const without = { sessionId: null, sender: null, signInId: null, tab: null, openedAt };
  return { ...without, ...stored } as unknown as Connection;
}

/**
 * The row by which a frame's connection is found: where it stands, and all that was proven of it at `$connect`, so that one read
 * says both. A connection that subscribes to another chat gets another one in the same transaction.
 */
export function toPlaceItem(connection: Connection): Record<string, unknown> {
  const { connectionId, expiresAt } = connection;
  const place = { place: channelOf(connection), expiresAt };
  return { ...connectionPlaceKey(connectionId), ...place, connection: toConnectionItem(connection) };
}

/** The connection of such a row; null where the release before has written it, which says no more than where it stands. */
export function fromPlaceItem(item: Record<string, unknown>): Connection | null {
  const { connection } = item;
  return connection ? fromConnectionItem(connection as Record<string, unknown>) : null;
}
