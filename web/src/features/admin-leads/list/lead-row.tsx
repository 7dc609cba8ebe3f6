import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Selection } from '../bulk/use-selection.ts';
import { AgeBadge, AskedAgainBadge, ClassificationBadge, HazardBadge } from '../lead-badges.tsx';
import { CreatedAt, LeadId, PhoneLink, ValueOr } from '../lead-cells.tsx';
import { shortDay } from '../lead-dates.ts';
import { DetailsButton } from './details-button.tsx';
import { WIDE_DESKTOP } from './lead-columns.ts';
import { LeadState } from './lead-state.tsx';
import { SelectLead } from './select-lead.tsx';

interface LeadRowProps {
  lead: Lead;
  unread: boolean;
  selection: Selection;
  onOpen: (lead: Lead) => void;
}

/** One lead of the table. */
export function LeadRow({ lead, unread, selection, onOpen }: LeadRowProps) {
  return (
    <TableRow hover selected={selection.has(lead.id)}>
      <TableCell padding="checkbox">
        <SelectLead lead={lead} selection={selection} />
      </TableCell>
      <TableCell>
        <LeadId id={lead.id} unread={unread} />
      </TableCell>
      {/* A long name gives way; the whole of it is in the details. */}
      <TableCell sx={nameStyle} title={lead.name ?? undefined}>
        <ValueOr value={lead.name} missing="Not provided" />
        <AskedAgainBadge lead={lead} />
      </TableCell>
      <TableCell>
        <PhoneLink phone={lead.phone} />
      </TableCell>
      <TableCell>
        <Box sx={junkStyle}>
          <ValueOr value={lead.junkType && junkTypeLabel(lead.junkType)} missing={junkTypeLabel(null)} />
          <ClassificationBadge lead={lead} />
          <HazardBadge lead={lead} />
        </Box>
      </TableCell>
      <TableCell>
        <ValueOr value={lead.preferredDate && shortDay(lead.preferredDate)} missing={shortDay(null)} />
      </TableCell>
      <TableCell>
        <Box sx={stateStyle}>
          <LeadState lead={lead} />
          <AgeBadge lead={lead} />
        </Box>
      </TableCell>
      <TableCell>
        <CreatedAt lead={lead} />
      </TableCell>
      <TableCell>
        <DetailsButton lead={lead} onOpen={onOpen} />
      </TableCell>
    </TableRow>
  );
}

const nameStyle = {
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '& > span': { display: 'flex', width: 'fit-content' },
};

const stateStyle = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.25 };

/** The badges are below the type, and beside it on a wide desktop. */
const junkStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  columnGap: 1,
  [WIDE_DESKTOP]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
};
