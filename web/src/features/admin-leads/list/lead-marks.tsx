import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import { AgeBadge } from '../age-badge.tsx';
import { AskedAgainBadge } from '../asked-again-badge.tsx';

/** What makes a lead urgent: how long it has waited, and repeat requests. */
export function LeadMarks({ lead }: { lead: Lead }) {
  return (
    <Box sx={marksStyle}>
      <AgeBadge lead={lead} />
      <AskedAgainBadge lead={lead} />
    </Box>
  );
}

const marksStyle = { display: 'flex', flexWrap: 'wrap', gap: 0.5, '&:empty': { display: 'none' } };
