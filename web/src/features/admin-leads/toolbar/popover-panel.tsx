import Popover from '@mui/material/Popover';
import { type ReactNode, useId } from 'react';

interface PopoverPanelProps {
  label: string;
  width: number;
  /** What it opens beneath; null where it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}

/** What the button of a toolbar opens beneath itself. */
export function PopoverPanel({ label, width, anchor, onClose, children }: PopoverPanelProps) {
  const titleId = useId();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { ...paperStyle, width } },
      }}
    >
      <span id={titleId} hidden>
        {label}
      </span>
      {children}
    </Popover>
  );
}

const paperStyle = {
  p: 2,
  mt: 0.5,
  maxWidth: 'calc(100vw - 32px)',
  display: 'grid',
  gap: 2,
  border: 1,
  borderColor: 'divider',
};
