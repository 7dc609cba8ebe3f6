import type { ChatCounts } from '@harbour-haul/contract/chat/count-chat-sessions';
import { ACTIVE_STATES } from '@harbour-haul/domain/chat/chat-state';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { memo, useState } from 'react';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import { countText } from '#lib/count-text.ts';
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

/** The lists of every day, which have their place in a line of 320 px; the others are behind one button. */
const TABS = ['active', 'needs', 'mine', 'all'] as const satisfies readonly ListMode[];
const MORE = ['unassigned', 'open', 'sent', 'snoozed', 'closed'] as const satisfies readonly Exclude<
  ListMode,
  (typeof TABS)[number]
>[];

interface StateTabsProps {
  mode: ListMode;
  onMode: (mode: ListMode) => void;
}

/** Which conversations are listed, by where they stand, with how many there are of those that are worked on. */
export const StateTabs = memo(function StateTabs({ mode, onMode }: StateTabsProps) {
  const counts = useChatCounts();
  const tab = TABS.find((one) => one === mode);
  return (
    <Box sx={lineStyle}>
      <Tabs
        value={tab ?? false}
        onChange={(_event, chosen: ListMode) => onMode(chosen)}
        aria-label="Which conversations"
        slotProps={{ indicator: { sx: { display: 'none' } } }}
        sx={tabsStyle}
      >
        {TABS.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`conversations-${one}`}
            aria-controls="conversations-panel"
            // The first one, where the list is none of theirs: or Tab would skip all of them.
            {...(tab === undefined && one === 'active' && { tabIndex: 0 })}
            label={<ModeLabel mode={one} counts={counts} />}
          />
        ))}
      </Tabs>
      <MoreModes mode={tab === undefined ? mode : null} counts={counts} onMode={onMode} />
    </Box>
  );
});

interface MoreModesProps {
  /** The list that is shown, where it is one of these. */
  mode: ListMode | null;
  counts: ChatCounts | undefined;
  onMode: (mode: ListMode) => void;
}

/** The lists that are looked at now and then; the one that is shown has its name and count on the button. */
function MoreModes({ mode, counts, onMode }: MoreModesProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ButtonBase
        id={mode === null ? undefined : `conversations-${mode}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-current={mode !== null || undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={moreStyle}
      >
        {mode === null ? (
          <span>More</span>
        ) : (
          <>
            <ModeLabel mode={mode} counts={counts} />
            <VisuallyHidden>{' (more lists)'}</VisuallyHidden>
          </>
        )}
        <ArrowDropDown fontSize="small" aria-hidden="true" />
      </ButtonBase>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {MORE.map((one) => (
          <MenuItem
            key={one}
            role="menuitemradio"
            aria-checked={one === mode}
            selected={one === mode}
            onClick={() => {
              setAnchor(null);
              onMode(one);
            }}
            sx={{ minHeight: 44, minWidth: 176, '& > span': { flex: 1 } }}
          >
            <ModeLabel mode={one} counts={counts} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function ModeLabel({ mode, counts }: { mode: ListMode; counts: ChatCounts | undefined }) {
  const count = isCounted(mode) ? counts?.[mode] : undefined;
  return (
    <span>
      {LABELS[mode]}
      {count ? <Count count={count} isUrgent={mode === 'needs'} /> : null}
    </span>
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

const lineStyle = {
  display: 'flex',
  alignItems: 'stretch',
  flexShrink: 0,
  px: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
};

const height = { xs: 44, md: 36 };

const tabsStyle = {
  flex: 1,
  minWidth: 0,
  minHeight: height,
  '& .MuiTab-root': {
    minWidth: 0,
    minHeight: height,
    px: { xs: 1, sm: 1.25 },
    py: 0,
    fontSize: '0.8125rem',
    whiteSpace: 'nowrap',
    borderBottom: '2px solid transparent',
    '&.Mui-selected': { borderColor: 'primary.main' },
  },
};

/** As a tab beside it. */
const moreStyle = {
  flexShrink: 0,
  minHeight: height,
  pl: { xs: 0.75, sm: 1.25 },
  pr: 0.25,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  borderBottom: '2px solid transparent',
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main' },
  '&:focus-visible': { outlineOffset: -3 },
};

const countStyle = {
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
  color: 'text.secondary',
  '&[data-urgent]': { fontWeight: 700, color: 'error.main' },
};
