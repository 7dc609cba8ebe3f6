import {
  type CannedReplies,
  type CannedReply,
  MAX_REPLIES,
  MAX_REPLY_TEXT,
  replyError,
} from '@harbour-haul/domain/chat/canned/canned-reply';
import { QUESTION_TOPICS } from '@harbour-haul/domain/conversation/lexicon/questions/question-topics';
import { array, number, type ObjectSchema, object, string, type TestContext } from 'yup';
import { INVALID, REQUIRED } from '../../messages.ts';
import { defineOperation } from '../../operation.ts';

/** Saves the replies of all admins, as one list; 409 where somebody else has saved it since it was read. */
export const saveCannedReplies = defineOperation<{ body: CannedReplies; response: CannedReplies }>()({
  method: 'POST',
  path: '/api/canned-replies',
  access: 'admin',
  function: 'chat',
  bodyKb: 256,
});

export const saveCannedRepliesRequest = { body: saveCannedRepliesSchema };

const TOO_MANY = `Please keep at most ${MAX_REPLIES} replies.`;

function saveCannedRepliesSchema(): ObjectSchema<CannedReplies> {
  return object({
    /** The version that was read. */
    version: number().typeError(INVALID).integer(INVALID).min(0, INVALID).required(REQUIRED),
    replies: array()
      .typeError(INVALID)
      .of(replySchema())
      .max(MAX_REPLIES, TOO_MANY)
      .test('one-id', INVALID, (replies) => isOnce((replies ?? []).map((reply) => reply?.id)))
      .test('valid', INVALID, allValid)
      .defined(REQUIRED),
  });
}

function replySchema(): ObjectSchema<CannedReply> {
  return object({
    id: string()
      .typeError(INVALID)
      .matches(/^[\w-]{1,40}$/, INVALID)
      .required(REQUIRED),
    shortcut: string().typeError(INVALID).defined(REQUIRED),
    text: string()
      .typeError(INVALID)
      .max(MAX_REPLY_TEXT, `Please use at most ${MAX_REPLY_TEXT} characters.`)
      .defined(REQUIRED),
    topics: array()
      .typeError(INVALID)
      .of(string().typeError(INVALID).oneOf(QUESTION_TOPICS, INVALID).required(REQUIRED))
      .max(QUESTION_TOPICS.length, INVALID)
      .test('once', INVALID, isOnce)
      .defined(REQUIRED),
  }).noUnknown(INVALID);
}

/** The first reply of which something is wrong, with what. */
function allValid(replies: CannedReply[] | undefined, context: TestContext) {
  for (const [index, reply] of (replies ?? []).entries()) {
    if (typeof reply?.shortcut !== 'string' || typeof reply.text !== 'string') return true;
    const error = replyError(reply, (replies ?? []).slice(0, index));
    if (error)
      return context.createError({ path: `replies[${index}].${error.field}`, message: error.remedy });
  }
  return true;
}

function isOnce(values: readonly unknown[] | undefined): boolean {
  return new Set(values).size === (values?.length ?? 0);
}
