import type { ChatSession } from '../chat/chat-session.ts';
import type { Lead } from '../leads/lead.ts';
import { isLive } from '../leads/lead-state.ts';
import type { Photo } from '../photos/photo.ts';
import { isMailAddress } from './mail-address.ts';
import type { Occasion } from './occasion.ts';

/** A stored thing before and after a change; `before` is null for a new one. */
export interface StoredChange<T> {
  before: T | null;
  after: T;
}

/** What a change of a lead is an occasion of. */
export function leadOccasions({ before, after }: StoredChange<Lead>): Occasion[] {
  if (!isNew(after)) return [];
  const becameNew = before === null || !isNew(before);
  const occasions: Occasion[] = becameNew ? [{ kind: 'new_lead', lead: after }] : [];
  const { email } = after;
  const isTold = becameNew || before?.email !== email;
  if (!isTold || email === null || !isMailAddress(email) || !isOwnAddress(after)) return occasions;
  const sending = becameNew ? 'first' : `version-${after.version}`;
  return [...occasions, { kind: 'request_sent', lead: after, email, sending }];
}

function isNew(lead: Lead): boolean {
  return lead.status === 'new' && isLive(lead);
}

/**
 * Whether the address came with the request itself. A repeat request proves nothing but that its sender knows the phone
 * and the address of the person: with an address of their own, a stranger would get the link to somebody else's request.
 */
function isOwnAddress({ askedAgain }: Lead): boolean {
  return askedAgain === 0;
}

/** What a change of a chat is an occasion of: its visitor asks for a person, again too, and nobody is there yet. */
export function sessionOccasions({ before, after }: StoredChange<ChatSession>): Occasion[] {
  const requestedAt = after.personRequestedAt;
  const isAsked = requestedAt !== null && requestedAt !== (before?.personRequestedAt ?? null);
  if (!isAsked || after.status !== 'active' || after.isHandedOff) return [];
  return [{ kind: 'waiting_visitor', session: after, requestedAt }];
}

/** What a change of a photo is an occasion of: its check failed. */
export function photoOccasions({ before, after }: StoredChange<Photo>): Occasion[] {
  const isRefused = after.state === 'refused' && before?.state !== 'refused';
  return isRefused ? [{ kind: 'refused_photo', photo: after }] : [];
}
