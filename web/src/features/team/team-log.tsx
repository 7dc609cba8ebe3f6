import type { Account } from '@harbour-haul/contract/team/account';
import type { TeamEvent } from '@harbour-haul/domain/users/account';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { eventText, momentText } from './account-texts.ts';

const FIRST = 8;

interface TeamLogProps {
  events: readonly TeamEvent[];
  accounts: readonly Account[];
}

/** What was done about accounts, the newest first. */
export function TeamLog({ events, accounts }: TeamLogProps) {
  const [all, setAll] = useState(false);
  const shown = all ? events : events.slice(0, FIRST);
  return (
    <Box component="section" aria-labelledby="team-log-title" sx={{ mt: 4 }}>
      <Typography id="team-log-title" component="h3" variant="h6">
        Recent changes
      </Typography>
      {events.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Nothing was changed here yet.
        </Typography>
      ) : (
        <Box component="ol" sx={listStyle}>
          {shown.map((event) => (
            <li key={`${event.at} ${event.what} ${event.username}`}>
              <span>{eventText(event, accounts)}</span>
              <time dateTime={event.at}>{momentText(event.at)}</time>
            </li>
          ))}
        </Box>
      )}
      {events.length > shown.length && (
        <Button onClick={() => setAll(true)} sx={{ mt: 1 }}>
          {`Show all ${events.length}`}
        </Button>
      )}
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  fontSize: '0.875rem',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 2,
    py: 0.75,
    overflowWrap: 'anywhere',
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& time': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
};
