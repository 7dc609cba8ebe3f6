import { changesBetween } from '../change-lead.ts';
import type { Suspicion } from '../fields/suspicion.ts';
import type { Lead, LeadSubmission } from '../lead.ts';
import type { LeadEventKind } from '../lead-event.ts';
import { isLive } from '../lead-state.ts';
import { initialStatus, type LeadStatus, statusRules } from '../lead-status.ts';
import { type AttachedSubmission, addSending, attachSubmission } from './attach-submission.ts';
import { continueLead } from './continue-lead.ts';
import { createLead } from './create-lead.ts';
import { isFormAfterChat } from './is-form-after-chat.ts';
import { isTouched } from './is-touched.ts';
import { isUnsent } from './leave-chat.ts';
import { isOfVisitor, isOpenRequest, type PersonLead, personFingerprint } from './same-person.ts';

/** A lead that was asked for so often takes in no further chat of its visitor: that stays a lead of its own. */
export const MAX_ASKED_AGAIN = 50;

/** Which lead a chat session has become, so that it never becomes two. */
export interface SessionLead {
  leadId: number;
  /** Another submission of the same visitor made the lead: this chat was attached to it. */
  takenIn?: true;
  /** Its visitor has not sent the chat yet; absent of those that were begun before this was noted, too. */
  unsent?: true;
  /** A form has joined this chat's lead; the next form is another request. */
  joinedByForm?: boolean;
  /** The session in which the conversation became the lead, where it went on in this one. */
  wentOnFrom?: string;
  /** The sessions in which it went on from this one, the oldest first. */
  wentOnIn?: string[];
}

/** A chat that has become a lead before. */
export interface ChatLead {
  link: SessionLead;
  /** The lead as it is now, or the one of the same visitor that it was merged into; null where it is gone. */
  lead: Lead | null;
  /** As in `PersonLead`. */
  worked: Lead | null;
}

/** What a submission says, and what is stored of its chat. */
export interface SubmissionFacts {
  submission: LeadSubmission;
  from: 'form' | 'chat';
  /** False for a chat that is still under way. */
  finished: boolean;
  now: Date;
  /** Of the submission's own session; for a form, of its verified visitor's newest lead. Null where there is none. */
  chat: ChatLead | null;
}

/** What the sender learns, and learns again by repeating the request. */
export interface SubmissionReceipt {
  leadId: number;
  status: LeadStatus;
  createdAt: string;
  /** The visitor had an open lead already, and the submission was attached to it. */
  askedAgain?: true;
  /** It is kept, and nobody is told of it. */
  suspicious?: true;
}

/** A lead before and after, and what its timeline says of it. */
export interface PlannedChange<B extends Lead | null = Lead> {
  before: B;
  after: Lead;
  events: LeadEventKind[];
}

/**
 * What becomes of a submission among its own visitor's leads (decisions 0009, 0013 and 0030). Nobody else's lead has a
 * part in it, so that nothing of it shows whether there is one; what the team sees is `tellTeam`.
 *
 * - `create`: a lead of its own, which needs an id first (`planCreation`).
 * - `continue`: the lead of the same chat, or of the visitor's chat that a form completes; maybe without a change.
 * - `attach`: the open lead of the same person and visitor.
 * - `merge`: the chat's own lead becomes one with the open lead of the same person and visitor.
 */
export type SubmissionPlan =
  | { kind: 'create' }
  | { kind: 'continue' | 'attach'; change: PlannedChange; receipt: SubmissionReceipt }
  | { kind: 'merge'; change: PlannedChange; merged: PlannedChange; receipt: SubmissionReceipt };

/**
 * The person who may have an open lead that this submission repeats; null where that is not to be looked up: while a
 * chat is under way, once it has a lead that is finished, and where phone or address are not known.
 */
export function repeatingPerson(facts: SubmissionFacts): string | null {
  if (!facts.finished) return null;
  const chat = continuedChat(facts);
  if (!chat) return personFingerprint(facts.submission);
  return finishesOwnLead(facts, chat) ? personFingerprint(continued(facts, chat)) : null;
}

/** @param personLeads the newest leads of `repeatingPerson`, the newest first; none where that is null. */
export function planSubmission(facts: SubmissionFacts, personLeads: readonly PersonLead[]): SubmissionPlan {
  const chat = continuedChat(facts);
  const person = repeatingPerson(facts);
  const isOwnOpen = ({ lead, worked }: PersonLead) =>
    person !== null &&
    lead.id !== chat?.lead.id &&
    isOfVisitor(lead, facts.submission) &&
    personFingerprint(lead) === person &&
    isOpenRequest({ lead, worked }, facts.now);
  const open = personLeads.find(isOwnOpen)?.lead;
  const mayMerge = open !== undefined && open.askedAgain - open.askedByOthers < MAX_ASKED_AGAIN;
  if (chat) return mayMerge ? planMerge(facts, chat, open) : planContinuation(facts, chat);
  return open ? planAttachment(facts, open) : { kind: 'create' };
}

/**
 * The lead of a submission that is planned to `create` one.
 * @param suspicion why it is suspicious; null where it is not.
 */
export function planCreation(
  { submission, finished, now }: SubmissionFacts,
  id: number,
  suspicion: Suspicion | null = null,
): { change: PlannedChange<null>; receipt: SubmissionReceipt } {
  const after: Lead = { ...createLead(submission, id, now, finished), suspicion };
  const { source, junkType, status, createdAt } = after;
  const change: PlannedChange<null> = {
    before: null,
    after,
    events: [{ type: 'created', source, junkType }],
  };
  return { change, receipt: withSuspicion({ leadId: id, status, createdAt }, after) };
}

type LiveChat = ChatLead & { lead: Lead };

/** The chat whose lead the submission continues: its own, or the one that a form completes. */
function continuedChat({ submission, from, finished, chat, now }: SubmissionFacts): LiveChat | null {
  if (!chat?.lead || chat.lead.trash !== null || !isOfVisitor(chat.lead, submission)) return null;
  if (chat.worked === null || !isLive(chat.worked)) return null;
  const live = { ...chat, lead: chat.lead };
  // Whoever sends again what is canceled or done asks for it anew.
  if (finished && !(isOpen(live.lead) && isOpen(chat.worked))) return null;
  if (submission.sessionId !== null) return live;
  const joins = from === 'form' && isOwn(live) && !chat.link.joinedByForm;
  return joins && isFormAfterChat(live.lead, submission, now) ? live : null;
}

function isOpen({ status }: Lead): boolean {
  return statusRules(status).open;
}

/** Whether the chat made the lead itself. */
function isOwn({ lead, link }: LiveChat): boolean {
  return link.leadId === lead.id && !link.takenIn;
}

/** Whether a chat ends with this submission and its lead was its own until now. */
function finishesOwnLead({ submission, finished }: SubmissionFacts, { lead, link }: LiveChat): boolean {
  const isFirst = isUnsent(lead) && link.leadId === lead.id;
  return submission.sessionId !== null && finished && isFirst;
}

function continued({ submission, finished, now }: SubmissionFacts, chat: LiveChat): Lead {
  const { lead } = chat;
  return continueLead(lead, { submission, finished, touched: isTouched(lead), attached: !isOwn(chat) }, now);
}

function planContinuation(facts: SubmissionFacts, chat: LiveChat): SubmissionPlan {
  const { lead } = chat;
  const filled = continued(facts, chat);
  const sent = sentBeside(filled, facts, chat.link);
  const after = sent?.lead ?? filled;
  const own = { leadId: lead.id, status: after.status, createdAt: lead.createdAt };
  return {
    kind: 'continue',
    change: { before: lead, after, events: sentEvents(lead, filled, sent, facts, chat.link) },
    receipt: isOwn(chat) ? withSuspicion(own, lead) : repeatReceipt(lead.id, facts.submission, facts.now),
  };
}

/**
 * What a chat that is sent says and its lead does not take; null for nothing. Of one that is sent again that is kept as a form's would be;
 * of the first time, where the team has moved the lead on meanwhile, as what its customer adds.
 */
function sentBeside(
  lead: Lead,
  { submission, finished, now }: SubmissionFacts,
  { unsent }: SessionLead,
): AttachedSubmission | null {
  if (!finished || submission.sessionId === null) return null;
  const person = personFingerprint(lead);
  const isSamePerson = person !== null && person === personFingerprint(submission);
  const sent = (unsent ? addSending : attachSubmission)(lead, submission, now, isSamePerson);
  const { newFacts } = sent;
  return newFacts === null || lead.details?.includes(newFacts) ? null : sent;
}

function sentEvents(
  before: Lead,
  filled: Lead,
  sent: AttachedSubmission | null,
  { submission }: SubmissionFacts,
  { unsent }: SessionLead,
): LeadEventKind[] {
  if (sent === null) return changed(before, filled);
  const { newFacts } = sent;
  return unsent
    ? [{ type: 'corrected', changes: changesBetween(before, filled), note: newFacts }]
    : [...changed(before, filled), repeated(submission, newFacts)];
}

function withSuspicion(receipt: SubmissionReceipt, { suspicion }: Lead): SubmissionReceipt {
  return suspicion === null ? receipt : { ...receipt, suspicious: true };
}

function planAttachment({ submission, now }: SubmissionFacts, open: Lead): SubmissionPlan {
  const { lead, newFacts } = attachSubmission(open, submission, now);
  return {
    kind: 'attach',
    change: { before: open, after: lead, events: [repeated(submission, newFacts)] },
    receipt: repeatReceipt(open.id, submission, now),
  };
}

function planMerge(facts: SubmissionFacts, chat: LiveChat, open: Lead): SubmissionPlan {
  const own = continued(facts, chat);
  const { lead, newFacts } = attachSubmission(open, own, facts.now);
  return {
    kind: 'merge',
    change: {
      before: open,
      after: lead,
      events: [repeated(own, newFacts), { type: 'merged', otherId: own.id }],
    },
    merged: {
      before: chat.lead,
      after: { ...own, mergedInto: open.id },
      events: [...changed(chat.lead, own), { type: 'merged_into', otherId: open.id }],
    },
    receipt: repeatReceipt(open.id, own, facts.now),
  };
}

function changed(before: Lead, after: Lead): LeadEventKind[] {
  const changes = changesBetween(before, after);
  return changes.length === 0 ? [] : [{ type: 'changed', changes }];
}

function repeated({ visitorId, sessionId }: LeadSubmission, details: string | null): LeadEventKind {
  return { type: 'asked_again', details, from: { visitorId, sessionId } };
}

/** What the sender of a repeat request learns: nothing of what was said before, or what became of it. */
function repeatReceipt(leadId: number, submission: LeadSubmission, now: Date): SubmissionReceipt {
  return { leadId, status: initialStatus(submission), createdAt: now.toISOString(), askedAgain: true };
}
