import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useState } from 'react';

/** The most leads that are changed at once. */
export const MAX_SELECTED = 500;

export interface Selection {
  /** As they were last seen, in the order in which they were chosen. */
  leads: readonly Lead[];
  has: (id: number) => boolean;
  /** Whether the lead can be chosen, or taken out again. */
  allows: (lead: Lead) => boolean;
  toggle: (lead: Lead) => void;
  /** All that are shown, or none of them where all are chosen already. */
  toggleShown: () => void;
  isAllShown: boolean;
  isSomeShown: boolean;
  /** Takes the place of all that was chosen. */
  set: (leads: readonly Lead[]) => void;
  /** Takes leads out, and keeps newer states of others. */
  settle: (gone: readonly number[], newer: readonly Lead[]) => void;
}

type Chosen = ReadonlyMap<number, Lead>;

/** Which leads are chosen. It outlives pages, filters and refreshes; leads that are shown again are seen anew. */
export function useSelection(shown: readonly Lead[] | undefined): Selection {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [seen, setSeen] = useState(shown);
  if (shown !== seen) {
    setSeen(shown);
    if (shown) setChosen((now) => withNewer(now, shown));
  }
  const choosable = (shown ?? []).filter(isChoosable);
  const count = choosable.filter(({ id }) => chosen.has(id)).length;
  const isAllShown = choosable.length > 0 && count === choosable.length;
  const set = (leads: readonly Lead[]) =>
    setChosen(new Map(leads.slice(0, MAX_SELECTED).map((lead) => [lead.id, lead])));
  return {
    leads: [...chosen.values()],
    has: (id) => chosen.has(id),
    allows: (lead) => isChoosable(lead) && (chosen.has(lead.id) || chosen.size < MAX_SELECTED),
    toggle: (lead) => setChosen((now) => toggled(now, lead)),
    toggleShown: () => setChosen((now) => (isAllShown ? without(now, choosable) : withAll(now, choosable))),
    isAllShown,
    isSomeShown: count > 0 && !isAllShown,
    set,
    settle: (gone, newer) =>
      setChosen((now) =>
        withNewer(
          without(
            now,
            gone.map((id) => ({ id })),
          ),
          newer,
        ),
      ),
  };
}

/** What lies in the trash, or was folded into another lead, is not worked on from a list. */
export function isChoosable(lead: Lead): boolean {
  return lead.trash === null && lead.mergedInto === null;
}

function toggled(chosen: Chosen, lead: Lead): Chosen {
  return chosen.has(lead.id) ? without(chosen, [lead]) : withAll(chosen, [lead]);
}

function withAll(chosen: Chosen, leads: readonly Lead[]): Chosen {
  const next = new Map(chosen);
  for (const lead of leads) if (next.size < MAX_SELECTED) next.set(lead.id, lead);
  return next;
}

function without(chosen: Chosen, leads: readonly { id: number }[]): Chosen {
  const next = new Map(chosen);
  for (const { id } of leads) next.delete(id);
  return next;
}

function withNewer(chosen: Chosen, leads: readonly Lead[]): Chosen {
  const newer = leads.filter((lead) => (chosen.get(lead.id)?.version ?? lead.version) < lead.version);
  return newer.length === 0 ? chosen : new Map([...chosen, ...newer.map((lead) => [lead.id, lead] as const)]);
}
