import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import { StatusBadge } from '../lead-badges.tsx';
import { CreatedAt, ValueOr } from '../lead-cells.tsx';
import { mergeFacts } from './merge-facts.ts';

interface MergeChoiceProps {
  leads: readonly [Lead, Lead];
  /** The id of the one that stays; null before that is chosen. */
  kept: number | null;
  onKeep: (id: number) => void;
}

/** Two leads beside each other, to see whether they are one job, by what is marked as different, and to choose which stays. */
export function MergeChoice({ leads, kept, onKeep }: MergeChoiceProps) {
  const name = useId();
  const facts = [mergeFacts(leads[0]), mergeFacts(leads[1])] as const;
  return (
    <Box role="radiogroup" aria-label="Which lead stays" sx={pairStyle}>
      {leads.map((lead, at) => (
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
          {facts[at]?.map(([label, value], row) => (
            <Fact
              key={label}
              label={label}
              value={value}
              differs={facts[0][row]?.[1] !== facts[1][row]?.[1]}
            />
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

interface FactProps {
  label: string;
  value: string | null;
  /** The other lead says something else here. */
  differs: boolean;
}

function Fact({ label, value, differs }: FactProps) {
  return (
    <Box data-differs={differs} sx={factStyle}>
      <Typography component="span" variant="body2" color="textSecondary">
        {`${label} `}
      </Typography>
      <ValueOr value={value} missing="Not provided" />
      {differs && <VisuallyHidden> (differs)</VisuallyHidden>}
    </Box>
  );
}

/** A bar at the edge of the card, and a weight: neither is a colour alone. */
const factStyle = {
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  ml: -2,
  pl: '13px',
  borderLeft: '3px solid transparent',
  '&[data-differs=true]': { borderLeftColor: 'warning.main', fontWeight: 600 },
};

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
