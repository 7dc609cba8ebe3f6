import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import { lazyDialog } from '#lib/lazy/lazy-dialog.tsx';

const PopoverPanel = lazyDialog(async () => (await import('./popover-panel.tsx')).PopoverPanel);

interface PopoverButtonProps {
  /** The name of the button and of what it opens. */
  label: string;
  /** What the tooltip says. */
  hint: string;
  icon: ReactNode;
  /** Of what opens, in pixels; a narrow screen narrows it, and a phone has a sheet for it. */
  width: number;
  /** What opens; it is given how to close itself. */
  children: (close: () => void) => ReactNode;
}

/** A bare icon of the toolbar that opens a small dialog. */
export function PopoverButton({ label, hint, icon, width, children }: PopoverButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={label}
        data-hint={hint}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpened(true);
        }}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        {icon}
      </IconButton>
      {wasOpened && (
        <PopoverPanel label={label} width={width} anchor={anchor} onClose={close}>
          {children(close)}
        </PopoverPanel>
      )}
    </>
  );
}
