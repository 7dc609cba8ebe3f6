import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import { REQUEST_TOKEN_HEADER } from '@harbour-haul/contract/requests/get-request';
import type { Person } from '../../../bench/load/people/person.ts';
import type { ChaosCaller } from '../../chaos-caller.ts';
import type { ChaosStage } from '../../chaos-stage.ts';
import { sendForm } from '../people.ts';
import { type Arena, erased, type Move, type Ring, seen, twoAdmins } from './arena.ts';

/** Two leads of two people, and what is known of them before both ask. */
interface LeadArena extends Arena {
  readonly params: { readonly id: string };
  readonly id: number;
  readonly otherId: number;
  /** As both read them. */
  readonly version: number;
  readonly otherVersion: number;
  readonly person: Person;
  readonly visitor: ChaosCaller;
  readonly stranger: ChaosCaller;
  /** Of the link to the request. */
  readonly link: Readonly<Record<string, string>>;
}

type LeadMove = Move<LeadArena>;

const edit: LeadMove = (arena, admin) =>
  admin.request('updateLead', {
    params: arena.params,
    body: { status: 'contacted', notes: 'Wants it gone.', version: arena.version },
  });
const addLine: LeadMove = ({ params }, admin) =>
  admin.request('updateLead', { params, body: { addedNote: 'Rang twice.' } });
const schedule: LeadMove = ({ params }, admin) =>
  admin.request('updateLead', { params, body: { status: 'scheduled', scheduledDate: '2027-03-01' } });
const call: LeadMove = ({ params, version }, admin) =>
  admin.request('recordCall', { params, body: { outcome: 'reached', version } });
const remove: LeadMove = ({ params, version }, admin) =>
  admin.request('deleteLead', { params, query: { version: String(version) } });
const restore: LeadMove = ({ params }, admin) => admin.request('restoreLead', { params });
const erase: LeadMove = ({ id }, admin) => erased(admin, String(id));
const mergeOther: LeadMove = ({ params, otherId, version, otherVersion }, admin) =>
  admin.request('mergeLeads', { params, body: { otherId, version, otherVersion } });
const mergeInOther: LeadMove = ({ id, otherId, version, otherVersion }, admin) =>
  admin.request('mergeLeads', {
    params: { id: String(otherId) },
    body: { otherId: id, version: otherVersion, otherVersion: version },
  });
const separate: LeadMove = ({ params, otherId }, admin) =>
  admin.request('unmergeLeads', { params, body: { otherId } });
const cancel: LeadMove = ({ visitor, link }) => visitor.request('cancelRequest', { headers: link });
const correct: LeadMove = ({ visitor, link, version }) =>
  visitor.request('correctRequest', { headers: link, body: { note: 'A chair, too.', version } });
const askAgain: LeadMove = ({ visitor, person }) => visitor.request('createLead', formOf(person));
const askElsewhere: LeadMove = ({ stranger, person }) =>
  stranger.request('createLead', formOf({ ...person, visitorId: `visitor-${randomUUID()}` }));

function formOf(person: Person) {
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  return { headers, body: { ...person, source: 'form', filledInMs: '60000' } };
}

/** An open lead, and all that people may want of it. */
export const openLead: Ring<LeadArena> = {
  name: 'two at an open lead',
  open: openArena,
  moves: {
    'an edit': edit,
    'a line': addLine,
    'a pickup': schedule,
    'a call': call,
    'a deletion': remove,
    'a merge': mergeOther,
    'a merge away': mergeInOther,
    'a cancellation': cancel,
    'a correction': correct,
    'a second form': askAgain,
    'a form elsewhere': askElsewhere,
  },
};

/** A lead in the trash. */
export const trashedLead: Ring<LeadArena> = {
  name: 'two at a deleted lead',
  open: async (stage) => {
    const arena = await openArena(stage);
    await stage.admin.ask('deleteLead', { params: arena.params });
    return { ...arena, version: arena.version + 1 };
  },
  moves: {
    'a restoration': restore,
    'an erasure': erase,
    'a merge': mergeOther,
    'a line': addLine,
    'a cancellation': cancel,
    'a second form': askAgain,
    'a form elsewhere': askElsewhere,
  },
};

/** A lead that another one was merged into. */
export const mergedLead: Ring<LeadArena> = {
  name: 'two at a merged lead',
  open: async (stage) => {
    const arena = await openArena(stage);
    const { params, otherId } = arena;
    const { lead, other } = await stage.admin.ask('mergeLeads', { params, body: { otherId } });
    return { ...arena, version: lead.version, otherVersion: other.version };
  },
  moves: {
    'a separation': separate,
    'an edit': edit,
    'a deletion': remove,
    'a cancellation': cancel,
    'a second form': askAgain,
  },
};

async function openArena(stage: ChaosStage): Promise<LeadArena> {
  const [person, other] = [stage.nextPerson(), stage.nextPerson()];
  const [visitor, stranger] = [stage.visitor(), stage.visitor()];
  const id = await sendForm(stage, visitor, person);
  const otherId = await sendForm(stage, stage.visitor(), other);
  // What both may remove, and whether it is to be there, is compared by the ring itself.
  for (const one of [id, otherId]) stage.acknowledged.leads.delete(one);
  const params = { id: String(id) };
  const { token } = await visitor.ask('openRequest', { params });
  const read = async (one: number) => stage.admin.ask('getLead', { params: { id: String(one) } });
  const [{ lead }, { lead: otherLead }] = [await read(id), await read(otherId)];
  const names = new Map([
    [String(id), '<lead>'],
    [String(otherId), '<other lead>'],
    ...namesOf(person, 'person'),
    ...namesOf(other, 'other person'),
  ]);
  return {
    admins: await twoAdmins(stage),
    params,
    id,
    otherId,
    version: lead.version,
    otherVersion: otherLead.version,
    person,
    visitor,
    stranger,
    link: { [REQUEST_TOKEN_HEADER]: token },
    names,
    look: () => leadsOf(stage, [person, other], names),
  };
}

/** What is somebody's own, and what stands for it. */
export function namesOf(person: Person, who: string): [string, string][] {
  const { visitorId, phone, email, address } = person;
  return Object.entries({ visitorId, phone, email, address }).map(([field, value]) => [
    value,
    `<${field} of ${who}>`,
  ]);
}

/** The leads of people with their timelines, and what kinds of rows name them. @param names learns the ids of new leads */
export async function leadsOf(
  stage: ChaosStage,
  people: readonly Person[],
  names: Map<string, string>,
): Promise<object> {
  const rows = await stage.rowsOf('LeadsTable');
  const isTheirs = (row: object) => {
    const text = JSON.stringify(row);
    return people.some(({ email, address }) => text.includes(email) || text.includes(address));
  };
  const ids = rows.filter((row) => row.item === 'lead' && isTheirs(row)).map(({ id }) => String(id));
  for (const id of ids) if (!names.has(id)) names.set(id, '<new lead>');
  // What is there now has to be there when the ring is settled, and is nobody's surprise.
  for (const id of ids) stage.acknowledged.leads.set(Number(id), []);
  const shown = await Promise.all(
    ids.map(
      async (id) => [id, await seen(await stage.admin.request('getLead', { params: { id } }))] as const,
    ),
  );
  const kinds = rows
    .filter(isTheirs)
    .map((row) => (typeof row.item === 'string' ? row.item : Object.keys(row).toSorted().join()));
  return { leads: Object.fromEntries(shown), rows: kinds };
}
