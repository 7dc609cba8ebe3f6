import { OVERVIEW_PERIODS, type OverviewPeriod } from '@harbour-haul/domain/leads/overview/overview';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useOverview } from '../api/use-overview.ts';
import { OverviewCharts } from './overview-charts.tsx';
import { OverviewFailure, OverviewSkeleton } from './overview-states.tsx';

/** The figures of a period that can be chosen. */
export function OverviewPanel() {
  const [days, setDays] = useState<OverviewPeriod>(30);
  const { data, isError, isPlaceholderData, refetch } = useOverview(days);
  return (
    <Box aria-busy={!data || isPlaceholderData}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={days}
        onChange={(_event, chosen: OverviewPeriod | null) => chosen && setDays(chosen)}
        aria-label="Period"
        sx={{ mb: 2, '& button': { px: 2, minHeight: 44, textTransform: 'none' } }}
      >
        {OVERVIEW_PERIODS.map((period) => (
          <ToggleButton key={period} value={period}>{`${period} days`}</ToggleButton>
        ))}
      </ToggleButtonGroup>
      {data && (
        <Box sx={{ opacity: isPlaceholderData ? 0.55 : 1 }}>
          <OverviewCharts overview={data} />
        </Box>
      )}
      {!data && (isError ? <OverviewFailure onRetry={() => void refetch()} /> : <OverviewSkeleton />)}
    </Box>
  );
}
