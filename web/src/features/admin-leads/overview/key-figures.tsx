import type { LeadsOverview } from '@harbour-haul/domain/leads/overview/overview';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { leadsText, numeral } from '../list-labels.ts';
import { listSearch } from './list-search.ts';
import { durationText, leadCount } from './overview-rows.ts';

/** The figures that need no chart, and the way to the leads of the period. */
export function KeyFigures({ overview: { days, firstContact } }: { overview: LeadsOverview }) {
  const { medianMinutes, contacted } = firstContact;
  const [from, to] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return (
    <Box component="dl" sx={listStyle}>
      <div>
        <dt>{`Leads in ${days.length} days`}</dt>
        <dd>
          <Link
            component={RouterLink}
            to={{ pathname: '/admin', search: listSearch({ counted: { from, to, group: null } }) }}
            color="inherit"
            underline="hover"
          >
            {numeral(leadCount(days))}
          </Link>
        </dd>
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
