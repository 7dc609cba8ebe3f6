import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { leadsText } from '../list-labels.ts';
import type { BulkReport } from './bulk-report.ts';

interface ReportDialogProps {
  report: BulkReport;
  onRetry: () => void;
  onClose: () => void;
}

/** Says of which leads something was not done, and why; they stay selected. */
export function ReportDialog({ report, onRetry, onClose }: ReportDialogProps) {
  const id = useId();
  const { job, done, undated, failed, left } = report;
  const missed = failed.length + left.length;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{`${leadsText(missed)} ${job.undone}`}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {done > 0 && `${job.succeeded(done)}.${undated} `}
          {failed.length > 0 && `${job.failed(failed.length)}. `}
          {missed === 1 ? 'This remains selected.' : 'These remain selected.'}
        </DialogContentText>
        {failed.length > 0 && (
          <Box component="ul" aria-label="Leads that failed" tabIndex={0} sx={listStyle}>
            {failed.map(({ lead, reason }) => (
              <li key={lead.id}>
                <strong>{leadName(lead)}</strong>
                <span>{reason}</span>
              </li>
            ))}
          </Box>
        )}
        {left.length > 0 && (
          <DialogContentText sx={{ mt: 2, overflowWrap: 'anywhere' }}>
            {`Not begun, since it was stopped before: ${left.map((lead) => `#${lead.id}`).join(', ')}.`}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
        <Button variant="contained" onClick={onRetry}>
          Try Again
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function leadName({ id, name }: Lead): string {
  return name === null ? `#${id}` : `#${id} ${name}`;
}

const listStyle = {
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  maxHeight: 320,
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'grid', px: 2, py: 1, overflowWrap: 'anywhere' },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& span': { color: 'text.secondary', fontSize: '0.875rem' },
};
