import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import { TIME_SLOT_LABELS } from '@harbour-haul/domain/leads/fields/time-slot';
import type { CalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { pickupHoursText } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import { areaOfAddress } from '@harbour-haul/domain/site/area-of-address';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import Box from '@mui/material/Box';
import { StatusBadge } from '../lead-badges.tsx';
import { CalendarLink } from './calendar-link.tsx';

interface PickupStopProps {
  lead: CalendarLead;
  /** Its place in the day's route, from 1. */
  number: number;
  onOpen: (id: number) => void;
}

/** One stop of a day: when, who, where and what. */
export function PickupStop({ lead, number, onOpen }: PickupStopProps) {
  const { address, status, junkType, photos } = lead;
  return (
    <li data-done={status === 'completed'}>
      <Box component="span" sx={{ display: 'flex', gap: 0.75, alignItems: 'baseline' }}>
        <Box component="span" aria-label={`Stop ${number}`} role="img" sx={numberStyle}>
          {number}
        </Box>
        <span className="quiet">{timeText(lead)}</span>
      </Box>
      <CalendarLink lead={lead} onOpen={onOpen} />
      <span>{areaOfAddress(address)}</span>
      <Box component="span" className="quiet" sx={addressStyle} data-hint={address}>
        {address ?? 'No address yet'}
      </Box>
      <Box
        component="span"
        className="quiet"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}
      >
        {junkTypeLabel(junkType)}
        {photos > 0 && (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            <PhotoLibraryOutlined sx={{ fontSize: 16 }} aria-hidden="true" />
            {photos} {photos === 1 ? 'photo' : 'photos'}
          </Box>
        )}
      </Box>
      {status !== 'scheduled' && (
        <span>
          <StatusBadge status={status} />
        </span>
      )}
    </li>
  );
}

/** The hours that were promised; else the part of the day that the visitor asked for. */
function timeText({ scheduledHours, preferredTimeSlot }: CalendarLead): string {
  if (scheduledHours !== null) return pickupHoursText(scheduledHours);
  return preferredTimeSlot === null ? 'Any time' : TIME_SLOT_LABELS[preferredTimeSlot];
}

const numberStyle = {
  flex: 'none',
  minWidth: 20,
  textAlign: 'center',
  borderRadius: 999,
  fontSize: '0.75rem',
  fontWeight: 700,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
};

/** Two lines; all of it when it is pointed at, and in the lead. */
const addressStyle = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};
