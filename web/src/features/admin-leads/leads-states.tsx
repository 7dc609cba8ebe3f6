import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { STATUS_LABELS } from './list-labels.ts';
import type { StatusFilter } from './list-settings.ts';

/** A list without leads: why, and what comes next. */
export function NoLeads({ status, onShowAll }: { status: StatusFilter; onShowAll: () => void }) {
  if (status === 'all') {
    return (
      <Panel icon={<InboxOutlined />} title="No leads found">
        New quote requests appear here by themselves.
      </Panel>
    );
  }
  return (
    <Panel
      icon={<InboxOutlined />}
      title="No leads found"
      action={
        <Button variant="outlined" onClick={onShowAll}>
          Show all leads
        </Button>
      }
    >
      {`No lead has the status ${STATUS_LABELS[status]} now.`}
    </Panel>
  );
}

/** Nothing could be loaded and nothing is shown. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Panel
      icon={<CloudOffOutlined />}
      title="The leads are not available"
      action={
        <Button variant="contained" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      The server could not be reached or did not answer. We keep trying every ten seconds.
    </Panel>
  );
}

/** What was loaded earlier is still shown, and says so. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, alignItems: 'center' }}
      action={
        <Button color="inherit" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      The list could not be refreshed. You see what was loaded before.
    </Alert>
  );
}

interface PanelProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

function Panel({ icon, title, children, action }: PanelProps) {
  return (
    <Box sx={panelStyle}>
      <Box aria-hidden="true" sx={{ color: 'primary.main', '& > svg': { fontSize: 48 } }}>
        {icon}
      </Box>
      <Typography component="h3" variant="h4" sx={{ mt: 1 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {children}
      </Typography>
      {action && <Box sx={{ mt: 2.5 }}>{action}</Box>}
    </Box>
  );
}

const panelStyle = {
  px: 3,
  py: 8,
  textAlign: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
