import { splitEntries } from '@harbour-haul/domain/leads/entries/entries';
import PhoneCallbackOutlined from '@mui/icons-material/PhoneCallbackOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useToast } from '#components/toasts/toaster.tsx';
import { call } from '#lib/api/admin-call.ts';
import { isUnauthenticated } from '#lib/api-client.ts';
import { failureText } from '#lib/failure-text.ts';

const NOT_NOTED = 'The answer could not be noted.';

interface AnsweredByPhoneProps {
  /** The chat in which they were asked. */
  sessionId: string;
  /** The open questions of its lead, one a line. */
  questions: string;
}

/** Takes a visitor's open questions from the list of what the team owes them: somebody has answered by phone. */
export function AnsweredByPhone({ sessionId, questions }: AnsweredByPhoneProps) {
  const toast = useToast();
  const { mutate, isPending, data, variables } = useMutation({
    mutationFn: (answeredByPhone: string) =>
      call('updateChatSession', { params: { id: sessionId }, body: { answeredByPhone } }),
    onError: (error) => {
      if (isUnauthenticated(error)) return;
      toast({ title: 'Error', description: failureText(error, NOT_NOTED), variant: 'destructive' });
    },
  });
  // The lead follows its chat in a moment.
  const isNoted = data !== undefined && variables === questions;
  return (
    <Box role="status" sx={{ mt: 0.5 }}>
      {isNoted ? (
        'Noted: answered by phone'
      ) : (
        <Button
          size="small"
          variant="outlined"
          startIcon={<PhoneCallbackOutlined />}
          aria-busy={isPending}
          onClick={() => {
            if (!isPending) mutate(questions);
          }}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {splitEntries(questions).length > 1 ? 'All answered by phone' : 'Answered by phone'}
        </Button>
      )}
    </Box>
  );
}
