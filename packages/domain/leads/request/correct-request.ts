import {
  callTimesLine,
  callTimesNote,
  readCallTimes,
  withCallTimesLine,
} from '../../call-times/call-times-note.ts';
import { AppError, type FieldErrors } from '../../errors.ts';
import { FORM_WISHES, type FormWish } from '../../pickup-wish/form-wishes.ts';
import { changesBetween } from '../change-lead.ts';
import { chosenJunk } from '../chosen-junk.ts';
import { withNews } from '../customer-news.ts';
import { uniteEntries } from '../entries/join-entries.ts';
import { isMailAddress } from '../fields/email/mail-address.ts';
import { parseLine } from '../fields/parse-field.ts';
import { MAX_DETAILS, MAX_HAZARDS } from '../fields/text-limits.ts';
import { hazardsAfter, namedHazards } from '../hazards/named-hazards.ts';
import type { Lead } from '../lead.ts';
import type { FieldChange, LeadEvent, LeadEventKind } from '../lead-event.ts';
import { LEAD_FIELDS } from '../lead-fields.ts';
import { appendText } from '../merge/append-text.ts';
import { addedHeading, quoteHeadings } from '../merge/entry-heading.ts';
import { describeNewFacts } from '../merge/new-facts.ts';
import { type FieldInputs, parseFields } from '../parse-fields.ts';
import { detailsOfPickup } from './details-of-pickup.ts';
import { CORRECTABLE_FIELDS, type CorrectableField } from './request-view.ts';

/** What a homeowner corrects; fields that are not named stay as they are. */
export interface RequestCorrection {
  fields: Partial<Pick<Lead, CorrectableField>>;
  /** Something to add; null for nothing. */
  note: string | null;
  /** When they want to be called; null takes that back, and undefined leaves it. */
  callTimes?: string | null | undefined;
  /** What the day means beside its date; null for that date alone, and undefined for what it was as long as it stays. */
  pickupWish?: FormWish | null | undefined;
}

/** What may be taken back altogether. */
const CLEARABLE_FIELDS: readonly string[] = ['email', 'details'] satisfies CorrectableField[];

/** Parses an accepted request to correct fields. Any other field that would be emptied is left as it is. */
export function parseCorrection(
  inputs: FieldInputs<CorrectableField>,
  note: string | undefined,
  now: Date,
  callTimes?: string,
  pickupWish?: FormWish | null,
): RequestCorrection {
  const sent = CORRECTABLE_FIELDS.filter((name) => inputs[name] !== undefined);
  const parsed = Object.entries(parseFields(sent, 'fromVisitor', inputs, now));
  return {
    fields: Object.fromEntries(
      parsed.filter(([name, value]) => value !== null || CLEARABLE_FIELDS.includes(name)),
    ),
    note: note?.trim().toWellFormed() || null,
    ...(callTimes !== undefined && { callTimes: parseLine(callTimes, now) }),
    ...(pickupWish !== undefined && { pickupWish }),
  };
}

/**
 * The same for a request into which somebody else's was merged: nobody has proved to be that person, so no field changes, and
 * what is wanted is said in words.
 * @param own the request as this homeowner knows it
 */
export function asAddition(
  { fields, note, callTimes, pickupWish }: RequestCorrection,
  own: Lead,
): RequestCorrection {
  const { details = null, ...facts } = fields;
  const cleared = CORRECTABLE_FIELDS.filter((name) => fields[name] === null && own[name] !== null);
  const lines = [
    describeNewFacts(own, { ...own, ...facts, details: null }),
    ...cleared.map((name) => `${LEAD_FIELDS[name].label}: ${TAKEN_BACK}`),
    callTimes === null && readCallTimes(own.details) !== null ? callTimesNote(TAKEN_BACK, 'en') : null,
  ];
  const words = [
    lines.filter(Boolean).join('\n'),
    callTimes && callTimesNote(callTimes, 'en'),
    pickupWish && FORM_WISHES[pickupWish].en,
    details === own.details ? null : details,
    note,
  ].filter(Boolean);
  return { fields: {}, note: words.length === 0 ? null : words.join('\n\n') };
}
const TAKEN_BACK = '(taken back)';

/** A lead after a correction by its homeowner, and what its timeline says of that. */
interface CorrectedLead {
  lead: Lead;
  event: Extract<LeadEventKind, { type: 'corrected' }>;
}

/**
 * Corrects a lead for its homeowner. What they add is appended to the details, dated, as far as there is room, so that it
 * replaces nothing; the timeline has all of it. Hazardous goods that it names are noted. Who works on the lead, and its status, stay.
 * @returns null where all of it is so already.
 * @throws AppError `invalid_input` where the details leave no room for when to call
 */
export function correctRequest(
  lead: Lead,
  { fields, note: added, callTimes, pickupWish }: RequestCorrection,
  now: Date,
): CorrectedLead | null {
  const note = quoteHeadings(added, null);
  const corrected: Lead = { ...lead, ...fields, ...chosenJunk(lead, fields) };
  const withPickup = { ...corrected, details: detailsOfPickup(lead, corrected, pickupWish) };
  corrected.details = quoteHeadings(detailsOfCallTimes(lead, withPickup, callTimes), lead.details);
  corrected.hazards = uniteEntries(
    hazardsAfter(lead.hazards, lead.details, corrected.details),
    namedHazards(note),
    MAX_HAZARDS,
  );
  const changes = changesBetween(lead, corrected);
  if (changes.length === 0 && note === null) return null;
  const details =
    note === null
      ? corrected.details
      : appendText(corrected.details, `${addedHeading(now)}\n${note}`, MAX_DETAILS);
  const time = now.toISOString();
  return {
    lead: withNews({ ...corrected, details, updatedAt: time }, time),
    event: { type: 'corrected', changes, note },
  };
}

/**
 * Whether a correction is the one that made an entry of the lead's timeline, which nothing came after: its answer was lost, and it
 * is sent again.
 */
export function isRepeatedCorrection(
  lead: Lead,
  correction: RequestCorrection,
  newest: LeadEvent | undefined,
): boolean {
  if (newest?.type !== 'corrected') return false;
  const before = Object.fromEntries(newest.changes.map(({ field, from }) => [field, from])) as Partial<Lead>;
  const event = correctRequest({ ...lead, ...before }, correction, new Date(newest.at))?.event;
  return event?.note === newest.note && areSame(event.changes, newest.changes);
}

function areSame(some: readonly FieldChange[], others: readonly FieldChange[]): boolean {
  const isThere = ({ field, to }: FieldChange) =>
    others.some((other) => other.field === field && other.to === to);
  return some.length === others.length && some.every(isThere);
}

/**
 * When somebody wants to be called stays as well, whatever else they write, and wherever it was said: a homeowner sees it beside how
 * they are reached, in a field of its own. Another time is said in place of the last one.
 */
function detailsOfCallTimes(
  lead: Lead,
  { details, language }: Lead,
  callTimes: string | null | undefined,
): string | null {
  const noted = (words: string | null | undefined) => (words ? callTimesNote(words, language ?? 'en') : null);
  const known =
    callTimesLine(lead.details) ??
    (readCallTimes(details) === null ? noted(readCallTimes(lead.details)) : null);
  const kept = callTimesLine(details) ?? known;
  const said = noted(callTimes);
  const told = withCallTimesLine(details, callTimes === undefined ? kept : said);
  if (told === null || told.length <= MAX_DETAILS) return told;
  throw noRoom(callTimes === undefined ? { details: DETAILS_ROOM } : { callTimes: CALL_TIMES_ROOM });
}

const CALL_TIMES_ROOM = 'There is no room left for when to call. Please shorten your details.';
const DETAILS_ROOM = 'There is no room left beside when to call. Please shorten your details.';

/** Who reads that their changes are saved does not look whether all of them are. */
function noRoom(fields: FieldErrors): AppError {
  return new AppError('invalid_input', 'Please check the marked fields.', { fields });
}

/** Whether a lead wants to be written to, and there is no address to write to. */
export function lacksAddress({ preferredContactMethod, email }: Lead): boolean {
  return preferredContactMethod === 'email' && (email === null || !isMailAddress(email));
}

/** A lead that its homeowner has canceled. */
export function cancelRequest(lead: Lead, now: Date): Lead {
  const time = now.toISOString();
  return withNews({ ...lead, status: 'canceled', updatedAt: time }, time);
}

/** What a homeowner did with a request that was merged into another lead, as that one's timeline tells it. */
export function wordsOfCustomer(leadId: number, event: LeadEventKind): string {
  if (event.type !== 'corrected') return `#${leadId} was canceled by its customer.`;
  const lines = event.changes.map(
    ({ field, to }) => `${LEAD_FIELDS[field].label}: ${typeof to === 'string' ? to : JSON.stringify(to)}`,
  );
  return [
    `#${leadId} was corrected by its customer:`,
    ...lines,
    ...(event.note === null ? [] : [event.note]),
  ].join('\n');
}
