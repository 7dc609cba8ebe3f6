import { phoneText } from '@harbour-haul/domain/leads/fields/phone/phone-digits';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { stepThroughFound } from '#lib/keys/step-through-found.ts';
import { useLeadsLeft } from '../api/leads-left.ts';
import { useLeadSearch } from '../api/list-leads.ts';
import { StatusBadge } from '../lead-badges.tsx';
import { CreatedAt } from '../lead-cells.tsx';

/** The list's own debounce would be felt here too; a search by key is cheap. */
const TYPING_MS = 250;
const LIMIT = 6;

interface LeadPickerProps {
  /** The lead that cannot be chosen. */
  except: number;
  /** What is searched for at first. */
  suggested: string;
  onPick: (lead: Lead) => void;
}

/** Finds another lead by its number or by what is known of its person. */
export function LeadPicker({ except, suggested, onPick }: LeadPickerProps) {
  const id = useId();
  const [text, setText] = useState(suggested);
  const search = useSettled(text.trim());
  const query = useLeadSearch(search, LIMIT);
  // A number alone may be the lead's as well as the end of a phone's.
  const numbered = useLeadSearch(LEAD_NUMBER.test(search) ? `#${search}` : '', 1);
  const left = useLeadsLeft(uniqueLeads([...(numbered.data ?? []), ...(query.data ?? [])]));
  const found = search === '' ? [] : (left?.filter((lead) => lead.id !== except) ?? []);
  return (
    <Box onKeyDown={stepThroughFound}>
      <TextField
        id={id}
        label="Search by #id, name, phone, email or address"
        value={text}
        onChange={(event) => setText(event.target.value)}
        type="search"
        autoComplete="off"
        autoFocus
        fullWidth
        size="small"
        sx={{ mt: 1 }}
      />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1, minHeight: 22 }}>
        {statusText(search, query, found.length)}
      </Typography>
      <List disablePadding aria-label="Leads found">
        {found.map((lead) => (
          <li key={lead.id}>
            <ListItemButton divider onClick={() => onPick(lead)} sx={rowStyle}>
              <FoundLead lead={lead} />
            </ListItemButton>
          </li>
        ))}
      </List>
    </Box>
  );
}

const LEAD_NUMBER = /^\d{1,6}$/;

const uniqueLeads = (leads: readonly Lead[]): Lead[] => [
  ...new Map(leads.map((lead) => [lead.id, lead])).values(),
];

function FoundLead({ lead }: { lead: Lead }) {
  return (
    <>
      <Box sx={{ flex: 1, minWidth: { xs: '100%', sm: 0 }, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{`#${lead.id} ${lead.name ?? 'Unnamed Lead'}`}</Box>
        <Typography variant="body2" color="textSecondary" component="div">
          {[lead.phone && phoneText(lead.phone), lead.address].filter(Boolean).join(' · ')}
          {lead.phone || lead.address ? ' · ' : ''}
          <CreatedAt lead={lead} />
        </Typography>
      </Box>
      <StatusBadge status={lead.status} />
    </>
  );
}

/** On a phone the badge is below. */
const rowStyle = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: 2,
  rowGap: 0.5,
  px: 1.5,
  minHeight: 56,
};

function statusText(search: string, query: { isFetching: boolean; isError: boolean }, count: number): string {
  if (search === '') return 'The two become one lead. It can be undone.';
  if (query.isFetching) return 'Searching...';
  if (query.isError) return 'The search failed. Please try again.';
  return count === 0 ? 'No other lead found' : `${count} found`;
}

/** A text, debounced. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
