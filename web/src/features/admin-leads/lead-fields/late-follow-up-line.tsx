import { openFollowUp } from '@harbour-haul/domain/leads/follow-up';
import { useNow } from '#lib/use-now.ts';
import { daysSince } from '../lead-dates.ts';
import { useFormState } from '../lead-editor/use-form-state.ts';
import type { LeadEntryForm } from '../lead-editor/use-lead-editor.ts';
import { Offer, OfferLine } from './offer-line.tsx';

/** Says how late a follow-up is, whatever the status, and takes it away once it is done; that is saved with the rest. */
export function LateFollowUpLine({ editor, locked }: { editor: LeadEntryForm; locked: boolean }) {
  const { base, form, saving } = editor;
  const now = useNow();
  const day = openFollowUp(base);
  const late = day === null ? 0 : daysSince(day, now);
  const stands = useFormState(form, ({ values, before }) => values.followUpDate === before.followUpDate);
  return (
    <div role="status">
      {late > 0 && stands && !locked && (
        <OfferLine>
          {`${late} ${late === 1 ? 'day' : 'days'} late.`}
          <Offer disabled={saving} onTake={() => form.set('followUpDate', '')}>
            It is done
          </Offer>
        </OfferLine>
      )}
    </div>
  );
}
