import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { wantsCallBack } from '@harbour-haul/domain/leads/wants-call-back';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#components/toasts/toaster.tsx';
import { call } from '#lib/api/admin-call.ts';
import { isUnauthenticated } from '#lib/api-client.ts';
import { failureText } from '#lib/failure-text.ts';
import { chatKeys } from '../api/chat-keys.ts';
import { useCustomerLead } from '../api/customer-lead.ts';
import { owedBarStyle } from '../owed-bar-style.ts';

const NOT_NOTED = 'The call could not be noted.';

/**
 * Says over the field in which a visitor is answered that they asked to be called, which no message settles, and notes a call that
 * reached them; nothing for all others.
 */
export function CallBackBar({ session }: { session: ChatSession }) {
  const lead = useCustomerLead(session.leadId);
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: number) => call('recordCall', { params: { id }, body: { outcome: 'reached' } }),
    onSuccess: (called) => client.setQueryData(chatKeys.lead(called.id), called),
    onError: (error) => {
      if (isUnauthenticated(error)) return;
      toast({ title: 'Error', description: failureText(error, NOT_NOTED), variant: 'destructive' });
    },
  });
  if (!lead || session.forgottenAt !== null || !wantsCallBack(lead)) return null;
  return (
    <Box sx={barStyle}>
      <span>
        <b>Call back:</b> asked to be called, and waits until a call has reached them. A message here does not
        end that.
      </span>
      <Button
        size="small"
        variant="outlined"
        aria-busy={isPending}
        onClick={() => {
          if (!isPending) mutate(lead.id);
        }}
      >
        Reached by phone
      </Button>
    </Box>
  );
}

const barStyle = {
  ...owedBarStyle,
  '& > span': { flex: '1 1 200px', minWidth: 0 },
};
