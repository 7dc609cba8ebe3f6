import { boolean, object, string } from 'yup';
import { messageFields, POSTED_SENDERS } from './chat/message-fields.ts';
import { INVALID, REQUIRED } from './messages.ts';
import { visitorIdField } from './visitor-id-field.ts';

const text = () => string().typeError(INVALID).nullable().max(100, INVALID);

/** What any frame may say of its sender: compared with what the cookies proved, and never believed. */
const said = {
  type: string().typeError(INVALID).required(REQUIRED),
  role: text(),
  adminId: text(),
  visitorId: text(),
  sessionId: text(),
  sender: string()
    .typeError(INVALID)
    .nullable()
    .oneOf([...POSTED_SENDERS, null], INVALID),
};

/** `auth` and `ping`, which say nothing but who sends them. */
export const plainFrameSchema = object(said);

export const identifyFrameSchema = object({
  ...said,
  visitorId: visitorIdField().required(REQUIRED),
  sessionId: text().required(REQUIRED),
});

/** `message`, `visitor_message` and `assistant_message`. */
export const messageFrameSchema = object({ ...said, ...messageFields() });

export const typingFrameSchema = object({
  ...said,
  sessionId: text().required(REQUIRED),
  typing: boolean().typeError(INVALID).required(REQUIRED),
});
