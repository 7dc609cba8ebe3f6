import type { Lead } from '@harbour-haul/domain/leads/lead';
import Button from '@mui/material/Button';
import { useId } from 'react';

/** Opens a lead's details; its description names the lead for screen readers. */
export function DetailsButton({ lead, onOpen }: { lead: Lead; onOpen: (lead: Lead) => void }) {
  const id = useId();
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-describedby={id}
        onClick={() => onOpen(lead)}
        sx={{ px: 1.5, ml: -1.5 }}
      >
        Details
      </Button>
      <span id={id} hidden>
        {`Lead ${lead.id}`}
      </span>
    </>
  );
}
