import { type ChatLeadInput, chatLeadSchema } from '@harbour-haul/contract/leads/chat-lead-schema';
import { type QuoteFormInput, quoteFormSchema } from '@harbour-haul/contract/leads/quote-form-schema';
import { parseInput } from '@harbour-haul/contract/validate';
import type { ClassificationSource } from '@harbour-haul/domain/leads/fields/classification';
import type { ContactMethod } from '@harbour-haul/domain/leads/fields/contact-method';
import type { JunkType } from '@harbour-haul/domain/leads/fields/junk-type';
import { withoutPlaceholder } from '@harbour-haul/domain/leads/fields/placeholders';
import { parsePreferredDate } from '@harbour-haul/domain/leads/fields/preferred-date';
import { DEFAULT_SOURCE, type LeadSubmission } from '@harbour-haul/domain/leads/lead';
import { NO_PHOTOS } from '@harbour-haul/domain/leads/lead-photos';

/** A submission as it was received. */
export interface ReceivedLead {
  submission: LeadSubmission;
  from: 'form' | 'chat';
  /** False for a chat that still continues. */
  finished: boolean;
  /** The photos that it names, not yet checked for their owner. */
  photoPaths: string[];
}

/**
 * Parses the body of `POST /api/leads`. The form requires every field; a lead of the chat may be partly filled.
 * @throws AppError `invalid_input` that names every field in question.
 */
export function readLead(body: unknown, now: Date): ReceivedLead {
  if (!isFromChat(body)) {
    const input = parseInput(quoteFormSchema(now), body);
    const { photoPaths = [] } = input;
    return { submission: fromForm(input, now), from: 'form', finished: true, photoPaths };
  }
  const input = parseInput(chatLeadSchema(now), body);
  const { photoPaths = [] } = input;
  return { submission: fromChat(input, now), from: 'chat', finished: input.status === undefined, photoPaths };
}

/** The chat names itself as source, or its session. */
function isFromChat(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return ('source' in body && body.source === 'chat') || 'sessionId' in body;
}

function fromForm(input: QuoteFormInput, now: Date): LeadSubmission {
  return {
    name: withoutPlaceholder(input.name),
    phone: withoutPlaceholder(input.phone),
    email: null,
    address: withoutPlaceholder(input.address),
    junkType: input.junkType as JunkType,
    junkConfidence: null,
    junkClassificationSource: 'user',
    details: withoutPlaceholder(input.details),
    preferredDate: storedDate(input.preferredDate, now),
    preferredContactMethod: null,
    ...NO_PHOTOS,
    source: input.source?.trim() || DEFAULT_SOURCE,
    visitorId: input.visitorId ?? null,
    sessionId: null,
  };
}

function fromChat(input: ChatLeadInput, now: Date): LeadSubmission {
  return {
    name: withoutPlaceholder(input.name),
    phone: withoutPlaceholder(input.phone),
    email: withoutPlaceholder(input.email),
    address: withoutPlaceholder(input.address),
    junkType: withoutPlaceholder(input.junkType) as JunkType | null,
    junkConfidence: input.junkConfidence ?? null,
    junkClassificationSource: (input.junkClassificationSource ?? null) as ClassificationSource | null,
    details: withoutPlaceholder(input.details),
    preferredDate: storedDate(input.preferredDate, now),
    preferredContactMethod: (input.preferredContactMethod ?? null) as ContactMethod | null,
    ...NO_PHOTOS,
    source: input.source?.trim() || DEFAULT_SOURCE,
    visitorId: input.visitorId,
    sessionId: withoutPlaceholder(input.sessionId),
  };
}

function storedDate(text: string | null | undefined, now: Date): string | null {
  const parsed = text ? parsePreferredDate(text, now) : null;
  return parsed?.ok ? parsed.value : null;
}
