import { type ChatCounts, MAX_CHAT_COUNT } from '@harbour-haul/contract/chat/count-chat-sessions';
import { ACTIVE_STATES } from '@harbour-haul/domain/chat/chat-state';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useChatCounts } from '../api/chat-counts.ts';
import type { ListMode } from '../api/chat-keys.ts';

const LABELS = {
  active: 'Active',
  needs: 'Needs you',
  mine: 'Mine',
  unassigned: 'Unassigned',
  open: 'Open',
  sent: 'Sent',
  snoozed: 'Snoozed',
  closed: 'Closed',
  all: 'All',
} as const satisfies Record<ListMode, string>;

const MODES: ListMode[] = [
  'active',
  'needs',
  'mine',
  'unassigned',
  'open',
  'sent',
  'snoozed',
  'closed',
  'all',
];

interface StateTabsProps {
  mode: ListMode;
  onMode: (mode: ListMode) => void;
}

/** Which conversations are listed, by where they stand, with how many there are of those that are worked on. */
export function StateTabs({ mode, onMode }: StateTabsProps) {
  const counts = useChatCounts();
  return (
    <Tabs
      value={mode}
      onChange={(_event, chosen: ListMode) => onMode(chosen)}
      aria-label="Which conversations"
      // All of them are in view, in two lines; each is underlined by itself.
      slotProps={{ list: { sx: { flexWrap: 'wrap' } }, indicator: { sx: { display: 'none' } } }}
      sx={tabsStyle}
    >
      {MODES.map((one) => {
        const count = isCounted(one) ? counts?.[one] : undefined;
        return (
          <Tab
            key={one}
            value={one}
            id={`conversations-${one}`}
            aria-controls="conversations-panel"
            label={
              <span>
                {LABELS[one]}
                {count ? <Count count={count} isUrgent={one === 'needs'} /> : null}
              </span>
            }
          />
        );
      })}
    </Tabs>
  );
}

function isCounted(mode: ListMode): mode is keyof ChatCounts {
  return ACTIVE_STATES.some((state) => state === mode);
}

function Count({ count, isUrgent }: { count: number; isUrgent: boolean }) {
  return (
    <>
      {' '}
      <Box component="span" data-urgent={isUrgent || undefined} sx={countStyle}>
        {countText(count)}
      </Box>
    </>
  );
}

/** Returns a count as it is read: beyond what the server counts, `99+`. */
function countText(count: number): string {
  return count >= MAX_CHAT_COUNT ? `${MAX_CHAT_COUNT - 1}+` : String(count);
}

const tabsStyle = {
  flexShrink: 0,
  pl: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiTab-root': {
    minWidth: 0,
    minHeight: { xs: 44, md: 36 },
    px: 0.875,
    py: 0,
    fontSize: '0.8125rem',
    borderBottom: '2px solid transparent',
    '&.Mui-selected': { borderColor: 'primary.main' },
  },
};

const countStyle = {
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
  color: 'text.secondary',
  '&[data-urgent]': { fontWeight: 700, color: 'error.main' },
};
