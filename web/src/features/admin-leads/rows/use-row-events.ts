import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { ChangeEvent, MouseEvent } from 'react';
import { askAboutCall } from '../calls/pending-call.ts';
import type { LeadsViewProps } from './leads-view-props.ts';

interface RowEvents {
  onClick: (event: MouseEvent) => void;
  onChange: (event: ChangeEvent<HTMLElement>) => void;
}

/** Everything in a row that does something of its own. */
const CONTROLS = 'a, button, input, label';

/**
 * The listeners of a whole list: a row opens its lead, its checkbox selects it, its number is called. Rows carry their lead's id as
 * `data-lead`, their name's link `data-name`; they have no listeners themselves, and so are not drawn for new ones.
 */
export function useRowEvents({
  leads,
  selection,
  onOpen,
}: Pick<LeadsViewProps, 'leads' | 'selection' | 'onOpen'>): RowEvents {
  const leadOf = (target: EventTarget): Lead | undefined => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-lead]') : null;
    return leads?.find(({ id }) => String(id) === row?.dataset.lead);
  };
  const onClick = (event: MouseEvent) => {
    const lead = leadOf(event.target);
    if (lead && isCall(event.target)) askAboutCall(lead);
    if (!lead || !opensRow(event)) return;
    event.preventDefault();
    focusName(event.target);
    onOpen(lead);
  };
  const onChange = (event: ChangeEvent<HTMLElement>) => {
    const lead = leadOf(event.target);
    if (lead && event.target.matches('[data-select]')) selection.toggle(lead);
  };
  return { onClick, onChange };
}

function isCall(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a[href^="tel:"]') !== null;
}

/** A plain click on the name or on Details, or anywhere in the row where nothing else is and no text was just marked. */
function opensRow(event: MouseEvent): boolean {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return false;
  const control = target.closest(CONTROLS);
  if (control) return control.matches('[data-name], [data-open]');
  return window.getSelection()?.isCollapsed !== false;
}

/** Where the focus comes back to when the lead is closed. */
function focusName(target: EventTarget): void {
  if (!(target instanceof Element)) return;
  const row = target.closest('[data-lead]');
  row?.querySelector<HTMLElement>('[data-name]')?.focus({ preventScroll: true });
}
