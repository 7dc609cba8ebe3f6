import Close from '@mui/icons-material/Close';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { AlertSwitches } from '#components/alert-switches.tsx';
import { useNow } from '#lib/use-now.ts';
import { customerEntries } from './customer-entries.ts';
import { NeedsReplyLine } from './needs-reply-line.tsx';
import { NotificationItem } from './notification-item.tsx';
import { useNotifications } from './notifications-provider.tsx';

/** The list of notifications with its actions. `titleId` is the id of the dialog's title. */
export function NotificationPanel({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  const { list, unread, markRead, markAllRead, remove, clear } = useNotifications();
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears with the change. The focus moves to its neighbour, not out of the dialog.
  const act = (change: () => void, next: Element | null | undefined = null) => {
    const button = next?.querySelector<HTMLElement>('[data-remove]');
    (button ?? heading.current)?.focus();
    change();
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}>
      <Box sx={headStyle}>
        <Typography ref={heading} id={titleId} tabIndex={-1} component="h2" variant="h4" sx={headingStyle}>
          Notifications
        </Typography>
        {list.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={countStyle}>
            {unread === 0 ? 'All read' : `${unread} unread`}
          </Typography>
        )}
        <IconButton onClick={onClose} aria-label="Close notifications" sx={{ ml: 'auto' }}>
          <Close />
        </IconButton>
      </Box>
      {list.length === 0 ? (
        <>
          <NeedsReplyLine onFollow={onClose} />
          <NoNotifications />
        </>
      ) : (
        <>
          <Box sx={toolsStyle}>
            <Box sx={{ flex: 1 }}>
              <NeedsReplyLine onFollow={onClose} />
            </Box>
            {unread > 0 && <Button onClick={() => act(markAllRead)}>Mark all as read</Button>}
            <Button color="inherit" onClick={() => act(clear)}>
              Clear all
            </Button>
          </Box>
          <Box component="ul" sx={listStyle}>
            {customerEntries(list).map((entry) => {
              const ids = [entry.headline, ...entry.others].map(({ id }) => id);
              return (
                <NotificationItem
                  key={entry.headline.customer ?? entry.headline.id}
                  entry={entry}
                  now={now}
                  onFollow={({ id }) => {
                    markRead(id);
                    onClose();
                  }}
                  onMarkRead={({ currentTarget }) =>
                    act(() => ids.forEach(markRead), currentTarget.closest('li'))
                  }
                  onRemove={({ currentTarget }) => act(() => ids.forEach(remove), neighbour(currentTarget))}
                />
              );
            })}
          </Box>
        </>
      )}
      <Box component="section" aria-label="Alerts" sx={alertsStyle}>
        <AlertSwitches
          sound={{ preference: 'leadSound', label: 'Sound for a new lead' }}
          desktop={{ preference: 'leadDesktop', label: 'Desktop notification for a new lead' }}
        />
      </Box>
    </Box>
  );
}

function neighbour(button: Element): Element | null | undefined {
  const item = button.closest('li');
  return item?.nextElementSibling ?? item?.previousElementSibling;
}

function NoNotifications() {
  return (
    <Box sx={{ px: 3, pt: 3, pb: 6, textAlign: 'center' }}>
      <NotificationsNoneOutlined aria-hidden="true" sx={{ fontSize: 48, color: 'primary.main' }} />
      <Typography component="p" variant="h5" sx={{ mt: 1 }}>
        No notifications
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        New leads, new chats and visitors who wait for an answer appear here.
      </Typography>
    </Box>
  );
}

const headStyle = { display: 'flex', alignItems: 'center', pl: 2, pr: 1, py: 1, flex: 'none' };

const headingStyle = { '&:focus-visible': { outline: 'none' } };

/** Of the notifications, and so beside their heading: the leads that need a reply are others. */
const countStyle = { mx: 1.5, fontVariantNumeric: 'tabular-nums' };

const toolsStyle = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  flex: 'none',
  pr: 1,
  pb: 0.5,
  fontVariantNumeric: 'tabular-nums',
  '& button': { px: 1, fontSize: '0.875rem' },
};

const alertsStyle = { flex: 'none', borderTop: 1, borderColor: 'divider', px: 2, pt: 0.5, pb: 1.5 };

const listStyle = { m: 0, p: 0, listStyle: 'none', overflowY: 'auto', overscrollBehavior: 'contain' };
