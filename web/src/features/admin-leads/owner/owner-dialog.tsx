import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import MenuList from '@mui/material/MenuList';
import { useId } from 'react';
import { useOwnerItems } from '#components/owner/use-owner-items.tsx';
import { useMyId } from '#lib/team/use-my-id.ts';

interface OwnerDialogProps {
  /** Whose owner is set: `Ada Harbour`, `3 leads`. */
  whose: string;
  onAssign: (ownerId: string | null) => void;
  onClose: () => void;
}

/** Assigns leads without a mouse: by arrows, or by the first letter of a name. */
export function OwnerDialog({ whose, onAssign, onClose }: OwnerDialogProps) {
  const titleId = useId();
  const items = useOwnerItems({ myId: useMyId(), onChoose: onAssign });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} noWrap sx={{ pb: 0.5 }}>{`Owner of ${whose}`}</DialogTitle>
      <MenuList autoFocusItem aria-labelledby={titleId} sx={listStyle}>
        {items}
      </MenuList>
    </Dialog>
  );
}

/** The dialog would cut a frame around what has the focus. */
const listStyle = {
  pb: 1.5,
  '& [role=menuitem]': { px: 3, maxWidth: 'none', '&:focus-visible': { outlineOffset: -3 } },
};
