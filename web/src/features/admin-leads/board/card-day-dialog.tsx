import type { Lead } from '@harbour-haul/domain/leads/lead';
import { toCalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { MoveDialog } from '../calendar/move-dialog.tsx';

interface CardDayDialogProps {
  lead: Lead;
  /** Gets `yyyy-mm-dd`; hours where some were chosen. */
  onSchedule: (day: string, hours?: string) => void;
  onClose: () => void;
}

/** Asks for the pickup day of a card that was moved to Scheduled without one, as the calendar does. */
export function CardDayDialog({ lead, onSchedule, onClose }: CardDayDialogProps) {
  return <MoveDialog lead={toCalendarLead(lead)} onMove={onSchedule} onClose={onClose} />;
}
