import Box from '@mui/material/Box';
import { MAX_SELECTED, type Selection } from '../bulk/use-selection.ts';
import type { LeadRowProps } from './leads-view-props.ts';

/** The background of a selected lead; lighter than MUI's, which leaves badges too little contrast in dark mode. */
export const SELECTED =
  'color-mix(in srgb, var(--mui-palette-primary-main) 8%, var(--mui-palette-background-paper))';

/** Selects one lead; nothing where it can never be selected. The list around it listens (`use-row-events.ts`). */
export function SelectLead({ lead, selected, selectable }: Omit<LeadRowProps, 'unread'>) {
  if (lead.trash !== null || lead.mergedInto !== null) return null;
  const title = selectable ? undefined : `At most ${MAX_SELECTED} leads can be selected.`;
  return (
    <label className="select" data-hint={title}>
      <input
        type="checkbox"
        data-select=""
        checked={selected}
        readOnly
        disabled={!selectable}
        aria-label={`Select lead ${lead.id}`}
      />
    </label>
  );
}

/** Selects all that the page shows, or none of them. */
export function SelectShown({ selection }: { selection: Selection }) {
  return (
    <Box component="label" className="select" sx={SELECT_STYLE}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = selection.isSomeShown;
        }}
        type="checkbox"
        checked={selection.isAllShown}
        onChange={selection.toggleShown}
        aria-label="Select all leads on this page"
      />
    </Box>
  );
}

/** A thumb's size to hit. Native boxes: a hundred of any other kind take longer to draw than the rest of their rows. */
export const SELECT_STYLE = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: '100%',
  minHeight: 40,
  cursor: 'pointer',
  '& input': { cursor: 'inherit' },
};
