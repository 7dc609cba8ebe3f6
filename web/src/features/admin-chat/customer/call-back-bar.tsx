import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useRecordCall } from '#components/calls/use-record-call.ts';
import { chatKeys } from '../api/chat-keys.ts';
import { owedBarStyle } from '../owed-bar-style.ts';

/**
 * Says over the field in which a visitor is answered that they asked to be called, which no message settles, and notes a call that
 * reached them.
 */
export function CallBackBar({ lead }: { lead: Lead }) {
  const client = useQueryClient();
  const { record, isPending } = useRecordCall(lead, {
    onChanged: (changed) => client.setQueryData(chatKeys.lead(changed.id), changed),
  });
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
          if (!isPending) record('reached');
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
