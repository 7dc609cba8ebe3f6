import type { ChatCustomer } from './chat-customer.ts';
import type { MessageSender } from './messages/chat-message.ts';
import type { AskedBefore, PersonRequestTopic } from './questions/person-request.ts';
import type { ResumePoint } from './resume-point.ts';

export const SESSION_STATUSES = ['active', 'closed'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** One conversation of a visitor (specification section 3). Times are ISO 8601 in UTC with milliseconds. */
export interface ChatSession {
  id: string;
  visitorId: string;
  status: SessionStatus;
  /** Incremented by every change of the session itself; messages raise `seq` instead. */
  version: number;
  /** The number of its last message, 0 for none. */
  seq: number;
  /** The number of the last note that admins made of it, 0 for none; 0 to visitors, whatever there is. */
  noteSeq: number;
  isHandedOff: boolean;
  adminId: string | null;
  /** What consoles call them; to visitors it is their display name. */
  adminName: string | null;
  /** What visitors see of them: the name that they chose for it. Null or not there for the team, and to visitors. */
  adminDisplayName?: string | null;
  /** Who handed it over to whoever holds it, as consoles show them; null where the holder took over, and to visitors. */
  handedOverBy: string | null;
  /** The admin whose chat it is, whoever holds it; null for nobody, and to visitors. */
  ownerId: string | null;
  ownerName: string | null;
  /** Whether an admin has opened it since it began; false to visitors, whatever they did. */
  adminViewed: boolean;
  /** When the visitor asked for a person who has not written to them yet, or null. */
  personRequestedAt: string | null;
  /** What they asked a person for, where the assistant could tell. */
  personRequestAbout: PersonRequestTopic | null;
  /** What a wish to cancel has taken the place of there, and which it leaves where it is taken back. */
  askedBeforeCancel?: AskedBefore | null;
  /** Until when an admin has put it away, and who; null for nobody, and to visitors. */
  snoozedUntil: string | null;
  snoozedBy: string | null;
  /** When it came back by itself, until an admin turns to it; null otherwise, and to visitors. */
  snoozeEndedAt: string | null;
  /** When its visitor had it forgotten, or null: it is closed then, and nothing that was said is left. */
  forgottenAt: string | null;
  /** From which question the assistant goes on, where the admin who handed it back has said so; null where it stopped. */
  resumeFrom: ResumePoint | null;
  /** Who its visitor is, as far as they said; null until they said anything. */
  customer: ChatCustomer | null;
  /** The lead that the chat was saved to, and when its visitor sent that; null until then. */
  leadId: number | null;
  leadSentAt: string | null;
  /** When that request was canceled, by its customer or the team; null while it is not. */
  leadCanceledAt: string | null;
  /**
   * Since when its visitor waits for a call, as the lead has it (`leads/wants-call-back.ts`); null while they do not. Missing where a
   * server of an earlier version has answered.
   */
  callBackAt?: string | null;
  createdAt: string;
  lastActivityAt: string;
  lastMessage: LastMessage | null;
}

/** The preview that lists show without reading messages. */
export interface LastMessage {
  sender: MessageSender;
  /** At most 200 characters. */
  content: string;
  timestamp: string;
  /**
   * Which admin wrote it, and what colleagues call them: to the team alone. Absent of others', and of what was stored before this was kept.
   */
  authorId?: string;
  authorName?: string;
  /** What the visitor said last, where that is not it; missing where they have said nothing, and of chats from before this was kept. */
  visitorSaid?: string;
}
