import type { ListLeadsResponse } from '@harbour-haul/contract/leads/list-leads';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '#components/toasts/toaster.tsx';
import { restoreLeads } from '../bulk/restore-leads.ts';
import { EraseDialog } from '../erase/erase-dialog.tsx';
import { StatusBadge } from '../lead-badges.tsx';
import { ValueOr } from '../lead-cells.tsx';
import { momentDay, momentTime } from '../lead-dates.ts';
import { BELOW_DESK } from '../list/use-screen.ts';
import { leadsText } from '../list-labels.ts';
import { DetailsButton } from '../rows/details-button.tsx';
import { SELECT_STYLE } from '../rows/select-lead.tsx';
import { UnfinishedLeads } from './unfinished-leads.tsx';
import { useRestoreLead } from './use-restore-lead.ts';

interface TrashListProps {
  page: Pick<ListLeadsResponse, 'leads' | 'unfinished'>;
  onOpen: (lead: Lead) => void;
}

/** The deleted leads, and what of deleting, restoring and erasing is not finished. */
export function TrashList({ page, onOpen }: TrashListProps) {
  return (
    <>
      {page.unfinished && <UnfinishedLeads unfinished={page.unfinished} />}
      {page.leads.length > 0 && <DeletedLeads leads={page.leads} onOpen={onOpen} />}
    </>
  );
}

interface DeletedLeadsProps {
  leads: readonly Lead[];
  onOpen: (lead: Lead) => void;
}

/** Since when leads are deleted and how long they can be restored, and how to end them at once. */
function DeletedLeads({ leads, onOpen }: DeletedLeadsProps) {
  const [erasing, setErasing] = useState<Lead | null>(null);
  const { restore, restoring } = useRestoreLead();
  const { chosen, isAll, toggle, toggleAll, clear } = useTicks(leads);
  const toast = useToast();
  const client = useQueryClient();
  return (
    <>
      <Box sx={barStyle}>
        <Box component="label" className="tick">
          <input
            type="checkbox"
            checked={isAll}
            onChange={toggleAll}
            aria-label="Select all leads on this page"
          />
          Select all on this page
        </Box>
        {chosen.length > 0 && (
          <Button
            variant="contained"
            sx={restoreStyle}
            onClick={() => {
              clear();
              void restoreLeads(chosen, { toast, client });
            }}
          >
            {`Restore ${leadsText(chosen.length)}`}
          </Button>
        )}
      </Box>
      <Box component="ul" aria-label="Leads in the trash" sx={listStyle}>
        {leads.map((lead) => (
          <Box component="li" key={lead.id} sx={rowStyle}>
            <label className="tick">
              <input
                type="checkbox"
                checked={chosen.includes(lead)}
                onChange={() => toggle(lead.id)}
                aria-label={`Select lead ${lead.id}`}
              />
            </label>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={headStyle}>
                <span>#{lead.id}</span>
                <Typography component="h3" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
                  <ValueOr value={lead.name} missing="Not provided" />
                </Typography>
                <StatusBadge status={lead.status} />
              </Box>
              {lead.trash && (
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {`Deleted ${momentDay(lead.trash.deletedAt)} ${momentTime(lead.trash.deletedAt)} by ${lead.trash.deletedBy}. Gone for good after ${momentDay(lead.trash.expiresAt)}.`}
                </Typography>
              )}
            </Box>
            <Box sx={actionsStyle}>
              <DetailsButton lead={lead} onOpen={onOpen} />
              <Button
                variant="outlined"
                aria-label={`Restore lead ${lead.id}`}
                disabled={restoring.has(lead.id)}
                onClick={() => restore(lead.id)}
              >
                Restore
              </Button>
              <Button
                color="error"
                aria-label={`Erase for good: lead ${lead.id}`}
                onClick={() => setErasing(lead)}
              >
                Erase for good
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
      {erasing && (
        <EraseDialog lead={erasing} onCancel={() => setErasing(null)} onErased={() => setErasing(null)} />
      )}
    </>
  );
}

interface Ticks {
  chosen: readonly Lead[];
  isAll: boolean;
  toggle: (id: number) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** Which leads of the page are ticked; one that is gone from it is not. */
function useTicks(leads: readonly Lead[]): Ticks {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const chosen = leads.filter(({ id }) => ids.has(id));
  const isAll = chosen.length === leads.length;
  return {
    chosen,
    isAll,
    toggle: (id) =>
      setIds((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id])),
    toggleAll: () => setIds(new Set(isAll ? [] : leads.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

const tickStyle = { ...SELECT_STYLE, flex: 'none', height: 44, ml: -1.5 };

/** Where its line has no room for it, it floats at the thumb, so that no row moves away from under who selects it. */
const restoreStyle = {
  [BELOW_DESK]: {
    position: 'fixed',
    left: 16,
    bottom: 'max(16px, env(safe-area-inset-bottom))',
    zIndex: 'appBar',
    boxShadow: 4,
  },
};

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 52,
  px: 2,
  '& .tick': { ...tickStyle, display: 'flex', width: 'auto', gap: 1.5, pl: 1.5 },
};

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontVariantNumeric: 'tabular-nums',
  '& .tick': tickStyle,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};

const rowStyle = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: { xs: 'flex-start', md: 'center' },
  columnGap: { xs: 0.5, md: 1.5 },
  rowGap: 0.5,
  px: 2,
  py: 1.5,
};

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  mb: 0.5,
};

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  flex: { xs: '1 0 100%', md: 'none' },
  '& > button': { px: 1.5 },
};
