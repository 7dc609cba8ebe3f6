import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import type { ErrorCode, FieldErrors } from '@harbour-haul/domain/errors';
import { SOCKET_ROUTES } from './routes.ts';

/** Where the socket lives, on the site's own origin. */
export const REALTIME_PATH = '/ws';

/** Seconds; specification section 9. The gateway closes a socket that is idle for ten minutes. */
export const PING_SECONDS = 30;
export const RECONNECT_SECONDS = 3;
/** How often a chat is read where sockets do not get through. */
export const POLL_SECONDS = 4;

/** Bursts of this many frames, and this many a second after that, always pass. */
export const FRAME_LIMIT = { burst: 20, perSecond: 5 } as const;
/** Larger frames are refused by the gateway itself. */
export const MAX_FRAME_BYTES = 32 * 1024;

/**
 * Names a page that is open in a browser: its socket in the query of the handshake, and a message of it in this header. Whoever
 * posts a message has it from the answer, so that it need not be pushed to them as well.
 */
export const TAB_HEADER = 'X-Tab';

interface MessageFrame {
  sessionId?: string;
  visitorId?: string;
  content: string;
  image?: string | null;
  /** By the sender's clock; the server's counts. */
  timestamp?: string;
  /** Sending again under the same id is harmless; the answer is an `ack` with the stored message. */
  clientMessageId?: string;
}

/**
 * What a browser sends (specification section 7). Who it is, the gateway knows from the cookies at `$connect`:
 * `role`, `adminId`, `visitorId` and `sender` in a frame are compared with that and never believed.
 */
export type ClientFrame =
  | { type: 'auth'; role: 'admin'; adminId?: string }
  /** `sessionId`: a chat that this admin looks at or holds; of one that they hold, it says that they are still there. */
  | { type: 'ping'; adminId?: string; sessionId?: string }
  | { type: 'identify_visitor'; visitorId: string; sessionId: string }
  | ({ type: 'message'; sender: 'user' | 'visitor' | 'assistant' | 'ai' | 'admin' } & MessageFrame)
  | ({ type: 'visitor_message' } & MessageFrame)
  | ({ type: 'assistant_message' } & MessageFrame)
  /** Not stored; the other side shows it for a few seconds. */
  | { type: 'typing'; sessionId: string; typing: boolean };

export type ClientFrameType = ClientFrame['type'];

/** The names of the gateway's routes, which it selects by `$request.body.type`. */
export const CLIENT_FRAME_TYPES = SOCKET_ROUTES satisfies readonly ClientFrameType[];

/** A message as it is pushed, under the name of who said it; `newMessage` is an older name for any of them. */
export interface MessageEvent {
  type: 'newMessage' | 'visitor_message' | 'assistant_message' | 'admin_message';
  sessionId: string;
  message: ChatMessage;
  content: string;
  image: string | null;
  timestamp: string;
}

/** How a lead stands after a change; null where it is gone for good. */
export interface LeadStand {
  id: number;
  version: number | null;
  /** It has just begun to wait for its first reply: a new lead, of which an admin is alerted. */
  isNew?: true;
  /** Its customer has just canceled, corrected or asked again: an admin is alerted of it. */
  hasNews?: true;
}

/** How a chat stands, its notes as well. */
export type ChatStand = Pick<ChatSession, 'id' | 'seq' | 'version' | 'noteSeq'>;

/** What the server sends. A visitor gets the events of the own session alone, admins get all. */
export type ServerEvent =
  | MessageEvent
  /** The answer to `auth`: the newest active sessions. */
  | { type: 'activeSessions'; sessions: ChatSession[] }
  | {
      type: 'new_chat_session';
      session: ChatSession;
      sessionId: string;
      visitorId: string;
      timestamp: string;
    }
  /** A session changed: taken over, released, closed, viewed, waiting for a person. */
  | { type: 'sessionUpdate'; session: ChatSession }
  /** The answer to `identify_visitor`; what lies between the own last `seq` and this one is to be fetched. */
  | { type: 'identified'; session: ChatSession }
  /** An admin has made a note of a chat, which is to be fetched. Admins alone get it. */
  | { type: 'note'; sessionId: string; noteSeq: number }
  | { type: 'typing'; sessionId: string; sender: 'user' | 'admin'; typing: boolean }
  /** Whether any socket of the visitor is open. */
  | { type: 'presence'; sessionId: string; online: boolean }
  /** Leads changed, by whomever. `leadsSeq` rises with each of these events. Admins alone get it. */
  | { type: 'leads_changed'; leadsSeq: number; leads: LeadStand[] }
  /**
   * With how the chat stands that the ping was about, and for admins the last `leadsSeq` and the newest active chats, so
   * that a push that was lost is noticed, and pulled.
   */
  | {
      type: 'pong';
      sessionId?: string;
      seq?: number;
      version?: number;
      /** To admins alone. */
      noteSeq?: number;
      leadsSeq?: number;
      chats?: ChatStand[];
    }
  /** The message is stored, and which number it got. */
  | { type: 'ack'; clientMessageId: string; message: ChatMessage }
  | {
      type: 'error';
      code: ErrorCode | 'internal_error';
      message: string;
      /** Of the frame that was refused, where it had one. */
      clientMessageId?: string;
      retryAfterSeconds?: number;
      /** What to mend, field by field, where the frame was not understood. */
      fields?: FieldErrors;
    };

export type ServerEventType = ServerEvent['type'];
