import { MAX_AREA } from '@harbour-haul/domain/chat/chat-customer';
import { LAST_FUNNEL_STEP } from '@harbour-haul/domain/chat/funnel';
import { MAX_MESSAGE_LENGTH, MAX_REPLIES } from '@harbour-haul/domain/chat/messages/chat-message';
import {
  PERSON_REQUEST_TOPICS,
  type PersonRequestTopic,
} from '@harbour-haul/domain/chat/questions/person-request';
import { JUNK_TYPES } from '@harbour-haul/domain/leads/fields/junk-type';
import { isCalendarDay } from '@harbour-haul/domain/leads/fields/preferred-date';
import { MAX_NAME } from '@harbour-haul/domain/leads/fields/text-limits';
import { TIME_SLOTS } from '@harbour-haul/domain/leads/fields/time-slot';
import { LANGUAGES } from '@harbour-haul/domain/site/language';
import { array, mixed, number, object, string } from 'yup';
import { INVALID, REQUIRED } from '../messages.ts';
import { IMAGE_REFUSED, isMessageImage } from './message-image.ts';

/** Who a caller may say that a message is from; older clients say `visitor` and `ai` (specification section 3). */
export const POSTED_SENDERS = ['user', 'visitor', 'assistant', 'ai', 'admin'] as const;

/** Made by the sender; the response to a resend under the same id is the first message. */
const clientMessageId = () =>
  string()
    .typeError(INVALID)
    .nullable()
    .matches(/^[\x21-\x7e]{1,100}$/, 'Please use 1 to 100 printable characters without blanks.');

const TOO_LONG = 'Messages must be at most 4,000 characters.';

const STEP = `Please use a whole number from 1 to ${LAST_FUNNEL_STEP}.`;

/** What a message says, however it is sent. */
export const messageFields = () => ({
  /** Kept as it is sent. It may be empty where there is an image. */
  content: string()
    .typeError(INVALID)
    .defined(REQUIRED)
    .nonNullable(INVALID)
    .max(MAX_MESSAGE_LENGTH, TOO_LONG)
    .test('said-or-shown', 'Please write a message.', function check(value) {
      const { image } = this.parent as { image?: unknown };
      return value !== '' || (typeof image === 'string' && image !== '');
    }),
  image: string()
    .typeError(INVALID)
    .nullable()
    .test('bitmap', IMAGE_REFUSED, (value) => value === undefined || value === null || isMessageImage(value)),
  clientMessageId: clientMessageId(),
  /** Where the conversation stands with it (`domain/chat/funnel.ts`); of an admin's message it says nothing. */
  step: number().typeError(INVALID).integer(STEP).min(1, STEP).max(LAST_FUNNEL_STEP, STEP),
  /** Who the visitor is, by their own words (`domain/chat/chat-customer.ts`); of an admin's message it says nothing. */
  customer: object({
    name: string().typeError(INVALID).max(MAX_NAME, INVALID),
    junkType: string().typeError(INVALID).oneOf(JUNK_TYPES, INVALID),
    area: string().typeError(INVALID).max(MAX_AREA, INVALID),
    language: string().typeError(INVALID).oneOf(LANGUAGES, INVALID),
    pickupDay: string()
      .typeError(INVALID)
      .test('day', INVALID, (value) => value === undefined || isCalendarDay(value)),
    pickupSlot: string().typeError(INVALID).oneOf(TIME_SLOTS, INVALID),
  })
    .default(undefined)
    .optional(),
  /** The visitor asks for a person with it, and what for, where the assistant could tell; of an admin's message it says nothing. */
  personRequest: object({
    about: string<PersonRequestTopic>().typeError(INVALID).oneOf(PERSON_REQUEST_TOPICS, INVALID),
  })
    .default(undefined)
    .optional()
    .test('own-words', 'Please send it with the visitor’s own words.', function check(value) {
      const { sender } = this.parent as { sender?: unknown };
      return value === undefined || (sender !== 'assistant' && sender !== 'ai');
    }),
  /** By the sender's clock: accepted, and replaced by the server's. */
  timestamp: mixed().nullable().test('time', INVALID, isShortText),
});

function isShortText(value: unknown): boolean {
  if (value === undefined || value === null || typeof value === 'number') return true;
  return typeof value === 'string' && value.length <= 100;
}

/** What the assistant says to a message in the moment in which it is sent; an admin has no assistant. */
export const repliesField = () =>
  array()
    .typeError(INVALID)
    .of(
      object({
        content: string()
          .typeError(INVALID)
          .required('Please write a message.')
          .max(MAX_MESSAGE_LENGTH, TOO_LONG),
        clientMessageId: clientMessageId().required(REQUIRED),
      }),
    )
    .max(MAX_REPLIES, `Please send at most ${MAX_REPLIES} replies.`)
    .test('own-ids', 'Please use another clientMessageId for each message.', function check(value) {
      const { clientMessageId: own } = this.parent as { clientMessageId?: unknown };
      const ids = [own, ...(value ?? []).map((reply) => reply.clientMessageId)].filter((id) => id != null);
      return new Set(ids).size === ids.length;
    })
    .test('assistant', 'Only the assistant replies to a visitor’s message.', function check(value) {
      const { sender } = this.parent as { sender?: unknown };
      return sender !== 'admin' || value === undefined || value.length === 0;
    });

/** A message and who it is said to be from. */
export const postedMessageFields = () => ({
  sender: string()
    .typeError(INVALID)
    .oneOf(POSTED_SENDERS, `Please use one of: ${POSTED_SENDERS.join(', ')}.`)
    .required(REQUIRED),
  ...messageFields(),
});
