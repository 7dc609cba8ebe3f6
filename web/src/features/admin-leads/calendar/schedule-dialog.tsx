import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isOpen } from '@harbour-haul/domain/leads/lead-state';
import { statusRules } from '@harbour-haul/domain/leads/lead-status';
import { wishedPickup } from '@harbour-haul/domain/leads/request/wished-pickup';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#lib/api/admin-call.ts';
import { stepThroughFound } from '#lib/keys/step-through-found.ts';
import { leadKeys } from '../api/lead-keys.ts';
import { useLeadsLeft } from '../api/leads-left.ts';
import { AskedInChatIcon } from '../asked-in-chat-mark.tsx';
import { nameOf } from '../lead-name.ts';
import { SearchField } from '../toolbar/search-field.tsx';
import { useAwaitingPickup } from './use-awaiting-pickup.ts';
import { dayText } from './use-pickup-moves.ts';

/** Who wants more of them types more. */
const MAX_SHOWN = 8;
/** As many as a search returns: closed leads must not hide an open one. */
const MAX_FOUND = 100;

interface ScheduleDialogProps {
  /** `yyyy-mm-dd` */
  day: string;
  onSchedule: (lead: Lead) => void;
  onClose: () => void;
}

/** Offers leads that have no pickup day yet, and finds any other that is to be picked up on a day. */
export function ScheduleDialog({ day, onSchedule, onClose }: ScheduleDialogProps) {
  const titleId = useId();
  const [search, setSearch] = useState('');
  const { data, isError } = useQuery({
    queryKey: [...leadKeys.search(search), 'open'],
    queryFn: async ({ signal }) => {
      const { leads } = await call('listLeads', { query: { search, limit: MAX_FOUND } }, { signal });
      return leads.filter(isOpen).slice(0, MAX_SHOWN);
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const awaiting = useAwaitingPickup(day);
  const isSearch = search !== '';
  const found = useLeadsLeft(isSearch ? data : awaiting.leads)?.slice(0, MAX_SHOWN);
  const hint = isSearch
    ? hintText(search, found, isError)
    : awaitingText(awaiting.leads?.length, awaiting.hasFailed);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{`Schedule a lead for ${dayText(day)}`}</DialogTitle>
      <DialogContent onKeyDown={stepThroughFound} sx={{ '&&': { pt: 1 }, minHeight: 200 }}>
        <SearchField value={search} onSearch={setSearch} hasFocus />
        <Typography variant="body2" color="textSecondary" role="status" sx={{ mt: 1 }}>
          {hint}
        </Typography>
        {found && found.length > 0 && (
          <List dense aria-label={isSearch ? 'Leads found' : 'Leads without a pickup day'} sx={{ mx: -1 }}>
            {found.map((lead) => (
              <ListItem key={lead.id} disablePadding>
                <ListItemButton
                  disabled={lead.scheduledDate?.startsWith(day) === true && lead.status === 'scheduled'}
                  onClick={() => onSchedule(lead)}
                  sx={{ minHeight: 44, px: 1, borderRadius: 1 }}
                >
                  <ListItemText
                    primary={
                      <>
                        {nameOf(lead)} <AskedInChatIcon lead={lead} />
                      </>
                    }
                    secondary={factsOf(lead)}
                    slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
                  />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function hintText(search: string, found: readonly Lead[] | undefined, hasFailed: boolean): string {
  if (hasFailed) return 'The search could not be made just now.';
  if (!found) return 'Searching...';
  return found.length === 0 ? `No open lead matches “${search}”.` : 'Choose a lead.';
}

function awaitingText(count: number | undefined, hasFailed: boolean): string {
  if (hasFailed)
    return 'The leads without a pickup day could not be loaded. Find one by name, phone, address or #id.';
  if (count === undefined) return 'Looking for leads without a pickup day...';
  if (count === 0)
    return 'No open lead is without a pickup day. Find another by name, phone, address or #id.';
  const more = count > MAX_SHOWN ? `, ${MAX_SHOWN} of them here` : '';
  return `Without a pickup day yet${more}. Find others by name, phone, address or #id.`;
}

function factsOf(lead: Lead): string {
  const { id, status, scheduledDate, preferredDate, address } = lead;
  const isAsap = wishedPickup(lead)?.asap ?? false;
  const where = scheduledDate === null ? '' : ` for ${dayText(scheduledDate.slice(0, 10))}`;
  const wish =
    scheduledDate === null &&
    preferredDate !== null &&
    `wants ${isAsap ? 'it ASAP' : dayText(preferredDate.slice(0, 10))}`;
  return [`#${id}`, `${statusRules(status).label}${where}`, wish, address ?? 'No address yet']
    .filter(Boolean)
    .join(' · ');
}
