import { type CreateLeadBody, isFromChat } from '@harbour-haul/contract/leads/create-lead';
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
  /** The session in which its conversation became a lead, as it says; null for none. */
  earlierSessionId: string | null;
  /** The photos that it names, not yet checked for their owner. */
  photoPaths: string[];
}

/** The submission of a body. The form requires every field; a lead of the chat may be partly filled. */
export function toSubmission(body: CreateLeadBody, now: Date): ReceivedLead {
  const { photoPaths = [] } = body;
  if (!isFromChat(body)) {
    const submission = parseFormSubmission(body, now);
    return { submission, from: 'form', finished: true, earlierSessionId: null, photoPaths };
  }
  const finished = body.status === undefined;
  const { earlierSessionId = null } = body;
  return { submission: parseChatSubmission(body, now), from: 'chat', finished, earlierSessionId, photoPaths };
}
