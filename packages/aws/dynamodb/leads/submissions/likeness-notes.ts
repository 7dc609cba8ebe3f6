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
 * after this one's person had been read. The request is stored already: a note that finds no place is left out, and where the
 * only other one was deleted meanwhile, the request looks like none, as it would a moment later.
 */
export async function noteLikeness(leads: Table, lookup: LeadLookup, stored: Stored): Promise<void> {
  const { plan, likeness } = stored.told;
  const found =
    likeness === null ? await overlooked(leads, lookup, stored) : { own: plan.change.after, likeness };
  if (!found) return;
  const author = { by: null, now: () => stored.now };
  let isThere = false;
  await changeLead(leads, found.likeness, author, (other) => {
    isThere = isWorked(other);
    return noteOnLikeness(other, found.own, stored.now);
  });
  if (!isThere && isOnlyOther(found, stored)) await say(leads, found.own.id, found.likeness, null);
}

/** Whether a lead looks like no other one that was read of its person: of many, all name the first, which may be gone. */
function isOnlyOther({ own, likeness }: Likeness, { person }: Stored): boolean {
  const others = (person?.leads ?? []).flatMap(({ worked }) => (worked === null ? [] : worked.id));
  return others.every((id) => id === own.id || id === likeness);
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
  return (await say(leads, later.id, null, likeness)) ? { own: later, likeness } : null;
}

/** Lets a lead say which one it looks like; false where it says another one than was known, or is nobody's to work on by now. */
async function say(
  leads: Table,
  id: number,
  known: number | null,
  looksLike: number | null,
): Promise<boolean> {
  const said = await retryOnConflict(async () => {
    const before = await readLead(leads, id);
    if (!before || before.looksLike !== known || !isWorked(before)) return false;
    const change = { before, after: { ...before, looksLike }, events: [] };
    const result = await commitLeadChange(leads, leadChangesWrites(leads, [change]));
    return result === 'done' ? true : null;
  });
  return said ?? false;
}
