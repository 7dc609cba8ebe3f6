import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { RelativeTimeText } from '#components/relative-time-text.tsx';
import type { NotificationType } from '#lib/notification-draft.ts';
import { alsoUnread, type CustomerEntry, entryLinks, unreadOthers } from './customer-entries.ts';
import type { AppNotification } from './notification-list.ts';

interface NotificationItemProps {
  entry: CustomerEntry;
  now: Date;
  /** The link of one of them was followed. */
  onFollow: (followed: AppNotification) => void;
  onMarkRead: (event: MouseEvent) => void;
  onRemove: (event: MouseEvent) => void;
}

/**
 * All that is notified of one customer: type, time and text of the newest, what else is unread, and the actions. An unread one is marked
 * by a dot with a label.
 */
export function NotificationItem({ entry, now, onFollow, onMarkRead, onRemove }: NotificationItemProps) {
  const { headline, isRead, unread } = entry;
  const { title, message, timestamp } = headline;
  const earlier = unreadOthers(entry);
  // Whoever waits is said to, whatever came after that.
  const marked = [headline, ...earlier].find(({ waits }) => waits) ?? headline;
  return (
    <Box component="li" data-unread={!isRead} sx={itemStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
        <NotificationMark type={marked.type} word={wordOf(marked)} />
        <Typography variant="body2" color="textSecondary" component="span">
          <RelativeTimeText time={timestamp} now={now} />
          {unread > 1 && ` · ${unread} of this customer`}
        </Typography>
        {!isRead && <Box component="span" role="img" aria-label="Unread" data-hint="Unread" sx={dotStyle} />}
        <IconButton
          onClick={onRemove}
          data-remove
          aria-label={`Remove: ${title}`}
          sx={{ ml: 'auto', mr: -1 }}
        >
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Typography component="h3" variant="h6" sx={{ fontWeight: isRead ? 600 : 700 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25, whiteSpace: 'pre-line' }}>
        {message}
      </Typography>
      {earlier.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
          {`Also unread: ${alsoUnread(entry)}`}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ml: -1 }}>
        {entryLinks(entry).map(({ label, to, of }) => (
          <Button key={label} component={RouterLink} to={to} onClick={() => onFollow(of)} sx={actionStyle}>
            {label}
          </Button>
        ))}
        {!isRead && (
          <Button
            color="inherit"
            onClick={onMarkRead}
            aria-label={`Mark as read: ${title}`}
            sx={{ ...actionStyle, color: 'text.secondary' }}
          >
            Mark as read
          </Button>
        )}
      </Box>
    </Box>
  );
}

const itemStyle = {
  px: 2,
  pb: 1,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '&[data-unread=true]': {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 6%, transparent)',
  },
};

const dotStyle = { width: 8, height: 8, borderRadius: '50%', bgcolor: 'info.main' };

const actionStyle = { px: 1, minWidth: 0, fontSize: '0.875rem' };

const LOOKS = {
  info: { icon: InfoOutlined, word: 'Info' },
  warning: { icon: WarningAmberOutlined, word: 'Warning' },
  success: { icon: CheckCircleOutlined, word: 'Success' },
  error: { icon: ErrorOutlineOutlined, word: 'Error' },
} as const;

/** What it is about, where that says more than its type: a new lead is no success to whoever has to call. */
function wordOf({ type, action, waits }: AppNotification): string {
  if (waits) return 'Waiting';
  if (type === 'error' || type === 'warning') return LOOKS[type].word;
  if (action?.startsWith('/admin/leads/')) return 'Lead';
  return action?.startsWith('/admin/chat/') ? 'Chat' : LOOKS[type].word;
}

/** A notification's type by colour, shape and word. */
function NotificationMark({ type, word }: { type: NotificationType; word: string }) {
  const { icon: Icon } = LOOKS[type];
  return (
    <Box component="span" sx={{ ...markStyle, color: `${type}.main` }}>
      <Icon aria-hidden="true" />
      {word}
    </Box>
  );
}

const markStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  fontSize: '0.8125rem',
  fontWeight: 600,
  '& > svg': { fontSize: 18 },
};
