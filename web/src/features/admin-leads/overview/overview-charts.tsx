import type { LeadsOverview } from '@harbour-haul/domain/leads/overview/overview';
import Box from '@mui/material/Box';
import { numeral } from '../list-labels.ts';
import { DailyChart } from './daily-chart.tsx';
import { KeyFigures } from './key-figures.tsx';
import { funnelRows, junkTypeRows, sourceRows, valueRows } from './overview-rows.ts';
import { RankChart } from './rank-chart.tsx';

const money = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  maximumFractionDigits: 0,
});

/** All that the overview shows. */
export function OverviewCharts({ overview }: { overview: LeadsOverview }) {
  const { days, funnel, valueByStatus } = overview;
  const noLeads = `No leads in these ${days.length} days.`;
  const hasChats = funnel.some(({ chats }) => chats > 0);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={topStyle}>
        <DailyChart days={days} />
        <KeyFigures overview={overview} />
      </Box>
      <Box sx={gridStyle}>
        <RankChart title="By source" rows={sourceRows(days)} unit="Leads" empty={noLeads} format={numeral} />
        <RankChart
          title="By junk type"
          rows={junkTypeRows(days)}
          unit="Leads"
          empty={noLeads}
          format={numeral}
        />
        <RankChart
          title="How far chats came"
          rows={hasChats ? funnelRows(funnel) : []}
          unit="Chats"
          empty={`No chats in these ${days.length} days.`}
          format={numeral}
        />
        <RankChart
          title="Estimated value by status"
          rows={valueRows(valueByStatus)}
          unit="Dollars, all leads"
          empty="No lead has an estimated value yet."
          format={(value) => money.format(value)}
        />
      </Box>
    </Box>
  );
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
    lg: 'repeat(4, minmax(0, 1fr))',
  },
};
