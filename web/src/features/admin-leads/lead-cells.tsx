import { phoneText } from '@harbour-haul/domain/leads/fields/phone/phone-digits';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { phoneLink } from '#lib/contact/phone-link.ts';
import { momentDay, momentTime } from './lead-dates.ts';

/** A value, or in secondary text what to show if it is missing. */
export function ValueOr({ value, missing }: { value: ReactNode; missing: string }) {
  if (value) return <>{value}</>;
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
      {missing}
    </Box>
  );
}

/** A number that can be called, or `Not provided`. */
export function PhoneLink({ phone }: { phone: string | null }) {
  const link = phone && (
    <Box component="a" href={phoneLink(phone)} sx={phoneStyle}>
      {phoneText(phone)}
    </Box>
  );
  return <ValueOr value={link} missing="Not provided" />;
}

const phoneStyle = { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } };

interface LeadIdProps {
  lead: Pick<Lead, 'id' | 'newsAt'>;
  unread: boolean;
  /** Numbers stand below each other, with the room of a dot before each. */
  isInColumn?: boolean;
}

/** `#id`, with a blue dot until the lead's details were opened, and as long as its customer's news wait for somebody. */
export function LeadId({ lead: { id, newsAt }, unread, isInColumn = false }: LeadIdProps) {
  const label = newsAt ? 'Customer’s news, needs a reply' : 'New lead (unread)';
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: unread ? 700 : 400 }}
    >
      {(unread || isInColumn) && (
        <Box
          component="span"
          {...(unread ? { role: 'img', 'aria-label': label, 'data-hint': label } : { 'aria-hidden': true })}
          sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: unread ? 'info.main' : 'transparent' }}
        />
      )}
      <span>#{id}</span>
    </Box>
  );
}

/** When a lead was created. */
export function CreatedAt({ lead }: { lead: Pick<Lead, 'createdAt'> }) {
  return <Moment time={lead.createdAt} />;
}

/** A moment: its day in Halifax, and the time in secondary text. */
export function Moment({ time }: { time: string }) {
  return (
    <>
      <span>{momentDay(time)}</span>{' '}
      <Box component="span" className="time" sx={{ color: 'text.secondary' }}>
        {momentTime(time)}
      </Box>
    </>
  );
}
