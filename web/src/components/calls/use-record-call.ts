import type { RecordCallBody } from '@harbour-haul/contract/leads/record-call';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useMutation } from '@tanstack/react-query';
import { useToast } from '#components/toasts/toaster.tsx';
import { UNDO_MS } from '#components/toasts/undo-window.ts';
import { call } from '#lib/api/admin-call.ts';
import { conflictingLead } from '#lib/api/version-conflict.ts';
import { isUnauthenticated } from '#lib/api-client.ts';

type Outcome = 'reached' | 'no-answer';

interface CallEvents {
  /** Gets the lead as it is since: by the call, by its Undo, or by somebody else who has changed it meanwhile. */
  onChanged: (lead: Lead) => unknown;
  /** The call is noted. */
  onNoted?: (called: Lead, outcome: Outcome) => void;
}

export interface RecordCall {
  record: (outcome: Outcome) => void;
  isPending: boolean;
}

/** Records how a call of a lead ended; its toast takes that back. */
export function useRecordCall(lead: Lead, { onChanged, onNoted }: CallEvents): RecordCall {
  const toast = useToast();
  const name = calledName(lead);
  const failed = (description: string) => (error: unknown) => {
    const now = conflictingLead(error);
    if (now) void onChanged(now);
    if (isUnauthenticated(error)) return;
    toast({ title: 'Error', description, variant: 'destructive' });
  };
  const undo = useMutation({
    mutationFn: (body: RecordCallBody) => call('recordCall', { params: { id: lead.id }, body }),
    onSuccess: (changed) => {
      toast({ title: 'Taken back', description: `Nothing is noted of reaching ${name}.` });
      return onChanged(changed);
    },
    onError: failed('The call could not be taken back: the lead may have changed since.'),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (outcome: Outcome) => call('recordCall', { params: { id: lead.id }, body: { outcome } }),
    onSuccess: (called, outcome) => {
      toast({
        title: 'Call noted',
        description: outcome === 'reached' ? `You reached ${name}.` : `No answer from ${name}.`,
        variant: 'success',
        durationMs: UNDO_MS,
        action: {
          label: 'Undo',
          altText: 'Write into the notes that the call was not so',
          onPress: () => undo.mutate(takenBack(lead, called)),
        },
      });
      onNoted?.(called, outcome);
      return onChanged(called);
    },
    onError: failed('The call could not be noted in the timeline.'),
  });
  return { record: mutate, isPending };
}

/** Who was called, in words. */
export function calledName({ id, name }: Lead): string {
  return name ?? `lead #${id}`;
}

/** The lead is as before the call only where this was it: nobody else has changed it between. */
function takenBack(lead: Lead, { version, firstContactAt }: Lead): RecordCallBody {
  if (version !== lead.version + 1) return { outcome: 'taken-back', version };
  const { unanswered, unansweredAt } = lead;
  const wasFirst = lead.firstContactAt === null && firstContactAt !== null;
  return {
    outcome: 'taken-back',
    version,
    unanswered,
    unansweredAt,
    ...(wasFirst && { firstContactAt }),
  };
}
