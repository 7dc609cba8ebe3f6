import { changeLead } from '@harbour-haul/domain/leads/change-lead';
import { JUNK_TYPES } from '@harbour-haul/domain/leads/fields/junk-type';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { createLead } from '@harbour-haul/domain/leads/submission/create-lead';
import { parseChatSubmission } from '@harbour-haul/domain/leads/submission/parse-submission';
import { halifaxPerson } from './halifax-people.ts';
import { type Random, seededRandom, weighted } from './random.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3600 * 1000;

const DETAILS = [
  null,
  'An old couch and two mattresses in the basement, one flight of stairs.',
  'Leftover drywall and lumber from a bathroom, stacked in the driveway.',
  'Fridge does not work any more, it stands in the garage.',
  'Branches and leaves after the storm, about a truck load.',
  'Clearing out my parents’ house before it is sold, quite a lot.',
  'Two TVs and a printer.',
] as const;

interface SeededStatus {
  /** How often leads of the last days and older ones have the status. */
  fresh: number;
  settled: number;
  /** What an admin has filled in by then. */
  valued: boolean;
  booked: boolean;
  followedUp: boolean;
}

/** What became of leads; incomplete ones are made apart. */
const STATUSES: Record<LeadStatus, SeededStatus> = {
  new: { fresh: 6, settled: 1, valued: false, booked: false, followedUp: false },
  incomplete: { fresh: 0, settled: 0, valued: false, booked: false, followedUp: false },
  contacted: { fresh: 3, settled: 4, valued: false, booked: false, followedUp: true },
  qualified: { fresh: 1, settled: 4, valued: true, booked: false, followedUp: true },
  scheduled: { fresh: 0, settled: 6, valued: true, booked: true, followedUp: false },
  completed: { fresh: 0, settled: 60, valued: true, booked: true, followedUp: false },
  canceled: { fresh: 0, settled: 15, valued: false, booked: false, followedUp: false },
};
const FRESH = LEAD_STATUSES.flatMap((status) => Array<LeadStatus>(STATUSES[status].fresh).fill(status));
const SETTLED = LEAD_STATUSES.flatMap((status) => Array<LeadStatus>(STATUSES[status].settled).fill(status));
const FRESH_MS = 3 * DAY_MS;
const SOURCES = weighted({ form: 6, chat: 3, phone: 1 });

/** A believable lead that came in at a moment and has been worked on until now; the same for the same id and times. */
export function halifaxLead(id: number, createdAt: Date, now: Date): Lead {
  const random = seededRandom(id);
  const incomplete = random.share() < 0.12;
  const lead = createLead(submission(random, createdAt, incomplete), id, createdAt, !incomplete);
  if (incomplete) return lead;
  const age = now.getTime() - createdAt.getTime();
  const status: LeadStatus = random.pick(age < FRESH_MS ? FRESH : SETTLED);
  return status === 'new' ? lead : worked(lead, status, random, now);
}

function submission(random: Random, createdAt: Date, incomplete: boolean) {
  const person = halifaxPerson(random);
  const source = incomplete ? 'chat' : random.pick(SOURCES);
  return {
    ...parseChatSubmission({}, createdAt),
    ...person,
    ...(incomplete && { name: random.share() < 0.5 ? null : person.name, email: null, address: null }),
    junkType: random.pick(JUNK_TYPES),
    junkConfidence: source === 'chat' ? random.whole(60, 99) / 100 : null,
    junkClassificationSource: source === 'chat' ? ('ai' as const) : ('user' as const),
    details: random.pick(DETAILS),
    preferredDate: incomplete ? null : dayAfter(createdAt, random.whole(1, 14)),
    preferredContactMethod: random.pick(['phone', 'sms', 'email'] as const),
    source,
    visitorId: source === 'phone' ? null : `seed-${random.whole(1, 10 ** 9)}`,
  };
}

/** Called back within minutes or hours, and advanced to its status. */
function worked(lead: Lead, status: LeadStatus, random: Random, now: Date): Lead {
  const minutes = Math.exp(random.share() * 7);
  const at = new Date(Math.min(now.getTime(), Date.parse(lead.createdAt) + minutes * MINUTE_MS));
  const { valued, booked, followedUp } = STATUSES[status];
  const patch = {
    status,
    estimatedValue: valued ? random.whole(8, 90) * 10 : null,
    scheduledDate: booked ? lead.preferredDate : null,
    followUpDate: followedUp ? dayAfter(at, random.whole(1, 20)) : null,
    notes: random.share() < 0.3 ? 'Prefers a call after five.' : null,
  };
  return { ...changeLead(lead, patch, 'admin', at).lead, version: 2 };
}

function dayAfter(date: Date, days: number): string {
  return `${new Date(date.getTime() + days * DAY_MS).toISOString().slice(0, 10)}T12:00:00.000Z`;
}
