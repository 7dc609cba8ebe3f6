import { MAX_MESSAGE_LENGTH } from '@harbour-haul/domain/chat/chat-message';
import { LAST_FUNNEL_STEP } from '@harbour-haul/domain/chat/funnel';
import { type InferType, mixed, number, object, string } from 'yup';
import { visitorIdSchema } from '../leads/visitor-id.ts';
import { INVALID, REQUIRED } from '../messages.ts';
import { isMessageImage } from './message-image.ts';

/** Who a caller may say that a message is from; older clients say `visitor` and `ai` (specification section 3). */
export const POSTED_SENDERS = ['user', 'visitor', 'assistant', 'ai', 'admin'] as const;

/** Made by the sender; sending again under the same id is answered with the first message. */
const clientMessageId = string()
  .typeError(INVALID)
  .nullable()
  .matches(/^[\x21-\x7e]{1,100}$/, 'Please use 1 to 100 printable characters without blanks.');

const STEP = `Please use a whole number from 1 to ${LAST_FUNNEL_STEP}.`;

/** What a message says, however it is sent. */
export const messageFields = {
  /** Kept as it is sent. It may be empty where there is an image. */
  content: string()
    .typeError(INVALID)
    .defined(REQUIRED)
    .nonNullable(INVALID)
    .max(MAX_MESSAGE_LENGTH, 'Messages must be at most 4,000 characters.')
    .test('said-or-shown', 'Please write a message.', function check(value) {
      const { image } = this.parent as { image?: unknown };
      return value !== '' || (typeof image === 'string' && image !== '');
    }),
  image: string()
    .typeError(INVALID)
    .nullable()
    .test(
      'bitmap',
      'Please use the path of an uploaded photo, or a JPG, PNG, WebP or GIF of at most 64 KB.',
      (value) => value === undefined || value === null || isMessageImage(value),
    ),
  clientMessageId,
  /** Where the conversation stands with it (`domain/chat/funnel.ts`); of an admin's message it says nothing. */
  step: number().typeError(INVALID).integer(STEP).min(1, STEP).max(LAST_FUNNEL_STEP, STEP),
  /** By the sender's clock: accepted, and replaced by the server's. */
  timestamp: mixed().nullable().test('time', INVALID, isShortText),
};

function isShortText(value: unknown): boolean {
  if (value === undefined || value === null || typeof value === 'number') return true;
  return typeof value === 'string' && value.length <= 100;
}

const fields = {
  sender: string()
    .typeError(INVALID)
    .oneOf(POSTED_SENDERS, `Please use one of: ${POSTED_SENDERS.join(', ')}.`)
    .required(REQUIRED),
  ...messageFields,
};

/** The body of `POST /api/chat/sessions/{id}/messages`. */
export const postMessageSchema = object(fields);

/** The body of `POST /api/chat/messages`: to the visitor's newest active session. */
export const postVisitorMessageSchema = object({
  ...fields,
  visitorId: visitorIdSchema.required('Visitor ID is required'),
});

/** The query of `GET /api/chat/sessions/{id}/messages`. */
export const listMessagesSchema = object({
  after: string().matches(/^(0|[1-9]\d{0,14})$/, 'Please use the seq of a message, or 0 for all.'),
  limit: string()
    .matches(/^([1-9]\d{0,2})$/, 'Please use a whole number from 1 to 500.')
    .test(
      'most',
      'Please use a whole number from 1 to 500.',
      (value) => value === undefined || Number(value) <= 500,
    ),
});

export type PostMessageInput = InferType<typeof postMessageSchema>;
