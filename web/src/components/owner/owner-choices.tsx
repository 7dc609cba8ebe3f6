import Menu from '@mui/material/Menu';
import { useOwnerItems } from './use-owner-items.tsx';

interface OwnerChoicesProps {
  anchor: HTMLElement;
  /** Null for nobody. */
  ownerId: string | null;
  myId: string;
  onAssign: (ownerId: string | null) => void;
  onClose: () => void;
}

/** Oneself, the colleagues, and nobody. */
export function OwnerChoices({ anchor, ownerId, myId, onAssign, onClose }: OwnerChoicesProps) {
  const onChoose = (chosen: string | null) => {
    onClose();
    if (chosen !== ownerId) onAssign(chosen);
  };
  const items = useOwnerItems({ ownerId, myId, onChoose });
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ paper: { sx: { maxHeight: 360 } } }}>
      {items}
    </Menu>
  );
}
