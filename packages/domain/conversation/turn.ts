import type { PersonRequestTopic } from '../chat/questions/person-request.ts';
import type { FormFieldName } from '../leads/submission/form-fields.ts';
import type { SlotName, Slots } from './slots.ts';

/** A button under a message: `label` is shown and stands in the transcript, `id` is what the engine reads. */
export interface QuickReply {
  id: string;
  label: string;
}

/** A line of the recap: what is known of a slot, or that it can be added. */
export interface RecapLine {
  slot: SlotName;
  /** The slot's label, such as `Phone`. */
  heading: string;
  /** As shown to people; null where nothing was given. */
  value: string | null;
}

/** An input of the engine. Every input is plain data, so that a conversation can be stored and replayed. */
export type Input =
  /** The widget was opened for the first time in this conversation. */
  | { type: 'open' }
  /** Something typed; the widget caps it at 4,000 characters. */
  | { type: 'text'; text: string }
  /** A quick reply of the last message, or of an earlier one that is still on the screen. */
  | { type: 'choice'; id: string; label: string }
  /** A photo was chosen at any step; `stored` once the upload succeeded, `local` where it failed. `count`: so many came with it. */
  | { type: 'photo'; photo: { kind: 'stored'; path: string } | { kind: 'local' }; count?: number }
  /** How a `submit-lead` effect ended. `refused`: the server answered with an error; `unreachable`: it did not, and is asked again. */
  | {
      type: 'lead-result';
      outcome: 'accepted' | 'refused' | 'unreachable' | 'failed';
      /** Of an accepted one: the id of the open request that the visitor had and that it was added to. */
      addedTo?: number;
      /** What the page's form had when it was sent, of one that the form has sent in place of this conversation. */
      form?: FormValues;
    }
  /** How a `recall` effect ended: null where nothing is known, or nothing may be told. */
  | { type: 'recalled'; details: RecalledDetails | null }
  /** The chat was opened beside a form that is filled in part, and not sent. */
  | { type: 'form'; values: FormValues }
  /** Fields of that form have other values than this conversation heard of, or gave to it. */
  | { type: 'form-changed'; values: FormValues; names: readonly (keyof FormValues)[] }
  /** The chat was opened in a browser that has sent a request otherwise: the one of `TurnContext.sent`. */
  | { type: 'sent-before' }
  /** Something typed to the person of the team who has the chat: nothing is answered, and what it states is kept. */
  | { type: 'heard'; text: string }
  /**
   * A takeover by the team has ended: re-prompt the current step, or go on from the one that the team chose. `told`: what the
   * visitor said to the person, oldest first; values that are stated there are not asked for again.
   */
  | { type: 'resume'; from?: string; told?: readonly string[] };

/** What an earlier request of the same browser said; what it did not say is null. */
export interface RecalledDetails {
  name: string | null;
  phone: string | null;
  address: string | null;
}

/** What stands in the page's quote form, as it was typed; `when` is the day that was picked there, by its name. */
export type FormValues = Partial<Record<FormFieldName | 'when', string>>;

/** One message of the assistant. */
export interface Reply {
  content: string;
  quickReplies: QuickReply[];
  /** How long the typing indicator shows before the message (specification section 9: 1000, before the recap 1500). */
  delayMs: 1000 | 1500;
  /**
   * The values behind a reply that offers to submit or change them, for widgets that show them as a card. The text of a
   * first recap holds the filled ones as well.
   */
  recap?: readonly RecapLine[];
  /** Says only that something is under way, for which widgets have a sign of their own: what became of it is the next reply. */
  passing?: true;
}

/** A side effect for the widget to run; the engine itself has none. */
export type Effect =
  /** Store what is known so far as an incomplete lead (there is a phone number by now). */
  | { type: 'save-progress'; slots: Slots }
  /** Store the finished lead; the outcome comes back as `lead-result`. */
  | { type: 'submit-lead'; slots: Slots }
  /** Mark the session as waiting for a person. */
  | { type: 'request-person' }
  /** Mark the session as waiting for a person, and say what it is about. */
  | { type: 'pass-on'; about: PersonRequestTopic }
  /** Look up what an earlier request of this browser said; it comes back as `recalled`. */
  | { type: 'recall' }
  /** Withdraw the request that was not sent, and forget this chat at the server and on this device. */
  | { type: 'forget' }
  /** Open the photo picker. */
  | { type: 'choose-photo' }
  /** Clear this conversation and start another. */
  | { type: 'start-over' }
  /** An analytics event, without personal data. */
  | { type: 'track'; event: string };

/** A request that was sent outside of this conversation, by the form or by a chat before. */
export interface SentRequest {
  id: number;
  isCanceled: boolean;
}

/** What is so beside the conversation, injected: nothing in here reads a clock, or knows what became of a request. */
export interface TurnContext {
  now: Date;
  /** The request that was sent in this conversation has been canceled since, by its link or by the team. */
  isCanceled?: boolean;
  /** The request that this browser has sent last; absent where it has sent none, or its pickup is over. */
  sent?: SentRequest;
}
