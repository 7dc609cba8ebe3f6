import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useId } from 'react';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import { StatusBadge } from '../lead-badges.tsx';
import { ValueOr } from '../lead-cells.tsx';
import { comparedFacts } from './merge-facts.ts';
import { compareStyle } from './merge-style.ts';

interface MergeChoiceProps {
  leads: readonly [Lead, Lead];
  /** The id of the one that stays; null before that is chosen. */
  kept: number | null;
  onKeep: (id: number) => void;
}

/**
 * Two leads in two columns, to see whether they are one job, by what is marked as different, and to choose which stays. A phone
 * has their values below each other, each with its lead's number.
 */
export function MergeChoice({ leads, kept, onKeep }: MergeChoiceProps) {
  const name = useId();
  return (
    <Box role="radiogroup" aria-label="Which lead stays" sx={{ mt: 2 }}>
      <Box component="table" sx={compareStyle}>
        <thead>
          <tr>
            <td />
            {leads.map((lead) => (
              <th key={lead.id} scope="col" data-kept={lead.id === kept}>
                <FormControlLabel
                  control={
                    <Radio
                      name={name}
                      checked={lead.id === kept}
                      onChange={() => onKeep(lead.id)}
                      slotProps={{ input: { 'aria-label': `Keep #${lead.id}` } }}
                    />
                  }
                  disableTypography
                  label={
                    <span>
                      {`#${lead.id}`}
                      <StatusBadge status={lead.status} />
                    </span>
                  }
                  sx={{ mx: -1 }}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedFacts(leads).map(({ label, values, differs }) => (
            <tr key={label} data-differs={differs}>
              <th scope="row">
                {label}
                {differs && <VisuallyHidden> (differs)</VisuallyHidden>}
              </th>
              {leads.map((lead, at) => (
                <td key={lead.id} data-lead={`#${lead.id}`} data-kept={lead.id === kept}>
                  <ValueOr value={values[at]} missing="Not provided" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
