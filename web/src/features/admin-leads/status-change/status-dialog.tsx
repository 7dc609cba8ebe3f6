import { UPDATE_STATUSES } from '@harbour-haul/contract/leads/fields/update-statuses';
import { type LeadStatus, STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { useId } from 'react';

interface StatusDialogProps {
  /** Whose status is set: `Ada Harbour`, `3 leads`. */
  whose: string;
  /** The status that they have, if it is one. */
  current: LeadStatus | null;
  /** Where on the screen it opens, in px; in its middle where that is missing. */
  at?: { left: number; top: number } | undefined;
  onStatus: (status: (typeof UPDATE_STATUSES)[number]) => void;
  onClose: () => void;
}

/** Sets a status without a mouse: by arrows, or by the first letter of the status. The one that they have is marked, and where one begins. */
export function StatusDialog({ whose, current, at, onStatus, onClose }: StatusDialogProps) {
  const titleId = useId();
  const choice = (
    <>
      <DialogTitle id={titleId} noWrap sx={{ pb: 0.5 }}>{`Status of ${whose}`}</DialogTitle>
      <MenuList autoFocusItem aria-labelledby={titleId} sx={{ pb: 1.5 }}>
        {UPDATE_STATUSES.map((status) => (
          <MenuItem
            key={status}
            role="menuitemradio"
            aria-checked={status === current}
            selected={status === current}
            onClick={() => (status === current ? onClose() : onStatus(status))}
            sx={itemStyle}
          >
            {STATUS_LABELS[status]}
            {status === current && <CheckOutlined fontSize="small" aria-hidden="true" />}
          </MenuItem>
        ))}
      </MenuList>
    </>
  );
  if (at === undefined)
    return (
      <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
        {choice}
      </Dialog>
    );
  return (
    <Popover
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={at}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 280 } } }}
    >
      {choice}
    </Popover>
  );
}

/** The dialog would cut a frame around what has the focus. */
const itemStyle = {
  px: 3,
  minHeight: 44,
  justifyContent: 'space-between',
  '&:focus-visible': { outlineOffset: -3 },
};
