import { phoneText } from '@harbour-haul/domain/leads/fields/phone/phone-digits';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import PhoneCallbackOutlined from '@mui/icons-material/PhoneCallbackOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useRecordCall } from '#components/calls/use-record-call.ts';
import { phoneLink } from '#lib/contact/phone-link.ts';
import { describedHint } from '#lib/hints/described-hint.ts';
import { chatKeys } from '../api/chat-keys.ts';
import { owedBarStyle } from '../owed-bar-style.ts';

/**
 * Says over the field in which a visitor is answered that they want to be called, which no message settles; calls them, and notes a call
 * that reached them.
 */
export function CallBackBar({ lead }: { lead: Lead }) {
  const client = useQueryClient();
  const { record, isPending } = useRecordCall(lead, {
    onChanged: (changed) => client.setQueryData(chatKeys.lead(changed.id), changed),
  });
  const number = lead.phone === null ? null : phoneText(lead.phone);
  return (
    <Box role="group" aria-label="Call back" sx={barStyle}>
      <PhoneCallbackOutlined aria-hidden="true" color="error" />
      <Box
        component="span"
        {...describedHint('A message here does not end that: a call that has reached them does.')}
      >
        {'Wants a call'}
        {number !== null && (
          <>
            {' at '}
            <b>{number}</b>
          </>
        )}
      </Box>
      {number !== null && (
        <Button size="small" variant="contained" href={phoneLink(number)} aria-label={`Call ${number}`}>
          Call
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        aria-busy={isPending}
        {...describedHint('Note that a call has reached them')}
        onClick={() => {
          if (!isPending) record('reached');
        }}
      >
        Reached
      </Button>
    </Box>
  );
}

/** On a phone the sentence takes two lines beside its buttons, so that messages keep their room. */
const barStyle = {
  ...owedBarStyle,
  columnGap: 1,
  rowGap: 1,
  py: 1.5,
  bgcolor: 'color-mix(in srgb, var(--mui-palette-error-main) 10%, var(--mui-palette-background-paper))',
  '& > span': { flex: '1 1 104px', minWidth: 0 },
  '& b': { whiteSpace: 'nowrap' },
  '& > .MuiButton-root': { px: { xs: 1.5, sm: 2.5 }, minWidth: 0 },
};
