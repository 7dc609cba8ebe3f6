import type { Lead } from '@harbour-haul/domain/leads/lead';
import Checkbox from '@mui/material/Checkbox';
import { isChoosable, MAX_SELECTED, type Selection } from '../bulk/use-selection.ts';

/** The background of a selected lead; lighter than MUI's, which leaves badges too little contrast in dark mode. */
export const SELECTED =
  'color-mix(in srgb, var(--mui-palette-primary-main) 8%, var(--mui-palette-background-paper))';

/** Selects one lead; nothing where it can never be selected. */
export function SelectLead({ lead, selection }: { lead: Lead; selection: Selection }) {
  if (!isChoosable(lead)) return null;
  const allowed = selection.allows(lead);
  return (
    <Checkbox
      checked={selection.has(lead.id)}
      disabled={!allowed}
      onChange={() => selection.toggle(lead)}
      slotProps={{ input: { 'aria-label': `Select lead ${lead.id}` } }}
      title={allowed ? undefined : `At most ${MAX_SELECTED} leads can be selected.`}
      sx={boxStyle}
    />
  );
}

/** Selects all that the page shows, or none of them. */
export function SelectShown({ selection }: { selection: Selection }) {
  return (
    <Checkbox
      checked={selection.isAllShown}
      indeterminate={selection.isSomeShown}
      onChange={selection.toggleShown}
      slotProps={{ input: { 'aria-label': 'Select all leads on this page' } }}
      sx={boxStyle}
    />
  );
}

/** A thumb's size to hit, and no higher than a row. */
const boxStyle = { width: 44, height: 44, my: -0.5 };
