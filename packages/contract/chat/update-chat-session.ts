import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import {
  PERSON_REQUEST_TOPICS,
  type PersonRequestTopic,
} from '@harbour-haul/domain/chat/questions/person-request';
import { RESUMABLE_STEPS, type ResumableStep } from '@harbour-haul/domain/chat/resume-point';
import { splitEntries } from '@harbour-haul/domain/leads/entries/entries';
import { MAX_OPEN_QUESTIONS } from '@harbour-haul/domain/leads/fields/text-limits';
import { boolean, type InferType, object, string } from 'yup';
import { INVALID, REQUIRED } from '../messages.ts';
import { defineOperation } from '../operation.ts';

/**
 * Changes a chat: its visitor requests a person; an admin takes it over, ends that, hands it over, assigns it,
 * puts it away until a time, marks its questions as answered by phone, closes it or marks it as viewed.
 * Which of the two schemas counts depends on who sends it. 409 with the holder where another admin has it than the one from whom it
 * is taken over, and where it has been assigned to somebody else meanwhile.
 */
export const updateChatSession = defineOperation<{
  body: VisitorSessionPatch | AdminSessionPatch;
  response: ChatSession;
}>()({
  method: 'PATCH',
  path: '/api/chat/sessions/{id}',
  access: 'participant',
  function: 'chat',
});

export type VisitorSessionPatch = InferType<ReturnType<typeof visitorPatchSchema>>;
export type AdminSessionPatch = InferType<ReturnType<typeof adminPatchSchema>>;

export function visitorPatchSchema() {
  return object({
    personRequested: boolean().typeError(INVALID).oneOf([true], INVALID).required(REQUIRED),
    /** What for, where the assistant could tell. */
    about: string<PersonRequestTopic>().typeError(INVALID).oneOf(PERSON_REQUEST_TOPICS, INVALID),
  });
}

const UTC_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/;

/** Exactly one of these at a time. */
const CHANGES = [
  'isHandedOff',
  'status',
  'adminViewed',
  'ownerId',
  'handOverTo',
  'snoozedUntil',
  'answeredByPhone',
] as const;

export function adminPatchSchema() {
  return object({
    isHandedOff: boolean().typeError(INVALID),
    /** Who takes over is who is signed in: these are accepted, and not believed. */
    adminId: string().typeError(INVALID).nullable().max(100, INVALID),
    adminName: string().typeError(INVALID).nullable().max(200, INVALID),
    /** The username of the colleague who has it, as the admin saw it: their takeover ends with this one. */
    takeOverFrom: string()
      .typeError(INVALID)
      .min(1, REQUIRED)
      .max(100, INVALID)
      .when('isHandedOff', ([isHandedOff], schema) =>
        isHandedOff === true ? schema : schema.test('at-a-takeover', INVALID, (from) => from === undefined),
      ),
    /** Where a takeover ends: the question from which the assistant goes on. */
    resumeFrom: string<ResumableStep>()
      .typeError(INVALID)
      .oneOf(RESUMABLE_STEPS, INVALID)
      .when('isHandedOff', ([isHandedOff], schema) =>
        isHandedOff === false ? schema : schema.test('at-an-end', INVALID, (step) => step === undefined),
      ),
    status: string().typeError(INVALID).oneOf(['closed'], 'A chat can be closed, and closing is final.'),
    adminViewed: boolean().typeError(INVALID).oneOf([true], INVALID),
    /** Until when it is put away: at most `MAX_SNOOZE_DAYS` ahead, ISO 8601 in UTC; null brings it back. */
    snoozedUntil: string().typeError(INVALID).nullable().matches(UTC_TIME, INVALID),
    /** Questions of its visitor that were answered by phone, one a line, as the chat's lead has them. */
    answeredByPhone: string()
      .typeError(INVALID)
      .max(MAX_OPEN_QUESTIONS, INVALID)
      .test('questions', INVALID, (text) => text === undefined || splitEntries(text).length > 0),
    /** The username of the colleague who is to hold it from now on; only its holder may say so. */
    handOverTo: string().typeError(INVALID).min(1, REQUIRED).max(100, INVALID),
    /** The username of whose chat it is to be; null for nobody. */
    ownerId: string().typeError(INVALID).nullable().max(100, INVALID),
    /** Whose it was when the admin decided: what was changed meanwhile is not overwritten. */
    previousOwnerId: string()
      .typeError(INVALID)
      .nullable()
      .max(100, INVALID)
      .when('ownerId', ([ownerId], schema) => (ownerId === undefined ? schema : schema.defined(REQUIRED))),
  }).test('one-change', (patch, context) => {
    const changes = CHANGES.filter((name) => patch[name] !== undefined);
    if (changes.length === 1) return true;
    const message = `Please change exactly one of: ${CHANGES.join(', ')}.`;
    return context.createError({ path: changes[1] ?? 'body', message });
  });
}
