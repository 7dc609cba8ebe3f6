import Button from '@mui/material/Button';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type WaitingLeads, waitingLeadsKey } from '#lib/waiting-leads.ts';

/**
 * The way to all leads that need a reply, with their number as the server counts it: notifications are of the newest alone, and those that
 * were read or cleared may still wait. Nothing where none does, or it is not known yet.
 */
export function NeedsReplyLine({ onFollow }: { onFollow: () => void }) {
  const { data } = useQuery<WaitingLeads>({ queryKey: waitingLeadsKey, queryFn: skipToken });
  if (!data?.total) return null;
  return (
    <Button
      component={Link}
      to="/admin?show=needs-reply"
      onClick={onFollow}
      sx={{
        flex: 'none',
        pl: 2,
        pr: 1,
        whiteSpace: 'nowrap',
        justifyContent: 'flex-start',
        minHeight: { xs: 44, sm: 36 },
      }}
    >
      {data.total === 1 ? '1 lead needs a reply' : `${data.total} leads need a reply`}
    </Button>
  );
}
