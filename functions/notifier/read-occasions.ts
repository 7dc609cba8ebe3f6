import { ADMINS_CHANNEL } from '@harbour-haul/aws/dynamodb/rows';
import type { StreamChange } from '@harbour-haul/aws/dynamodb/streams/stream-change';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import type { Occasion } from '@harbour-haul/domain/notices/occasion';
import {
  leadOccasions,
  photoOccasions,
  sessionOccasions,
  type WaitingVisitor,
} from '@harbour-haul/domain/notices/occasions-of-change';
import { log } from '../shared/log.ts';
import type { NotifierDeps } from './deps.ts';

/** A console pings every half minute; one that has been silent for longer belongs to a laptop that sleeps. */
const CONNECTED_MS = 2 * 60_000;

/** Among so many the visitor's last one is: the assistant answers in a few. */
const LAST_MESSAGES = 8;

/** What a change is an occasion of; none where nobody needs to be told. */
export async function readOccasions(change: StreamChange, deps: NotifierDeps): Promise<Occasion[]> {
  switch (change.kind) {
    case 'lead':
      return leadOccasions(change.change);
    case 'lead_event':
      return eventOccasions(change.leadId, change.event, deps);
    case 'session':
      return waitingOccasions(sessionOccasions(change.change), deps);
    case 'photo':
      return photoOccasions(change.change);
    default:
      return change satisfies never;
  }
}

async function eventOccasions(leadId: number, event: LeadEvent, deps: NotifierDeps): Promise<Occasion[]> {
  if (event.type !== 'corrected' && event.type !== 'canceled') return [];
  const lead = await deps.getLead(leadId);
  // A receipt of what looks like a script's would be mail to whomever it names.
  if (!lead || lead.suspicion !== null) return [];
  const { id: eventId } = event;
  return event.type === 'corrected'
    ? [{ kind: 'corrected_request', lead, eventId, event }]
    : [{ kind: 'canceled_request', lead, eventId }];
}

/** What is pushed to an open console need not be mailed. */
async function waitingOccasions(waiting: WaitingVisitor[], deps: NotifierDeps): Promise<Occasion[]> {
  if (waiting.length === 0) return [];
  if (!(await isTeamConnected(deps))) return Promise.all(waiting.map((one) => withWords(one, deps)));
  log('info', 'visitor waits, team is connected', { sessionIds: waiting.map(({ session }) => session.id) });
  return [];
}

/** With the request of a visitor who waits, and their last words: it is they who are to be helped, and with what. */
async function withWords(waiting: WaitingVisitor, deps: NotifierDeps): Promise<Occasion> {
  const { id, leadId } = waiting.session;
  const [lead, messages] = await Promise.all([
    leadId === null ? null : deps.getLead(leadId),
    deps.newestMessages(id, LAST_MESSAGES),
  ]);
  const lastWords = messages.findLast(({ sender }) => sender === 'user')?.content ?? null;
  return { ...waiting, lead, lastWords };
}

/** Whether an admin's console is open. */
async function isTeamConnected({ connections, now }: NotifierDeps): Promise<boolean> {
  const since = now().getTime() - CONNECTED_MS;
  const admins = await connections.inChannel(ADMINS_CHANNEL, now());
  return admins.some(({ seenAt }) => seenAt >= since);
}
