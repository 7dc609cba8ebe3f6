import { furtherPhoneNote, severalPhones } from '../fields/phone/several-phones.ts';
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
 * goods and further phone numbers itself; who fills in a form names them in the details, and behind the first number.
 */
export function parseFormSubmission(inputs: SubmissionInputs, now: Date): LeadSubmission {
  const submission = parseChatSubmission(withOnePhone(inputs), now);
  return { ...submission, junkClassificationSource: 'user', hazards: namedHazards(submission.details) };
}

/** The first of several numbers is called; the details keep the others. */
function withOnePhone(inputs: SubmissionInputs): SubmissionInputs {
  const several = typeof inputs.phone === 'string' ? severalPhones(inputs.phone) : null;
  if (several === null) return inputs;
  const note = furtherPhoneNote(several, inputs.language === 'fr' ? 'fr' : 'en');
  const details = [inputs.details, note].filter(Boolean).join('\n');
  return { ...inputs, phone: several.phone, details };
}
