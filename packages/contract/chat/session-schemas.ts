import { boolean, type InferType, object, string } from 'yup';
import { visitorIdSchema } from '../leads/visitor-id.ts';
import { INVALID, REQUIRED } from '../messages.ts';

/** The body of `POST /api/chat/sessions`. A session begins active, whether that is said or not. */
export const createSessionSchema = object({
  visitorId: visitorIdSchema.required('Visitor ID is required'),
  status: string().typeError(INVALID).oneOf(['active'], 'A session begins as active.'),
});

/** What a visitor may change of the own session by `PATCH /api/chat/sessions/{id}`: ask for a person. */
export const visitorPatchSchema = object({
  personRequested: boolean().typeError(INVALID).oneOf([true], INVALID).required(REQUIRED),
});

/** Exactly one of these at a time. */
const CHANGES = ['isHandedOff', 'status', 'adminViewed'] as const;

/** What an admin may change of a session by `PATCH /api/chat/sessions/{id}`. */
export const adminPatchSchema = object({
  isHandedOff: boolean().typeError(INVALID),
  /** Who takes over is who is signed in: these are accepted, and not believed. */
  adminId: string().typeError(INVALID).nullable().max(100, INVALID),
  adminName: string().typeError(INVALID).nullable().max(200, INVALID),
  status: string().typeError(INVALID).oneOf(['closed'], 'A chat can be closed, and closing is final.'),
  adminViewed: boolean().typeError(INVALID).oneOf([true], INVALID),
}).test('one-change', (patch, context) => {
  const asked = CHANGES.filter((name) => patch[name] !== undefined);
  if (asked.length === 1) return true;
  const message = `Please change exactly one of: ${CHANGES.join(', ')}.`;
  return context.createError({ path: asked[1] ?? 'body', message });
});

const cursor = () =>
  string()
    .max(500, INVALID)
    .matches(/^[A-Za-z0-9_-]+$/, INVALID);

/** The query of `GET /api/chat/sessions`. `_t` only defeats caches (specification section 7). */
export const listSessionsSchema = object({
  visitorId: visitorIdSchema,
  limit: string().matches(/^([1-9]\d?|100)$/, 'Please use a whole number from 1 to 100.'),
  after: cursor(),
  _t: string().max(30, INVALID),
});

/** The query of the lists of active chats. */
export const listActiveSessionsSchema = listSessionsSchema.omit(['visitorId']);

export type AdminPatch = InferType<typeof adminPatchSchema>;
export type CreateSessionInput = InferType<typeof createSessionSchema>;
export type ListSessionsQuery = InferType<typeof listSessionsSchema>;
