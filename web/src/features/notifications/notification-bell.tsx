import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import { CornerCount } from '#components/badges/corner-count.tsx';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import { lazyDialog } from '#lib/lazy/lazy-dialog.tsx';
import { MAX_NOTIFICATIONS } from './notification-list.ts';
import { useNotifications } from './notifications-provider.tsx';

const NotificationWindow = lazyDialog(
  async () => (await import('./notification-window.tsx')).NotificationWindow,
);

/** The bell with the number of unread notifications; it opens their list, which fills the screen of a phone. */
export function NotificationBell() {
  const { unread } = useNotifications();
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        ref={bell}
        onClick={() => {
          setOpen(true);
          setOpened(true);
        }}
        aria-label={`Notifications: ${unreadText(unread)}`}
        aria-haspopup="dialog"
        aria-expanded={open}
      >
        <CornerCount count={unread} max={MAX_NOTIFICATIONS} color="secondary" inset="14%">
          <NotificationsOutlined />
        </CornerCount>
      </IconButton>
      <VisuallyHidden role="status">{unread > 0 && `Notifications: ${unreadText(unread)}`}</VisuallyHidden>
      {wasOpened && <NotificationWindow isOpen={open} anchor={() => bell.current} onClose={close} />}
    </>
  );
}

function unreadText(unread: number): string {
  return unread === 0 ? 'none unread' : `${unread} unread`;
}
