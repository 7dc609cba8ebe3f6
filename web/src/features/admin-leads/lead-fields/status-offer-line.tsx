import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import { useNow } from '#lib/use-now.ts';
import { isBeforePickup, offeredStatus } from '../lead-editor/status-offer.ts';
import { useFieldValue } from '../lead-editor/use-form-state.ts';
import type { LeadEntryForm } from '../lead-editor/use-lead-editor.ts';
import { Offer, OfferLine } from './offer-line.tsx';

/**
 * Offers the status that follows from a call or a pickup day; one tap puts it into the form, to be saved with the rest. Where a day
 * has set it, it says so, with the way back. Of a scheduled lead without a day it says what that lacks.
 */
export function StatusOfferLine({ editor, locked }: { editor: LeadEntryForm; locked: boolean }) {
  const { base, form, saving } = editor;
  const status = useFieldValue(form, 'status');
  const scheduledDate = useFieldValue(form, 'scheduledDate');
  const offer = offeredStatus(base, { status, scheduledDate }, halifaxToday(useNow()));
  const isSetByDay = status === 'scheduled' && scheduledDate !== '' && isBeforePickup(base.status);
  return (
    <div role="status">
      {status === 'scheduled' && scheduledDate === '' && (
        <OfferLine>Without a pickup day it stands in no week of the calendar.</OfferLine>
      )}
      {isSetByDay && !locked && (
        <OfferLine>
          Set with the pickup day.
          <Offer disabled={saving} onTake={() => form.set('status', base.status)}>
            {`Keep ${STATUS_LABELS[base.status]}`}
          </Offer>
        </OfferLine>
      )}
      {offer && !locked && (
        <OfferLine>
          {offer.because}
          <Offer disabled={saving} onTake={() => form.set('status', offer.status)}>
            {`Set to ${STATUS_LABELS[offer.status]}`}
          </Offer>
        </OfferLine>
      )}
    </div>
  );
}
