import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useState } from 'react';

/** The most leads that are changed at once. */
export const MAX_SELECTED = 500;

export interface Selection {
  /** As last loaded, in the order in which they were selected. */
  leads: readonly Lead[];
  has: (id: number) => boolean;
  /** Whether the lead can be selected or unselected. */
  allows: (lead: Lead) => boolean;
  toggle: (lead: Lead) => void;
  /** Selects all that are shown, or none of them if all are selected already. */
  toggleShown: () => void;
  isAllShown: boolean;
  isSomeShown: boolean;
  /** Replaces the whole selection. */
  set: (leads: readonly Lead[]) => void;
  /** Unselects leads, and stores newer versions of others. */
  settle: (gone: readonly number[], newer: readonly Lead[]) => void;
}

type Chosen = ReadonlyMap<number, Lead>;

/** Which leads are selected, across pages, filters and refreshes; leads that are shown again are updated. */
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

/** Leads in the trash, or merged into another, cannot be selected. */
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
