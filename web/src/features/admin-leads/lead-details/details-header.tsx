import type { Lead } from '@harbour-haul/domain/leads/lead';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { askAboutCall } from '../calls/pending-call.ts';
import { ActionsMenu } from './actions-menu.tsx';
import { LeadStepButtons, type LeadSteps } from './lead-step-buttons.tsx';
import type { WholeLeadQuestion } from './whole-lead-dialog.tsx';

interface DetailsHeaderProps {
  titleId: string;
  lead: Lead;
  isLive: boolean;
  steps: LeadSteps | null;
  onQuestion: (question: WholeLeadQuestion) => void;
  onClose: () => void;
}

/** Whose details these are, what can be done with the lead as a whole, and the way out. */
export const DetailsHeader = memo(function DetailsHeader({
  titleId,
  lead,
  isLive,
  steps,
  onQuestion: onAsk,
  onClose,
}: DetailsHeaderProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: { xs: 0.5, sm: 1.5 }, pt: 1 }}>
      <DialogTitle id={titleId} sx={titleStyle}>
        {`Lead Details: ${lead.name ?? 'Unnamed Lead'}`}
      </DialogTitle>
      {steps && leadsOn(steps) && <LeadStepButtons steps={steps} />}
      <ActionsMenu
        isLive={isLive}
        onNoteCall={() => askAboutCall(lead)}
        onMerge={() => onAsk('merge')}
        onDelete={() => onAsk('delete')}
        onErase={() => onAsk('erase')}
      />
      <IconButton onClick={onClose} aria-label="Close" sx={{ mt: 1 }}>
        <Close />
      </IconButton>
    </Box>
  );
});

/** Whether there is another lead to step to; the title has the room of the buttons where there is none. */
const leadsOn = ({ previous, next }: LeadSteps) => previous !== null || next !== null;

/** A long name has three lines at most; its field has the whole of it. */
const titleStyle = {
  flex: 1,
  px: { xs: 2, sm: 3 },
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  // Its first line and the buttons, which are 44 px high, have one middle.
  pt: 'calc(30px - 0.65em)',
  pb: 0,
  mb: { xs: 1.5, sm: 1 },
};
