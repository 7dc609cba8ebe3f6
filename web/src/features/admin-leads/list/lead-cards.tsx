import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Selection } from '../bulk/use-selection.ts';
import { AgeBadge, AskedAgainBadge, ClassificationBadge, HazardBadge } from '../lead-badges.tsx';
import { CreatedAt, LeadId, PhoneLink, ValueOr } from '../lead-cells.tsx';
import { shortDay } from '../lead-dates.ts';
import { DetailsButton } from './details-button.tsx';
import { LeadState } from './lead-state.tsx';
import type { LeadsViewProps } from './leads-view-props.ts';
import { SELECTED, SelectLead, SelectShown } from './select-lead.tsx';

/** The leads on a phone or a tablet: a card each, with all that the table's row says. */
export function LeadCards({ leads, opened, selection, onOpen }: LeadsViewProps) {
  if (!leads) return <SkeletonCards />;
  return (
    <>
      <FormControlLabel
        label="Select all on this page"
        control={<SelectShown selection={selection} />}
        sx={{ ml: 0.25, mb: 0.5 }}
      />
      <Box component="ul" aria-label="Leads" sx={{ ...gridStyle, listStyle: 'none', m: 0, p: 0 }}>
        {leads.map((lead) => (
          <Box component="li" key={lead.id} data-selected={selection.has(lead.id)} sx={cardStyle}>
            <LeadCard lead={lead} unread={!opened.has(lead.id)} selection={selection} onOpen={onOpen} />
          </Box>
        ))}
      </Box>
    </>
  );
}

interface LeadCardProps {
  lead: Lead;
  unread: boolean;
  selection: Selection;
  onOpen: (lead: Lead) => void;
}

function LeadCard({ lead, unread, selection, onOpen }: LeadCardProps) {
  return (
    <>
      <Box sx={spreadStyle}>
        <SelectLead lead={lead} selection={selection} />
        <Box sx={{ mr: 'auto' }}>
          <LeadId id={lead.id} unread={unread} />
        </Box>
        <LeadState lead={lead} />
      </Box>
      <Typography component="h3" variant="h6" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
        <ValueOr value={lead.name} missing="Not provided" />
      </Typography>
      <LeadMarks lead={lead} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <ValueOr value={lead.junkType && junkTypeLabel(lead.junkType)} missing={junkTypeLabel(null)} />
        <ClassificationBadge lead={lead} />
        <HazardBadge lead={lead} />
      </Box>
      <Box component="dl" sx={factsStyle}>
        <dt>Phone</dt>
        <dd>
          <PhoneLink phone={lead.phone} />
        </dd>
        <dt>Preferred</dt>
        <dd>
          <ValueOr value={lead.preferredDate && shortDay(lead.preferredDate)} missing={shortDay(null)} />
        </dd>
        <dt>Created</dt>
        <dd>
          <CreatedAt lead={lead} />
        </dd>
      </Box>
      <DetailsButton lead={lead} onOpen={onOpen} />
    </>
  );
}

function SkeletonCards() {
  return (
    <Box aria-hidden="true" sx={gridStyle}>
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <Box key={card} sx={{ ...cardStyle, height: 264 }}>
          <Skeleton width="35%" />
          <Skeleton width="60%" height={28} />
          <Skeleton width="75%" />
          <Skeleton width="55%" />
          <Skeleton width="55%" />
          <Skeleton width="70%" />
        </Box>
      ))}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

const spreadStyle = { display: 'flex', alignItems: 'center', minHeight: 44 };

const cardStyle = {
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  p: 2,
  pt: 0.75,
  pb: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontVariantNumeric: 'tabular-nums',
  '&[data-selected=true]': {
    borderColor: 'primary.main',
    bgcolor: SELECTED,
  },
  '& > button': { justifySelf: 'start', ml: -1.5 },
};

const factsStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};

/** What makes a lead urgent: how long it has waited, and repeat requests. */
function LeadMarks({ lead }: { lead: Lead }) {
  return (
    <Box sx={marksStyle}>
      <AgeBadge lead={lead} />
      <AskedAgainBadge lead={lead} />
    </Box>
  );
}

const marksStyle = { display: 'flex', flexWrap: 'wrap', gap: 0.5, '&:empty': { display: 'none' } };
