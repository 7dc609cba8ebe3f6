import { withQuestionNews } from '../customer-news.ts';
import { withChatLines } from '../details/own-words.ts';
import { uniteEntries } from '../entries/join-entries.ts';
import { leftStepNumber } from '../fields/left-step.ts';
import { MAX_DETAILS, MAX_HAZARDS } from '../fields/text-limits.ts';
import { namedHazards } from '../hazards/named-hazards.ts';
import type { Lead, LeadSubmission } from '../lead.ts';
import { fieldsWith } from '../lead-fields.ts';
import { mergePhotos } from '../lead-photos.ts';
import { initialStatus } from '../lead-status.ts';
import { appendText } from '../merge/append-text.ts';
import { entriesIn, quoteHeadings } from '../merge/entry-heading.ts';
import { fillFields, pickFields } from '../merge/fill-fields.ts';
import { uniteLists } from '../merge/unite-lists.ts';
import { callBackAfterSave } from '../wants-call-back.ts';
import { stepLeft } from './leave-chat.ts';

/** Another save of a lead by the visitor who began it. */
export interface LeadContinuation {
  submission: LeadSubmission;
  /** False while the person is still talking: the lead stays `incomplete`, whatever is known already. */
  finished: boolean;
  /** Whether anybody but the visitor has changed the lead. */
  touched: boolean;
  /** The chat was attached to this lead, which others created: its saves only fill empty fields. */
  attached?: boolean;
}

const CONTINUED_FIELDS = fieldsWith('merge', 'fact', 'details', 'union');
const TRACE_FIELDS = fieldsWith('merge', 'trace');
const JUNK_FIELDS = fieldsWith('merge', 'junk');

type Facts = Pick<Lead, (typeof CONTINUED_FIELDS)[number] | (typeof JUNK_FIELDS)[number]>;

/**
 * Continues a lead with another save of the same conversation. A fact that is not known never erases one that is.
 *
 * - `incomplete`: the newer answer wins; a finished save gives the status that a fresh lead would have.
 * - `new`: a finished save wins while no admin has touched the lead, and any save of a visitor who left and comes back;
 *   anything else only fills what is empty.
 * - beyond: admins work on it, so only what is empty is filled.
 *
 * What the server has added to the details, such as a homeowner's words by their link, stays with newer details.
 * Photos are added in any case: one does not replace another. Where only what is empty is filled, lists are united.
 *
 * @returns the same object where nothing changes.
 */
export function continueLead(lead: Lead, save: LeadContinuation, now: Date): Lead {
  const { finished } = save;
  const { sessionId, details } = save.submission;
  const told = quoteHeadings(details, lead.details);
  const submission = {
    ...save.submission,
    details: withEntries(sessionId === null ? withChatLines(told, lead.details) : told, lead.details),
  };
  const said = newerWins(lead, save)
    ? prefer(submission, lead)
    : { ...prefer(lead, submission), ...uniteLists(lead, submission) };
  const facts = {
    ...said,
    hazards: withOthersHazards(said.hazards, lead, submission),
    ...mergePhotos(lead, submission),
    ...fillFields(TRACE_FIELDS, lead, submission),
  };
  const merged: Lead = { ...lead, ...facts };
  const status = lead.status === 'incomplete' && finished ? initialStatus(merged) : lead.status;
  const leftAt = leftAfter(merged, finished);
  const time = now.toISOString();
  const callBackAt = callBackAfterSave(lead, { ...merged, status }, time);
  const names = Object.keys(facts) as (keyof typeof facts)[];
  const isSame = status === lead.status && leftAt === lead.leftAt && callBackAt === lead.callBackAt;
  if (isSame && names.every((name) => merged[name] === lead[name])) return lead;
  return withQuestionNews(lead, { ...merged, status, leftAt, callBackAt, updatedAt: time });
}

/** What was added beside the chat stays below its newer words; the chat's page does not know of it. */
function withEntries(said: string | null, known: string | null): string | null {
  const entries = entriesIn(known);
  if (said === null || entries === null || said.includes(entries)) return said;
  return appendText(said, entries, MAX_DETAILS);
}

/** A form knows nothing of what its visitor named in the chat, and the chat's page nothing of what was added beside it. */
function withOthersHazards(
  said: string | null,
  { hazards }: Lead,
  { sessionId, details }: LeadSubmission,
): string | null {
  const known = sessionId === null ? uniteEntries(hazards, said, MAX_HAZARDS) : said;
  return uniteEntries(known, namedHazards(entriesIn(details)), MAX_HAZARDS);
}

function newerWins(
  { status, leftAt }: Lead,
  { finished, touched, attached = false }: LeadContinuation,
): boolean {
  const isTalking = finished || leftAt !== null;
  return !attached && (status === 'incomplete' || (status === 'new' && isTalking && !touched));
}

/** What was left is sent with the last save, and until then left further on. */
function leftAfter(merged: Lead, finished: boolean): Lead['leftAt'] {
  if (finished || merged.leftAt === null) return null;
  return stepLeft(merged, leftStepNumber(merged.leftAt));
}

/** The facts of `first`, and of `second` where `first` has none. */
function prefer(first: Facts, second: Facts): Facts {
  return { ...fillFields(CONTINUED_FIELDS, first, second), ...classification(first, second) };
}

/** The fields of the junk type belong together and come from one side: the one with more of them. */
function classification(first: Facts, second: Facts): Pick<Lead, (typeof JUNK_FIELDS)[number]> {
  const sameWithoutSource = first.junkType === second.junkType && first.junkClassificationSource === null;
  return pickFields(JUNK_FIELDS, first.junkType === null || sameWithoutSource ? second : first);
}
