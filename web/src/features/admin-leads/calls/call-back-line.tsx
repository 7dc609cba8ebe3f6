import type { Lead } from '@harbour-haul/domain/leads/lead';
import { wantsCallBack } from '@harbour-haul/domain/leads/wants-call-back';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { askAboutCall } from './pending-call.ts';

/** Says what ends the wait of somebody who asked to be called, and notes a call that was made elsewhere; nothing for all others. */
export function CallBackLine({ lead }: { lead: Lead }) {
  if (!wantsCallBack(lead)) return null;
  return (
    <Box sx={lineStyle}>
      Waiting for a call. Note one that reached them, or set Contacted.
      <Button size="small" onClick={() => askAboutCall(lead)} sx={{ px: 1 }}>
        Note a call
      </Button>
    </Box>
  );
}

const lineStyle = {
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  fontSize: '0.875rem',
};
