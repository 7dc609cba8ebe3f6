import type { LeadsOverview } from '@harbour-haul/domain/leads/overview/overview';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { leadsText, numeral } from '../list-labels.ts';
import { durationText, leadCount } from './overview-rows.ts';

/** The figures that need no chart. */
export function KeyFigures({ overview: { days, firstContact } }: { overview: LeadsOverview }) {
  const { medianMinutes, contacted } = firstContact;
  return (
    <Box component="dl" sx={listStyle}>
      <div>
        <dt>{`Leads in ${days.length} days`}</dt>
        <dd>{numeral(leadCount(days))}</dd>
      </div>
      <div>
        <dt>Median time to first contact</dt>
        <dd>{medianMinutes === null ? '–' : durationText(medianMinutes)}</dd>
        <Typography component="dd" variant="body2" color="textSecondary">
          {contacted === 0 ? 'Nobody was contacted yet' : `of ${leadsText(contacted)} contacted`}
        </Typography>
      </div>
    </Box>
  );
}

const listStyle = {
  m: 0,
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  flexWrap: 'wrap',
  gap: 3,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'text.secondary', fontSize: '0.875rem' },
  '& dd': { m: 0 },
  '& dt + dd': { fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2 },
};
