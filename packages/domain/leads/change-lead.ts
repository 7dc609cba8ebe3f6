import { chosenJunk } from './chosen-junk.ts';
import { followUpStatusAfter } from './follow-up.ts';
import { hazardsAfter } from './hazards/named-hazards.ts';
import type { Lead } from './lead.ts';
import type { FieldChange } from './lead-event.ts';
import { fieldsWith } from './lead-fields.ts';
import { type LeadStatus, statusRules } from './lead-status.ts';
import { type FieldInputs, parseFields } from './parse-fields.ts';
import { withoutLostHours } from './pickups/pickup-hours.ts';
import { detailsOfPickup } from './request/details-of-pickup.ts';

/** The fields that an admin may change: those of specification section 7, and what somebody asked for, who calls to change it. */
const EDITABLE_FIELDS = fieldsWith('admin', true);

type EditableField = (typeof EDITABLE_FIELDS)[number];

/** An admin's change of single fields; fields that are not named stay as they are. */
export type LeadPatch = Partial<Pick<Lead, EditableField>>;

/** Parses an accepted request to change fields; fields that were not sent are left out. */
export function parsePatch(inputs: FieldInputs<EditableField>, now: Date): LeadPatch {
  const sent = EDITABLE_FIELDS.filter((name) => inputs[name] !== undefined);
  return parseFields(sent, 'fromAdmin', inputs, now);
}

/** A lead after a change, and the fields that differ from before. */
export interface ChangedLead {
  lead: Lead;
  changes: FieldChange[];
}

/**
 * A lead after an admin's change. Whoever moves it on to a status that stands for a contact has been in contact, which
 * is noted once, and taken back with the status where no call speaks of it. Any other change, as a note, is no contact.
 * What moves it on, or plans what comes next, deals with what its customer did since, and takes it out of the suspicious ones; a note may
 * have been begun before that.
 * What was said of the last day or junk type goes with it.
 * Without its scheduled day a lead loses the hours of it, and its hazardous goods are those that its details name. To give
 * it an owner is no work on it: it waits for its first contact as before, and its visitor may change what they could change.
 * @returns the same object and no changes where the patch equals what is stored.
 */
export function changeLead(lead: Lead, patch: LeadPatch, by: string, now: Date): ChangedLead {
  const changed = withRequest(lead, patch);
  const hazards = hazardsAfter(lead.hazards, lead.details, changed.details);
  const patched = withoutLostHours<Lead>({ ...changed, hazards });
  const changes = changesBetween(lead, patched);
  if (changes.length === 0) return { lead, changes };
  const time = now.toISOString();
  const isWork = changes.some(({ field }) => field !== 'ownerId');
  const isMoved = changes.some(({ field }) => MOVES.has(field));
  const next: Lead = {
    ...patched,
    ...contactAfter(lead, patched.status, time),
    followUpStatus: followUpStatusAfter(lead, patched, now),
    updatedAt: time,
    ...(isWork && changedBy(lead, by, time)),
    ...(isMoved && { newsAt: null }),
    // Who plans a pickup takes it for a person's request: unfound, it would be missed on its day.
    ...(isMoved && patched.status !== 'canceled' && { suspicion: null }),
  };
  return { lead: next, changes };
}

/** A lead with other fields, of which what its details say of its pickup and how its junk type is known follow what was asked for. */
function withRequest(lead: Lead, patch: LeadPatch): Lead {
  const changed = { ...lead, ...chosenJunk(lead, patch), ...patch };
  // Whoever writes the details too has said there what holds.
  return patch.details === undefined ? { ...changed, details: detailsOfPickup(lead, changed) } : changed;
}

/** A change of these moves a lead on, or plans its next step. */
const MOVES: ReadonlySet<keyof Lead> = new Set(['status', 'scheduledDate', 'scheduledHours', 'followUpDate']);

/** Who changed a lead last, and when an admin first did. */
export function changedBy(lead: Lead, by: string, time: string): Pick<Lead, 'updatedBy' | 'firstChangedAt'> {
  return { updatedBy: by, firstChangedAt: lead.updatedBy === null ? time : lead.firstChangedAt };
}

/** The first contact after a change of status: noted by moving on, and gone with the status where that alone spoke of it. */
function contactAfter(
  lead: Lead,
  status: LeadStatus,
  time: string,
): Partial<Pick<Lead, 'firstContactAt' | 'statusContactAt'>> {
  const { firstContactAt, statusContactAt } = lead;
  if (firstContactAt === null) {
    return movesOn(lead.status, status) ? { firstContactAt: time, statusContactAt: time } : {};
  }
  const isTakenBack = firstContactAt === statusContactAt && movesOn(status, lead.status);
  return isTakenBack ? { firstContactAt: null, statusContactAt: null } : {};
}

/** The field changes that a timeline entry lists between two states of a lead. */
export function changesBetween(before: Lead, after: Lead): FieldChange[] {
  return TIMELINE_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    from: before[field],
    to: after[field],
  }));
}

const TIMELINE_FIELDS = fieldsWith('timeline', true);

function movesOn(from: LeadStatus, to: LeadStatus): boolean {
  return !statusRules(from).contacted && statusRules(to).contacted;
}
