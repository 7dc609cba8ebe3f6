import { UPDATE_STATUSES } from '@harbour-haul/contract/leads/fields/update-statuses';
import { STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import GlobalStyles from '@mui/material/GlobalStyles';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { BELOW_DESK, BELOW_ONE_LINE } from '../list/use-screen.ts';

interface ActionsMenuProps {
  count: number;
  /** Something is being done already. */
  disabled: boolean;
  onEdit: () => void;
  onStatus: (status: (typeof UPDATE_STATUSES)[number]) => void;
  onAssign: () => void;
  onDelete: () => void;
  /** Undefined where it is not just two that are selected. */
  onMerge: (() => void) | undefined;
  /** Undefined where none of them is suspicious. */
  onRelease: (() => void) | undefined;
  /** What selects the rest of the list; undefined where all are selected. */
  selectAll: { label: string; run: () => void } | undefined;
  onClear: () => void;
}

/** What can be done with the selected leads. */
export function ActionsMenu(props: ActionsMenuProps) {
  const { count, disabled, onEdit, onStatus, onAssign, onDelete } = props;
  const { onMerge, onRelease, selectAll, onClear } = props;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const floats = useMediaQuery(BELOW_ONE_LINE, { noSsr: true });
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  return (
    <>
      <GlobalStyles styles={toastsAbove} />
      <Button
        id={`${id}-button`}
        variant="contained"
        endIcon={<ArrowDropDown />}
        aria-disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => !disabled && setAnchor(event.currentTarget)}
        sx={disabled ? { ...buttonStyle, ...restingStyle } : buttonStyle}
      >
        {`Actions (${count})`}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        {...(floats ? ABOVE : BELOW)}
        slotProps={{
          paper: { sx: { my: floats ? -GAP : GAP } },
          list: { 'aria-labelledby': `${id}-button`, dense: true, sx: listStyle },
        }}
      >
        <MenuItem onClick={choose(onEdit)}>Edit Details</MenuItem>
        <MenuItem onClick={choose(onAssign)}>Assign…</MenuItem>
        {onRelease && <MenuItem onClick={choose(onRelease)}>Not Suspicious</MenuItem>}
        {onMerge && <MenuItem onClick={choose(onMerge)}>Merge Leads</MenuItem>}
        <Divider />
        <ListSubheader role="presentation" sx={headStyle}>
          Update Status
        </ListSubheader>
        {UPDATE_STATUSES.map((status) => (
          <MenuItem
            key={status}
            data-status
            aria-label={`Update Status: ${STATUS_LABELS[status]}`}
            onClick={choose(() => onStatus(status))}
          >
            {STATUS_LABELS[status]}
          </MenuItem>
        ))}
        <Divider />
        {selectAll && <MenuItem onClick={choose(selectAll.run)}>{selectAll.label}</MenuItem>}
        <MenuItem onClick={choose(onClear)}>Clear selection</MenuItem>
        <Divider />
        <MenuItem onClick={choose(onDelete)} sx={{ color: 'error.main' }}>
          Delete Leads
        </MenuItem>
      </Menu>
    </>
  );
}

/**
 * Where the toolbar has no room it floats over the end of the screen, at the thumb of a phone and in the middle of a small desk, so
 * that no row moves away from under who selects it.
 */
const buttonStyle = {
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  [BELOW_ONE_LINE]: {
    position: 'fixed',
    left: '50%',
    transform: 'translateX(-50%)',
    bottom: 'max(16px, env(safe-area-inset-bottom))',
    zIndex: 'appBar',
    boxShadow: 4,
  },
  [BELOW_DESK]: { left: 16, transform: 'none' },
};

/** The menu beside its button, never over it: the second click of two would choose what comes to lie under the pointer. */
const ABOVE = {
  anchorOrigin: { vertical: 'top', horizontal: 'right' },
  transformOrigin: { vertical: 'bottom', horizontal: 'right' },
} as const;
const BELOW = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
} as const;
const GAP = 0.75;

/** Not `disabled` meanwhile: the menu gives the focus back to it, and who works by keys would be at the top of the page. */
const restingStyle = { opacity: 0.6, cursor: 'default' };

const toastsAbove = { [BELOW_DESK]: { ':root': { '--toasts-bottom': '60px' } } };

/** Statuses stand two in a row, so that the last action is in sight on a small laptop: nobody scrolls for what they do not see. */
const listStyle = {
  minWidth: 260,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '& > :not([data-status])': { gridColumn: '1 / -1' },
  '& [role=menuitem]': { minHeight: 44 },
};
const headStyle = { lineHeight: '36px', bgcolor: 'transparent', position: 'static' };
