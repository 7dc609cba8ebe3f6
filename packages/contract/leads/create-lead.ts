import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { defineOperation } from '../operation.ts';
import type { SchemaContext } from '../request-schemas.ts';
import { type ChatLeadInput, chatLeadSchema } from './chat-lead-schema.ts';
import { type QuoteFormInput, quoteFormSchema } from './quote-form-schema.ts';

/**
 * A quote from the form or the chat becomes a lead: 201 for a new one, 200 where it continued the lead of a chat or was
 * attached to the open lead that the same visitor has for the same person. Nothing in it tells of other visitors' leads, or
 * whether this one is kept as suspicious.
 */
export const createLead = defineOperation<{
  body: CreateLeadBody;
  form: CreateLeadBody;
  response: CreateLeadResponse;
}>()({
  method: 'POST',
  path: '/api/leads',
  access: 'public',
  function: 'leads',
  form: true,
});

export const createLeadRequest = {
  body: createLeadSchema,
  form: createLeadSchema,
  formFields: quoteFormFields,
};

export type CreateLeadBody = QuoteFormInput | ChatLeadInput;

/** The header by which retries and double clicks of one filled form stay one lead. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

export interface CreateLeadResponse {
  id: number;
  status: LeadStatus;
  createdAt: string;
  /** Attached to a lead that the same visitor had already: it is counted there, and is no conversion of its own. */
  askedAgain?: true;
  /** What became of a photo that could not be stored, in words for its sender; the lead itself is stored. */
  photoError?: string;
}

/** Whether a body is a chat's lead: it names `chat` as its source, or the session that it comes from. */
export function isFromChat(body: unknown): body is ChatLeadInput {
  if (typeof body !== 'object' || body === null) return false;
  return ('source' in body && body.source === 'chat') || 'sessionId' in body;
}

function createLeadSchema({ now, input }: SchemaContext) {
  return isFromChat(input) ? chatLeadSchema(now) : quoteFormSchema(now);
}

/** The fields that a quote form with a photo sends in lower case (specification section 7). */
const FORM_NAMES: Record<string, string> = {
  junktype: 'junkType',
  preferreddate: 'preferredDate',
  visitorid: 'visitorId',
};

/** Fields that forms send empty where they have no value. */
const OPTIONAL_FORM_FIELDS = ['visitorId', 'photo'];

/** The fields of a form as JSON names them. */
function quoteFormFields(fields: Record<string, string>): Record<string, string> {
  const named = Object.entries(fields).map(([name, value]) => [FORM_NAMES[name] ?? name, value] as const);
  return Object.fromEntries(
    named.filter(([name, value]) => !OPTIONAL_FORM_FIELDS.includes(name) || value !== ''),
  );
}
