import type { ChatSession } from '../chat/chat-session.ts';
import type { Lead } from '../leads/lead.ts';
import type { FieldChange, LeadEventKind } from '../leads/lead-event.ts';
import type { Photo } from '../photos/photo.ts';

/** Something that happened of which somebody is told (`announcements.ts` says who, and how). */
export type Occasion =
  /** A lead became new, in whatever way. */
  | { kind: 'new_lead'; lead: Lead }
  /** Somebody asked in the chat for no more than a call. */
  | { kind: 'call_back'; lead: Lead }
  /** A person of whom the team has a lead asks for more, or for the same once more. */
  | ({ kind: 'asked_again'; lead: Lead } & RepeatRequest)
  /** A request was sent, or got an address while nobody had worked on it yet; `sending` tells one from the next. */
  | { kind: 'request_sent'; lead: Lead; email: string; sending: string }
  /** A request came in that is kept as suspicious. */
  | { kind: 'suspicious_lead'; lead: Lead }
  /** A morning (`yyyy-mm-dd` in Halifax) on which there are suspicious requests that nobody has judged. */
  | ({ kind: 'unjudged_leads'; day: string } & UnjudgedLeads)
  /** Nobody has been in contact with the person of a lead that waits for it: since it came, or since they asked again. */
  | { kind: 'unanswered_lead'; lead: Lead; minutes: number; isRepeat: boolean }
  | { kind: 'corrected_request'; lead: Lead; eventId: string; event: CorrectedEvent }
  | { kind: 'canceled_request'; lead: Lead; eventId: string }
  /** A visitor asked for a person. Their request, where they have one, and their last words are for the team alone. */
  | {
      kind: 'waiting_visitor';
      session: ChatSession;
      requestedAt: string;
      lead: Lead | null;
      lastWords: string | null;
    }
  | { kind: 'refused_photo'; photo: Photo };

/** How many suspicious requests wait for somebody to judge them, and when the oldest of them came in; ISO 8601. */
export interface UnjudgedLeads {
  count: number;
  since: string;
}

/** What is new of a lead since its person has asked again. */
export interface RepeatRequest {
  /** The fields of which something new is known. */
  changes: FieldChange[];
  /** What was added to the details; null for nothing. */
  added: string | null;
  /** It waits for a reply since, and did not before. */
  isFirst: boolean;
}

export type CorrectedEvent = Extract<LeadEventKind, { type: 'corrected' }>;
