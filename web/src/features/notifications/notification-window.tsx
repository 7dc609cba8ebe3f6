import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { NotificationPanel } from './notification-panel.tsx';

interface NotificationWindowProps {
  isOpen: boolean;
  /** What it opens beneath where it does not fill the screen. */
  anchor: () => HTMLElement | null;
  onClose: () => void;
}

/** The window of notifications: beneath the bell, or the screen of a phone. */
export function NotificationWindow({ isOpen, anchor, onClose }: NotificationWindowProps) {
  const titleId = useId();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const panel = <NotificationPanel titleId={titleId} onClose={onClose} />;
  if (onPhone) {
    return (
      <Dialog
        open={isOpen}
        onClose={onClose}
        fullScreen
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: noRing } }}
      >
        <GlobalStyles styles={toastsBelowHead} />
        {panel}
      </Dialog>
    );
  }
  return (
    <Popover
      open={isOpen}
      onClose={onClose}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: paperStyle },
      }}
    >
      {panel}
    </Popover>
  );
}

/** Its buttons are at both ends. */
const toastsBelowHead = { ':root': { '--toasts-top': '104px', '--toasts-bottom': 'auto' } };

/** The focus begins on the list as a whole, which needs no ring. */
const noRing = { '&:focus-visible': { outline: 'none' } };

const paperStyle = {
  ...noRing,
  width: 400,
  // To the end of the window, from below the bell: as many notifications as there is room for.
  maxHeight: 'calc(100dvh - 80px)',
  mt: 1,
  display: 'flex',
  flexDirection: 'column',
};
