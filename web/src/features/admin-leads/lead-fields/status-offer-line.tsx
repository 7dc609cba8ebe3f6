import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNow } from '#lib/use-now.ts';
import { isBeforePickup, offeredStatus } from '../lead-editor/status-offer.ts';
import type { LeadEditor } from '../lead-editor/use-lead-editor.ts';

/**
 * Offers the status that follows from a call or a pickup day; one tap puts it into the form, to be saved with the rest. Where a day
 * has set it, it says so, with the way back. Of a scheduled lead without a day it says what that lacks.
 */
export function StatusOfferLine({ editor, locked }: { editor: LeadEditor; locked: boolean }) {
  const { base, form, saving } = editor;
  const offer = offeredStatus(base, form.values, halifaxToday(useNow()));
  const { status, scheduledDate } = form.values;
  const isSetByDay = status === 'scheduled' && scheduledDate !== '' && isBeforePickup(base.status);
  return (
    <div role="status">
      {status === 'scheduled' && scheduledDate === '' && (
        <Box component="span" sx={lineStyle}>
          Without a pickup day it stands in no week of the calendar.
        </Box>
      )}
      {isSetByDay && !locked && (
        <Box component="span" sx={lineStyle}>
          Set with the pickup day.
          <Button
            size="small"
            disabled={saving}
            onClick={() => form.set('status', base.status)}
            sx={{ px: 1 }}
          >
            {`Keep ${STATUS_LABELS[base.status]}`}
          </Button>
        </Box>
      )}
      {offer && !locked && (
        <Box component="span" sx={lineStyle}>
          {offer.because}
          <Button
            size="small"
            disabled={saving}
            onClick={() => form.set('status', offer.status)}
            sx={{ px: 1 }}
          >
            {`Set to ${STATUS_LABELS[offer.status]}`}
          </Button>
        </Box>
      )}
    </div>
  );
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  pl: 1.75,
  fontSize: '0.875rem',
};
