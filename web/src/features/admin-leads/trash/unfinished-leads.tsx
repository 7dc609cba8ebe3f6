import type { UnfinishedLead } from '@harbour-haul/domain/leads/unfinished-work';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#components/toasts/toaster.tsx';
import { call } from '#lib/api/admin-call.ts';
import { isUnauthenticated, serverMessage } from '#lib/api-client.ts';
import { leadKeys } from '../api/lead-keys.ts';

/** So many are named; the others are counted. */
const NAMED = 5;

/** Says what was cut off, which goes on by itself within minutes, and lets whoever waits for it go on at once. */
export function UnfinishedLeads({ unfinished }: { unfinished: readonly UnfinishedLead[] }) {
  const toast = useToast();
  const client = useQueryClient();
  const goOn = useMutation({
    mutationFn: continueAll,
    onError: (error) => {
      if (isUnauthenticated(error)) return;
      const description = serverMessage(error) ?? 'Please try again.';
      toast({ title: 'It could not go on', description, variant: 'destructive' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: leadKeys.lists }),
  });
  if (unfinished.length === 0) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, alignItems: 'center' }}
      action={
        <Button color="inherit" disabled={goOn.isPending} onClick={() => goOn.mutate(unfinished)}>
          Continue now
        </Button>
      }
    >
      {`Not finished yet: ${listed(unfinished)}. It goes on by itself within minutes.`}
    </Alert>
  );
}

/** Goes on until nothing is left, or until a call gets nothing done: what fails is tried again by the server. */
async function continueAll(before: readonly UnfinishedLead[]): Promise<void> {
  for (let left = before.length; left > 0; ) {
    const { unfinished } = await call('continueLeadWork', {});
    if (unfinished.length >= left) return;
    left = unfinished.length;
  }
}

function listed(unfinished: readonly UnfinishedLead[]): string {
  const named = unfinished.slice(0, NAMED).map(({ what, leadId }) => `the ${what} of lead #${leadId}`);
  const more = unfinished.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
