import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useScreen } from '../list/use-screen.ts';
import { BottomSheet } from './bottom-sheet.tsx';

interface PopoverPanelProps {
  label: string;
  width: number;
  /** What it opens beneath; null where it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}

/** What the button of a toolbar opens beneath itself, where it ends with the screen and scrolls within; on a phone a sheet at the thumb. */
export function PopoverPanel({ label, width, anchor, onClose, children }: PopoverPanelProps) {
  const titleId = useId();
  const isPhone = useScreen() === 'phone';
  const [top, setTop] = useState(0);
  const below = anchor ? Math.round(anchor.getBoundingClientRect().bottom) : top;
  // As it was while it closes.
  if (below !== top) setTop(below);
  if (isPhone)
    return (
      <BottomSheet title={label} isOpen={anchor !== null} onClose={onClose}>
        {children}
      </BottomSheet>
    );
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { ...paperStyle, width, maxHeight: roomBelow(top) },
        },
      }}
    >
      <Typography id={titleId} component="h2" variant="h5">
        {label}
      </Typography>
      {children}
    </Popover>
  );
}

/** Between the panel and its button, and between it and the ends of the screen as `Popover` keeps clear of them. */
const GAP_PX = 4;
const MARGIN_PX = 16;
/** With less room than a field and what stands around it, it goes up as far as that needs. */
const MIN_PX = 240;

/** As high as the screen has room from there down, however high that becomes. */
function roomBelow(top: number): string {
  return `max(${MIN_PX}px, calc(100dvh - ${top + GAP_PX + MARGIN_PX}px))`;
}

const paperStyle = {
  p: 2,
  mt: `${GAP_PX}px`,
  overscrollBehavior: 'contain',
  maxWidth: 'calc(100vw - 32px)',
  display: 'grid',
  gap: 2,
};
