import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { type ReactNode, useId, useState } from 'react';

interface PopoverButtonProps {
  /** The name of the button and of what it opens. */
  label: string;
  /** What the tooltip says. */
  hint: string;
  icon: ReactNode;
  /** Of what opens, in pixels; a narrow screen narrows it. */
  width: number;
  /** What opens; it is given how to close itself. */
  children: (close: () => void) => ReactNode;
}

/** A bare icon of the toolbar that opens a small dialog beneath itself. */
export function PopoverButton({ label, hint, icon, width, children }: PopoverButtonProps) {
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={label}
        data-hint={hint}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        {icon}
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { ...paperStyle, width } },
        }}
      >
        <span id={titleId} hidden>
          {label}
        </span>
        {children(close)}
      </Popover>
    </>
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
