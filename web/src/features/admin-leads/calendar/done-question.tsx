import type { CalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { nameOf } from '../lead-name.ts';

/** Asks of a stop whose day is past whether it was done, with both answers; the calendar hears which is pressed, of which stop. */
export function DoneQuestion({ lead }: { lead: CalendarLead }) {
  return (
    <Box role="group" aria-label={`Was the pickup of ${nameOf(lead)} done?`} sx={questionStyle}>
      <Box component="span" sx={{ fontWeight: 600, color: 'error.main' }}>
        Was it done?
      </Box>
      <Button data-complete size="small">
        Set to Completed
      </Button>
      <Button data-move size="small">
        It needs a new day
      </Button>
    </Box>
  );
}

const questionStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  my: 0.5,
  '& .MuiButton-root': { px: 0.75, textAlign: 'left' },
};
