import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Button from '@mui/material/Button';
import { StatePanel } from '#components/state-panel.tsx';
import { STATUS_LABELS } from '../list-labels.ts';
import type { StatusFilter } from './list-settings.ts';

/** A list without leads: why, and what comes next. */
export function NoLeads({ status, onShowAll }: { status: StatusFilter; onShowAll: () => void }) {
  if (status === 'all') {
    return (
      <StatePanel framed icon={<InboxOutlined />} title="No leads found">
        New quote requests appear here by themselves.
      </StatePanel>
    );
  }
  return (
    <StatePanel
      framed
      icon={<InboxOutlined />}
      title="No leads found"
      action={
        <Button variant="outlined" onClick={onShowAll}>
          Show all leads
        </Button>
      }
    >
      {`No lead has the status ${STATUS_LABELS[status]} now.`}
    </StatePanel>
  );
}

/** Nothing could be loaded and nothing is shown. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <StatePanel
      framed
      icon={<CloudOffOutlined />}
      title="The leads are not available"
      action={
        <Button variant="contained" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      The server could not be reached or did not answer. We keep trying every ten seconds.
    </StatePanel>
  );
}
