import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useEffect, useRef } from 'react';
import { useKeys } from '#lib/keys/use-keys.ts';
import type { Selection } from '../bulk/use-selection.ts';
import { focusedLead, focusRow } from './focused-lead.ts';

/** Moves through the list by `j` and `k`, and selects by `x`: the row whose name has the focus is the one that is meant. */
export function useListKeys(leads: readonly Lead[] | undefined, selection: Selection): void {
  /** Where the focus was, should its row have left the list since. */
  const last = useRef(-1);
  useEffect(() => {
    const watch = () => {
      const lead = focusedLead(leads);
      if (lead && leads) last.current = leads.indexOf(lead);
    };
    document.addEventListener('focusin', watch);
    return () => document.removeEventListener('focusin', watch);
  }, [leads]);
  const move = (by: 1 | -1) => () => {
    if (!leads || leads.length === 0) return;
    const lead = focusedLead(leads);
    const from = lead ? leads.indexOf(lead) : last.current - (by === 1 ? 1 : 0);
    const to = Math.min(Math.max(from + by, 0), leads.length - 1);
    last.current = to;
    focusRow(leads[to]?.id);
  };
  const select = () => {
    const lead = focusedLead(leads);
    if (lead && selection.allows(lead)) selection.toggle(lead);
  };
  useKeys({ j: move(1), k: move(-1), x: select });
}
