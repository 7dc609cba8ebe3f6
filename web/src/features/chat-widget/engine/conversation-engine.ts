import type { SaidOfCustomer } from '@harbour-haul/domain/chat/chat-customer';
import type { ChatLead } from '@harbour-haul/domain/conversation/lead-from-slots';
import type { Slots } from '@harbour-haul/domain/conversation/slots';
import type { Effect, Input, Reply, TurnContext } from '@harbour-haul/domain/conversation/turn';
import type { Wording } from '@harbour-haul/domain/conversation/wording/english';
import type { Language } from '@harbour-haul/domain/site/language';

/** A turn of the conversation, as plain data. */
export interface Turn {
  state: unknown;
  replies: Reply[];
  effects: Effect[];
  /** Where the conversation stands now (`domain/chat/funnel.ts`). */
  step: number;
  /** What is known of the visitor now (`domain/chat/chat-customer.ts`). */
  customer: SaidOfCustomer;
  /** The language that it is held in. */
  language: Language;
  /** The lead is stored and nothing is left to ask. */
  finished: boolean;
  /** Photos of the page's form that go along with what was taken over from it. */
  formPhotos?: readonly FormPhoto[];
}

/** A photo that the form of this tab has uploaded. */
export interface FormPhoto {
  path: string;
  /** A small image of it, as a URL. */
  preview: string | null;
}

/** What the widget needs of a conversation engine. Tests pass a small scripted one. */
export interface ConversationEngine {
  /** Takes a turn from a stored state, null at the beginning. */
  step(stored: unknown, input: Input, context: TurnContext): Turn;
  /** The lead that slots make, as `POST /api/leads` wants it. */
  toLead(slots: Slots, from: LeadOrigin, complete: boolean): ChatLead;
  /** The language of a stored state or of what is said in it, of which it has no words; null for none. */
  lacks(stored: unknown, inputs: readonly Input[]): Language | null;
  /**
   * What this browser has filled in on the page's form, or sent, where that is news to the conversation and can be said now.
   * @param unsentLead the id of the conversation's own lead, which it has not sent; null for none
   */
  news(stored: unknown, unsentLead: number | null): Input | null;
  /** What was changed in the page's form since the conversation knew of it, where it can still take that over. */
  formChange(stored: unknown): Input | null;
  /** Gives it the words of a language. */
  learn(language: Language, wording: Wording): void;
}

/** How a conversation begins: small, and there before the engine is. */
export interface ConversationOpening {
  turn(): Turn;
  /** The welcome where no session could be created. */
  fallbackWelcome: string;
}

interface LeadOrigin {
  visitorId: string;
  sessionId: string | null;
}

/** Loads the engine. A load that follows a failed one is a new attempt. */
export type LoadEngine = () => Promise<ConversationEngine>;
