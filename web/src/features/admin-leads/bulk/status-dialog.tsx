import { UPDATE_STATUSES } from '@harbour-haul/contract/leads/fields/update-statuses';
import { STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useId } from 'react';

interface StatusDialogProps {
  /** Whose status is set: `Ada Harbour`, `3 leads`. */
  whose: string;
  onStatus: (status: (typeof UPDATE_STATUSES)[number]) => void;
  onClose: () => void;
}

/** Sets a status without a mouse: by arrows, or by the first letter of the status. */
export function StatusDialog({ whose, onStatus, onClose }: StatusDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} noWrap sx={{ pb: 0.5 }}>{`Status of ${whose}`}</DialogTitle>
      <MenuList autoFocusItem aria-labelledby={titleId} sx={{ pb: 1.5 }}>
        {UPDATE_STATUSES.map((status) => (
          <MenuItem key={status} onClick={() => onStatus(status)} sx={{ px: 3, minHeight: 44 }}>
            {STATUS_LABELS[status]}
          </MenuItem>
        ))}
      </MenuList>
    </Dialog>
  );
}
