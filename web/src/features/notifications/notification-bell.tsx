import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, useState } from 'react';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import { NotificationPanel } from './notification-panel.tsx';
import { useNotifications } from './notifications-provider.tsx';

/** The bell with the number of unread notifications; it opens their list, which fills the screen of a phone. */
export function NotificationBell() {
  const { unread } = useNotifications();
  const [open, setOpen] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const close = () => setOpen(false);
  const panel = <NotificationPanel titleId={titleId} onClose={close} />;
  return (
    <>
      <IconButton
        ref={bell}
        onClick={() => setOpen(true)}
        aria-label={`Notifications: ${unreadText(unread)}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        title="Notifications"
      >
        <Badge
          badgeContent={unread}
          max={99}
          overlap="circular"
          color="secondary"
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          <NotificationsOutlined />
        </Badge>
      </IconButton>
      <VisuallyHidden role="status">{unread > 0 && `Notifications: ${unreadText(unread)}`}</VisuallyHidden>
      {onPhone ? (
        <Dialog
          open={open}
          onClose={close}
          fullScreen
          aria-labelledby={titleId}
          slotProps={{ paper: { sx: noRing } }}
        >
          {panel}
        </Dialog>
      ) : (
        <Popover
          open={open}
          onClose={close}
          anchorEl={() => bell.current}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: paperStyle },
          }}
        >
          {panel}
        </Popover>
      )}
    </>
  );
}

function unreadText(unread: number): string {
  return unread === 0 ? 'none unread' : `${unread} unread`;
}

/** The focus begins on the list as a whole, which needs no ring. */
const noRing = { '&:focus-visible': { outline: 'none' } };

const paperStyle = {
  ...noRing,
  width: 400,
  maxHeight: 'min(640px, calc(100dvh - 96px))',
  mt: 1,
  display: 'flex',
  flexDirection: 'column',
  border: 1,
  borderColor: 'divider',
};
