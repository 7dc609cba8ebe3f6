import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { StatePanel } from '#components/state-panel.tsx';

/** As high as the figures will be, so that the table below them stays where it is. */
export function OverviewSkeleton() {
  return (
    <Box role="status" aria-label="Loading overview...">
      <Skeleton variant="rounded" height={290} />
      <Skeleton variant="rounded" height={270} sx={{ mt: 3 }} />
    </Box>
  );
}

/** No lead came in on any day of the period. */
export function NoLeadsInPeriod({ days }: { days: number }) {
  return (
    <StatePanel icon={<InsightsOutlined />} title={`No leads in these ${days} days`}>
      As leads come in, they are counted here by day, area, source and junk type.
    </StatePanel>
  );
}

/** No figures could be loaded. */
export function OverviewFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <StatePanel
      icon={<InsightsOutlined />}
      title="The overview is not available"
      action={
        <Button variant="outlined" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      The server could not be reached or did not answer. The leads below are not concerned.
    </StatePanel>
  );
}
