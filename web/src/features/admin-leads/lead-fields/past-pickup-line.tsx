import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { isPastPickup } from '@harbour-haul/domain/leads/pickups/past-pickup';
import Box from '@mui/material/Box';
import { useNow } from '#lib/use-now.ts';
import { useFieldValue, useFormState } from '../lead-editor/use-form-state.ts';
import type { LeadEntryForm } from '../lead-editor/use-lead-editor.ts';
import { usePickupDay } from '../lead-editor/use-pickup-day.ts';
import { Offer, OfferLine } from './offer-line.tsx';

/** Asks of a pickup whose day is over whether it was done, or needs another day; both are put into the form, and saved with it. */
export function PastPickupLine({ editor, locked }: { editor: LeadEntryForm; locked: boolean }) {
  const { form, saving } = editor;
  const setDay = usePickupDay(editor);
  const today = halifaxToday(useNow());
  const day = useFieldValue(form, 'scheduledDate');
  const status = useFieldValue(form, 'status');
  // A day that is typed right now is asked about as it is saved.
  const stands = useFormState(form, ({ before }) => day === before.scheduledDate);
  const isPast = stands && isPastPickup({ day, status }, today);
  return (
    <Box role="status" sx={wideStyle}>
      {isPast && !locked && (
        <OfferLine>
          The pickup day is past. Was it done?
          <Offer disabled={saving} onTake={() => form.set('status', 'completed')}>
            Set to Completed
          </Offer>
          <Offer disabled={saving} onTake={() => setDay('')}>
            It needs a new day
          </Offer>
        </OfferLine>
      )}
    </Box>
  );
}

/** Below the day and the hours, as wide as both. */
const wideStyle = { gridColumn: '1 / -1', mt: -1, '&:empty': { display: 'none' } };
