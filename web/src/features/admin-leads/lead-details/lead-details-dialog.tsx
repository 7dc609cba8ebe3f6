import type { Lead } from '@harbour-haul/domain/leads/lead';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { LeadId } from '../lead-cells.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { LeadDetailSections } from './lead-detail-sections.tsx';

interface LeadDetailsDialogProps {
  lead: Lead;
  onClose: () => void;
  /** What was said in the lead's chats. */
  chatTranscript?: ReactNode;
}

/** Everything that is stored of one lead, to read. */
export function LeadDetailsDialog({ lead, onClose, chatTranscript }: LeadDetailsDialogProps) {
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={onPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby="lead-title"
      // The focus begins on the dialog as a whole, also where its address was opened; that needs no ring.
      slotProps={{ paper: { sx: { '&:focus-visible': { outline: 'none' } } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 1.5, pt: 1 }}>
        <DialogTitle id="lead-title" sx={{ flex: 1, overflowWrap: 'anywhere', lineHeight: 1.3 }}>
          {`Lead Details: ${lead.name ?? 'Unnamed Lead'}`}
        </DialogTitle>
        <IconButton onClick={onClose} aria-label="Close" sx={{ mt: 1 }}>
          <Close />
        </IconButton>
      </Box>
      <DialogContent dividers>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 3, ml: -2 }}>
          <LeadId id={lead.id} unread={false} />
          <StatusBadge status={lead.status} />
        </Box>
        <LeadDetailSections lead={lead} />
        {chatTranscript && <Box sx={{ mt: 4 }}>{chatTranscript}</Box>}
      </DialogContent>
      <DialogActions sx={{ px: 3 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
