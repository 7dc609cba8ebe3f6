import { namedHazards } from '../hazards/named-hazards.ts';
import type { LeadSubmission } from '../lead.ts';
import { fieldsWith } from '../lead-fields.ts';
import { NO_PHOTOS } from '../lead-photos.ts';
import { type FieldInputs, parseFields } from '../parse-fields.ts';

const CHAT_FIELDS = fieldsWith('chat', true);

type SubmissionInputs = FieldInputs<(typeof CHAT_FIELDS)[number]>;

/** The submission of an accepted request of the chat, without photos. */
export function parseChatSubmission(inputs: SubmissionInputs, now: Date): LeadSubmission {
  return { ...parseFields(CHAT_FIELDS, 'fromVisitor', inputs, now), ...NO_PHOTOS };
}

/**
 * The submission of an accepted request of the quote form, without photos: a subset of what the chat sends. The chat notes hazardous
 * goods itself; who fills in a form names them in the details.
 */
export function parseFormSubmission(inputs: SubmissionInputs, now: Date): LeadSubmission {
  const submission = parseChatSubmission(inputs, now);
  return { ...submission, junkClassificationSource: 'user', hazards: namedHazards(submission.details) };
}
