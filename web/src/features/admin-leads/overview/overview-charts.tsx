import type { LeadsOverview } from '@harbour-haul/domain/leads/overview/overview';
import Box from '@mui/material/Box';
import { numeral } from '../list-labels.ts';
import { KeyFigures } from './key-figures.tsx';
import { LeadsChart } from './leads-chart.tsx';
import { money } from './money.ts';
import {
  answerRows,
  funnelRows,
  groupRows,
  largest,
  leadCount,
  type OverviewRow,
  valueRows,
} from './overview-rows.ts';
import { NoLeadsInPeriod } from './overview-states.tsx';
import { RankList } from './rank-list.tsx';

/** All that the overview shows. Without leads it says so once, and shows what else there is. */
export function OverviewCharts({ overview }: { overview: LeadsOverview }) {
  const { days, funnel, firstContact, valueByStatus } = overview;
  const hasLeads = leadCount(days) > 0;
  const chats = funnelRows(funnel);
  const values = valueRows(valueByStatus);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {hasLeads ? (
        <Box sx={topStyle}>
          <LeadsChart days={days} />
          <KeyFigures overview={overview} />
        </Box>
      ) : (
        <NoLeadsInPeriod days={days.length} />
      )}
      {(hasLeads || chats.length > 0 || values.length > 0) && (
        <Box sx={gridStyle}>
          {hasLeads && <LeadGroups days={days} />}
          {hasLeads && (
            <RankList
              title="Time to first contact"
              rows={answerRows(firstContact)}
              max={100}
              empty="Nobody was contacted yet"
              format={percent}
            />
          )}
          <RankList
            title="How far chats came"
            rows={chats}
            max={100}
            empty={`No chats in these ${days.length} days.`}
            format={percent}
          />
          <RankList
            title="Estimated value by status, all leads"
            rows={values}
            max={largest(values)}
            empty="No lead has an estimated value yet."
            format={money}
          />
        </Box>
      )}
    </Box>
  );
}

/** Where the leads are, where they came from and what is to be removed. */
function LeadGroups({ days }: Pick<LeadsOverview, 'days'>) {
  const groups: [title: string, rows: OverviewRow[]][] = [
    ['By area', groupRows(days, 'area')],
    ['By source', groupRows(days, 'source')],
    ['By junk type', groupRows(days, 'junkType')],
  ];
  // One scale, so that bars beside each other can be compared.
  const max = largest(groups.flatMap(([, rows]) => rows));
  const empty = `No leads in these ${days.length} days.`;
  return groups.map(([title, rows]) => (
    <RankList key={title} title={title} rows={rows} max={max} empty={empty} format={numeral} />
  ));
}

function percent(value: number): string {
  return `${Math.round(value)}%`;
}

const topStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 240px' },
};

const gridStyle = {
  display: 'grid',
  columnGap: 4,
  rowGap: 3,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
};
