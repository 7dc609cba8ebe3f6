import type { CalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { leadPath } from '#lib/admin-paths.ts';

interface CalendarLinkProps {
  lead: Pick<CalendarLead, 'id' | 'name'>;
  onOpen: (id: number) => void;
}

/** The name of a lead, as a true link to its details. */
export function CalendarLink({ lead: { id, name }, onOpen }: CalendarLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <Link data-name href={leadPath(id)} color="inherit" underline="hover" onClick={open} sx={linkStyle}>
      {name ?? `Lead #${id}`}
    </Link>
  );
}

/** A thumb's size to hit, and no higher than its line to look at. */
const linkStyle = { fontWeight: 600, display: 'block', py: 1, my: -1 };
