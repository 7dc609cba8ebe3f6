import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import type { OlderEvents } from '../api/use-older-events.ts';
import { SectionTitle } from '../detail-section.tsx';
import { foldExports } from './fold-exports.ts';
import { TimelineEntry } from './timeline-entry.tsx';

/** How many entries the collapsed timeline shows. */
const SHORT = 5;

interface TimelineProps {
  /** The newest first; undefined until they are loaded. */
  events: readonly LeadEvent[] | undefined;
  /** They cannot be loaded. */
  failed: boolean;
  /** What is older than these, where there is any. */
  older?: OlderEvents | undefined;
}

/** Everything that has happened to a lead. */
export const Timeline = memo(function Timeline({ events: newest, failed, older }: TimelineProps) {
  const [showsAll, setShowsAll] = useState(false);
  const entries = newest && foldExports([...newest, ...(older?.events ?? [])]);
  const shown = showsAll ? entries : entries?.slice(0, SHORT);
  return (
    <section aria-label="Timeline" aria-busy={!entries && !failed}>
      <SectionTitle>Timeline</SectionTitle>
      {!entries && (failed ? <Missing /> : <TimelineSkeleton />)}
      {shown && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map(({ event, times }) => (
            <TimelineEntry key={event.id} event={event} times={times} />
          ))}
        </Box>
      )}
      {entries && entries.length > SHORT && (
        <Button
          size="small"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          sx={{ ml: -1.25 }}
        >
          {showsAll ? 'Show less' : `Show ${older?.hasMore ? 'the last' : 'all'} ${entries.length} entries`}
        </Button>
      )}
      {showsAll && older?.hasMore && (
        <Button size="small" onClick={older.load} disabled={older.isLoading}>
          {older.isLoading ? 'Loading...' : 'Show older entries'}
        </Button>
      )}
    </section>
  );
});

function Missing() {
  return <Typography color="textSecondary">The timeline could not be loaded.</Typography>;
}

function TimelineSkeleton() {
  return (
    <Box aria-hidden="true">
      {['first', 'second'].map((entry) => (
        <Box key={entry} sx={{ pl: 3, pb: 2 }}>
          <Skeleton width="45%" />
          <Skeleton width="60%" />
        </Box>
      ))}
    </Box>
  );
}
