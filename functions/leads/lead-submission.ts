import { chatLeadSchema } from '@harbour-haul/contract/leads/chat-lead-schema';
import { isFromChat } from '@harbour-haul/contract/leads/create-lead';
import { quoteFormSchema } from '@harbour-haul/contract/leads/quote-form-schema';
import { parseInput } from '@harbour-haul/contract/validate';
import type { LeadSubmission } from '@harbour-haul/domain/leads/lead';
import {
  parseChatSubmission,
  parseFormSubmission,
} from '@harbour-haul/domain/leads/submission/parse-submission';

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
    return { submission: parseFormSubmission(input, now), from: 'form', finished: true, photoPaths };
  }
  const input = parseInput(chatLeadSchema(now), body);
  const { photoPaths = [] } = input;
  return {
    submission: parseChatSubmission(input, now),
    from: 'chat',
    finished: input.status === undefined,
    photoPaths,
  };
}
