import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EraseDialog } from '../erase/erase-dialog.tsx';
import { StatusBadge } from '../lead-badges.tsx';
import { ValueOr } from '../lead-cells.tsx';
import { momentDay, momentTime } from '../lead-dates.ts';
import { DetailsButton } from '../rows/details-button.tsx';
import { useRestoreLead } from './use-restore-lead.ts';

interface TrashListProps {
  leads: readonly Lead[];
  onOpen: (lead: Lead) => void;
}

/** The deleted leads: since when and how long they can be restored, and how to end them at once. */
export function TrashList({ leads, onOpen }: TrashListProps) {
  const [erasing, setErasing] = useState<Lead | null>(null);
  const { restore, restoring } = useRestoreLead();
  return (
    <>
      <Box component="ul" aria-label="Leads in the trash" sx={listStyle}>
        {leads.map((lead) => (
          <Box component="li" key={lead.id} sx={rowStyle}>
            <Box sx={{ minWidth: 0 }}>
              <Box sx={headStyle}>
                <span>#{lead.id}</span>
                <Typography component="h3" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
                  <ValueOr value={lead.name} missing="Not provided" />
                </Typography>
                <StatusBadge status={lead.status} />
              </Box>
              {lead.trash && (
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {`Deleted ${momentDay(lead.trash.deletedAt)} ${momentTime(lead.trash.deletedAt)} by ${lead.trash.deletedBy}. Gone for good on ${momentDay(lead.trash.expiresAt)}.`}
                </Typography>
              )}
            </Box>
            <Box sx={actionsStyle}>
              <DetailsButton lead={lead} onOpen={onOpen} />
              <Button
                variant="outlined"
                aria-label={`Restore lead ${lead.id}`}
                disabled={restoring.has(lead.id)}
                onClick={() => restore(lead.id)}
              >
                Restore
              </Button>
              <Button
                color="error"
                aria-label={`Erase for good: lead ${lead.id}`}
                onClick={() => setErasing(lead)}
              >
                Erase for good
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
      {erasing && (
        <EraseDialog lead={erasing} onCancel={() => setErasing(null)} onErased={() => setErasing(null)} />
      )}
    </>
  );
}

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontVariantNumeric: 'tabular-nums',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};

const rowStyle = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'center' },
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 0.5,
  px: 2,
  py: 1.5,
};

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  mb: 0.5,
};

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  flex: 'none',
  '& > button': { px: 1.5 },
  '& > button:first-of-type': { ml: { xs: -1.5, md: 0 } },
};
