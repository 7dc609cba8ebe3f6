import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isWorked } from '@harbour-haul/domain/leads/lead-state';
import { noteOnLikeness, otherLead, type ToldPlan } from '@harbour-haul/domain/leads/submission/tell-team';
import type { Table } from '../../table/table.ts';
import { retryOnConflict } from '../../table/transactions.ts';
import { changeLead } from '../changes/change-lead.ts';
import { leadChangesWrites } from '../changes/lead-changes.ts';
import { commitLeadChange } from '../changes/lead-commit.ts';
import { readLead } from '../rows/lead-rows.ts';
import { leadIdsOfPerson, type PersonRows } from './lead-people.ts';
import { type LeadLookup, readPersonLead } from './person-lead.ts';

/** A submission that is stored, and what was read of its person before. */
interface Stored {
  told: ToldPlan;
  person: PersonRows | null;
  now: Date;
}

/** A lead, and the earlier one that it looks like. */
interface Likeness {
  own: Lead;
  likeness: number;
}

/**
 * Notes on the lead that a stored submission looks like that somebody has asked again, also where the other one was stored
 * after this one's person had been read. The request is stored already: a note that finds no place is left out.
 */
export async function noteLikeness(leads: Table, lookup: LeadLookup, stored: Stored): Promise<void> {
  const { plan, likeness } = stored.told;
  const found =
    likeness === null ? await overlooked(leads, lookup, stored) : { own: plan.change.after, likeness };
  if (!found) return;
  const author = { by: null, now: () => stored.now };
  await changeLead(leads, found.likeness, author, (other) => noteOnLikeness(other, found.own, stored.now));
}

/**
 * Of two strangers who ask in one name at one moment neither finds the other before both are stored. Each looks once more
 * then, and whoever is the first to say so on the later lead leaves the note.
 */
async function overlooked(leads: Table, lookup: LeadLookup, stored: Stored): Promise<Likeness | null> {
  const { plan, note } = stored.told;
  const own = plan.change.after;
  const { person, now } = stored;
  const isAlone = plan.kind === 'create' || plan.kind === 'continue';
  if (!person || note || !isAlone || own.suspicion !== null || own.mergedInto !== null) return null;
  const known = [own.id, ...person.leads.flatMap(({ lead, worked }) => [lead.id, worked?.id])];
  const ids = (await leadIdsOfPerson(leads, person.person)).filter((id) => !known.includes(id));
  const found = await Promise.all(ids.map((id) => lookup.get(id)));
  const reading = found.filter((lead) => lead !== null).map((lead) => readPersonLead(lookup, lead));
  const people = (await Promise.all(reading)).filter((one) => one !== null);
  const other = otherLead(own, { person: person.person, leads: people, now });
  if (!other) return null;
  const [earlier, later] = own.id < other.id ? [own, other] : [other, own];
  const likeness = earlier.looksLike ?? earlier.id;
  return (await saysFirst(leads, later.id, likeness)) ? { own: later, likeness } : null;
}

/** Lets a lead say which one it looks like; false where it says so already, or is nobody's to work on by now. */
async function saysFirst(leads: Table, id: number, likeness: number): Promise<boolean> {
  const said = await retryOnConflict(async () => {
    const before = await readLead(leads, id);
    if (!before || before.looksLike !== null || !isWorked(before)) return false;
    const change = { before, after: { ...before, looksLike: likeness }, events: [] };
    const result = await commitLeadChange(leads, leadChangesWrites(leads, [change]));
    return result === 'done' ? true : null;
  });
  return said ?? false;
}
