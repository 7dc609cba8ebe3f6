import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import type { CalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import EditCalendarOutlined from '@mui/icons-material/EditCalendarOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { AskedInChatLine } from '../asked-in-chat-mark.tsx';
import { nameOf } from '../lead-name.ts';
import { CalendarLink } from './calendar-link.tsx';
import { calendarCardStyle, calendarListStyle } from './calendar-list-style.ts';
import { CallLink } from './call-link.tsx';
import { WishLine } from './wish-line.tsx';

interface UndatedLeadsProps {
  leads: readonly CalendarLead[];
  /** There may be others than these. */
  hasMore: boolean;
  onOpen: (id: number) => void;
}

/** Leads that are scheduled and for no day, so that no week would ever show them; nothing where there are none. */
export function UndatedLeads({ leads, hasMore, onOpen }: UndatedLeadsProps) {
  const id = useId();
  if (leads.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={sectionStyle}>
      <h3 id={id}>{`No day yet (${leads.length}${hasMore ? '+' : ''})`}</h3>
      <ul>
        {leads.map((lead) => (
          <li key={lead.id} data-card={lead.id} draggable>
            <CalendarLink lead={lead} onOpen={onOpen} />
            <span className="quiet">
              {[junkTypeLabel(lead.junkType), lead.address ?? 'No address yet'].join(' · ')}
            </span>
            <WishLine wish={lead.wish} />
            <AskedInChatLine lead={lead} />
            <CallLink phone={lead.phone} />
            <Button
              data-move
              size="small"
              startIcon={<EditCalendarOutlined />}
              aria-label={`Choose a pickup day for ${nameOf(lead)}`}
              sx={{ justifySelf: 'start', ml: -0.5 }}
            >
              Choose a day
            </Button>
          </li>
        ))}
      </ul>
      {hasMore && <p className="quiet">There may be more, which were changed longer ago.</p>}
    </Box>
  );
}

const sectionStyle = {
  mb: 1,
  p: 1.25,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '& h3': { m: 0, mb: 1, fontSize: '0.9375rem', fontWeight: 600 },
  '& .quiet': { m: 0, color: 'text.secondary' },
  '& ul': {
    ...calendarListStyle,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    // Many of them leave the week in sight.
    maxHeight: 260,
    overflowY: 'auto',
  },
  '& li': { ...calendarCardStyle, cursor: 'grab' },
};
