import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { useStableCallback } from '#lib/use-stable-callback.ts';
import { offeredStatus } from './status-offer.ts';
import type { LeadEntryForm } from './use-lead-editor.ts';

/**
 * Puts a pickup day into the form, and with a day to come the status that it means: who schedules a pickup has scheduled the lead.
 * It is seen before it is saved, and taken back with the day.
 */
export function usePickupDay({ base, form }: LeadEntryForm): (day: string) => void {
  return useStableCallback((day: string) => {
    const { status } = form.state.values;
    form.set('scheduledDate', day);
    const offer = offeredStatus(base, { status, scheduledDate: day }, halifaxToday(new Date()));
    if (offer?.status === 'scheduled') form.set('status', 'scheduled');
    if (day === '' && status === 'scheduled') form.set('status', base.status);
  });
}
