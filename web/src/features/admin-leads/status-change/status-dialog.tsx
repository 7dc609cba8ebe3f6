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
  /** The button beneath which it opens; in the middle of the screen where that is missing. */
  beneath?: Pick<DOMRect, 'left' | 'right' | 'bottom'> | undefined;
  onStatus: (status: (typeof UPDATE_STATUSES)[number]) => void;
  onClose: () => void;
}

/** Sets a status without a mouse: by arrows, or by the first letter of the status. The one that they have is marked, and where one begins. */
export function StatusDialog({ whose, current, beneath, onStatus, onClose }: StatusDialogProps) {
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
  if (beneath === undefined)
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
      {...placeBeneath(beneath)}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: WIDTH_PX } } }}
    >
      {choice}
    </Popover>
  );
}

const WIDTH_PX = 280;
/** Between it and the end of the screen: as much as the page keeps clear of that. */
const MARGIN_PX = 24;

/** Away from the card, which is left of its button, as far as the screen has room there. */
function placeBeneath({ left, right, bottom }: Pick<DOMRect, 'left' | 'right' | 'bottom'>) {
  const hasRoom = left + WIDTH_PX + MARGIN_PX <= document.documentElement.clientWidth;
  return {
    anchorPosition: { left: hasRoom ? left : right, top: bottom },
    transformOrigin: { vertical: 'top', horizontal: hasRoom ? 'left' : 'right' },
  } as const;
}

/** The dialog would cut a frame around what has the focus. */
const itemStyle = {
  px: 3,
  minHeight: 44,
  justifyContent: 'space-between',
  '&:focus-visible': { outlineOffset: -3 },
};
