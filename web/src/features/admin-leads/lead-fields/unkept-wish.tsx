import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { unkeptWish } from '@harbour-haul/domain/leads/pickups/pickup-wish';
import { wishedPickup } from '@harbour-haul/domain/leads/request/wished-pickup';
import Box from '@mui/material/Box';
import { readDay } from '../calendar/calendar-days.ts';
import { WishLine } from '../calendar/wish-line.tsx';
import { useFieldValue } from '../lead-editor/use-form-state.ts';
import type { LeadEntryForm } from '../lead-editor/use-lead-editor.ts';

/** What the visitor wished, where the day and the hours that are typed are others. */
export function UnkeptWish({ editor: { base, form } }: { editor: LeadEntryForm }) {
  const status = useFieldValue(form, 'status');
  const scheduledDate = useFieldValue(form, 'scheduledDate');
  const scheduledHours = useFieldValue(form, 'scheduledHours');
  const wish = unkeptWish({
    status: status as LeadStatus,
    scheduledDate: readDay(scheduledDate),
    scheduledHours,
    wish: wishedPickup(base),
  });
  return (
    <Box role="status" sx={wishStyle}>
      <WishLine wish={wish} isUnkept />
    </Box>
  );
}

/** Below the day and the hours, as wide as both. */
const wishStyle = {
  gridColumn: '1 / -1',
  mt: -1,
  px: 1.75,
  fontSize: '0.875rem',
  '&:empty': { display: 'none' },
};
