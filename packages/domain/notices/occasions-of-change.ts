import type { ChatSession } from '../chat/chat-session.ts';
import type { Lead } from '../leads/lead.ts';
import { isWorked } from '../leads/lead-state.ts';
import { wantsCallBack } from '../leads/wants-call-back.ts';
import type { Photo } from '../photos/photo.ts';
import { confirmedAddress, isSent } from './confirmed-address.ts';
import type { Occasion } from './occasion.ts';
import { repeatRequest } from './repeat-request.ts';

/** A stored thing before and after a change; `before` is null for a new one. */
export interface StoredChange<T> {
  before: T | null;
  after: T;
}

/** What a change of a lead is an occasion of. */
export function leadOccasions({ before, after }: StoredChange<Lead>): Occasion[] {
  const becameNew = isNew(after) && !(before ? isNew(before) || wasEntered(before) : isEntered(after));
  return [
    ...(becameNew ? [{ kind: 'new_lead', lead: after } as const] : []),
    ...(becameNew || before === null ? [] : repeatOccasions(before, after)),
    ...(isCallBack(after) && !(before && isCallBack(before))
      ? [{ kind: 'call_back', lead: after } as const]
      : []),
    ...sentOccasions(before, after),
    ...(after.suspicion !== null && (before === null || before.suspicion === null)
      ? [{ kind: 'suspicious_lead', lead: after } as const]
      : []),
  ];
}

function repeatOccasions(before: Lead, after: Lead): Occasion[] {
  const repeat = repeatRequest(before, after);
  return repeat ? [{ kind: 'asked_again', lead: after, ...repeat }] : [];
}

/** Whoever is new already was told of as such. */
function isCallBack(lead: Lead): boolean {
  return lead.status === 'incomplete' && lead.callBackAt !== null && wantsCallBack(lead);
}

/** Whether the team made a fresh lead itself: it is no news to whom it would be told. */
function isEntered({ updatedBy }: Lead): boolean {
  return updatedBy !== null;
}

/** The same of one that comes back from the trash or out of a merge. Whoever asked themselves has a visitor's id, or was told of then. */
function wasEntered({ status, suspicion, visitorId, updatedBy }: Lead): boolean {
  return status === 'new' && suspicion === null && visitorId === null && updatedBy !== null;
}

function isNew(lead: Lead): boolean {
  return lead.status === 'new' && isWorked(lead);
}

/** Sent, or given an address, before anybody worked on it. The team may have it as one with an earlier request. */
function sentOccasions(before: Lead | null, after: Lead): Occasion[] {
  const wasSent = before !== null && isSent(before);
  const email = confirmedAddress(after);
  if (email === null || (wasSent && before.email === email)) return [];
  return [
    { kind: 'request_sent', lead: after, email, sending: wasSent ? `version-${after.version}` : 'first' },
  ];
}

/** A visitor who waits, before it is looked up what else is known of them. */
export type WaitingVisitor = Pick<
  Extract<Occasion, { kind: 'waiting_visitor' }>,
  'kind' | 'session' | 'requestedAt'
>;

/** What a change of a chat is an occasion of: its visitor asks for a person, again too, and nobody is there yet. */
export function sessionOccasions({ before, after }: StoredChange<ChatSession>): WaitingVisitor[] {
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
