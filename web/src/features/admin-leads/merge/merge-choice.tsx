import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import { phoneText } from '@harbour-haul/domain/leads/fields/phone-digits';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { StatusBadge } from '../lead-badges.tsx';
import { CreatedAt, ValueOr } from '../lead-cells.tsx';

interface MergeChoiceProps {
  leads: readonly [Lead, Lead];
  /** The id of the one that stays. */
  kept: number;
  onKeep: (id: number) => void;
}

/** Two leads beside each other, to see that they are one person and to choose which stays. */
export function MergeChoice({ leads, kept, onKeep }: MergeChoiceProps) {
  const name = useId();
  return (
    <Box role="radiogroup" aria-label="Which lead stays" sx={pairStyle}>
      {leads.map((lead) => (
        <Box component="label" key={lead.id} data-kept={lead.id === kept} sx={cardStyle}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Radio
              name={name}
              checked={lead.id === kept}
              onChange={() => onKeep(lead.id)}
              slotProps={{ input: { 'aria-label': `Keep #${lead.id}` } }}
              sx={{ ml: -1 }}
            />
            <Typography component="span" sx={{ fontWeight: 700, mr: 'auto' }}>
              #{lead.id}
            </Typography>
            <StatusBadge status={lead.status} />
          </Box>
          {facts(lead).map(([label, value]) => (
            <Box key={label} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              <Typography component="span" variant="body2" color="textSecondary">
                {`${label} `}
              </Typography>
              <ValueOr value={value} missing="Not provided" />
            </Box>
          ))}
          <Box>
            <Typography component="span" variant="body2" color="textSecondary">
              {'Created '}
            </Typography>
            <CreatedAt lead={lead} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function facts({
  name,
  phone,
  email,
  address,
  junkType,
  details,
  notes,
}: Lead): (readonly [string, string | null])[] {
  return [
    ['Name', name],
    ['Phone', phone && phoneText(phone)],
    ['Email', email],
    ['Address', address],
    ['Junk Type', junkType && junkTypeLabel(junkType)],
    ['Details', details],
    ['Notes', notes],
  ];
}

const pairStyle = {
  display: 'grid',
  gap: 1.5,
  mt: 2,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
};

const cardStyle = {
  display: 'grid',
  alignContent: 'start',
  gap: 0.5,
  p: 2,
  pt: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '&[data-kept=true]': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px currentColor' },
};
