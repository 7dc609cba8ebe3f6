import Box from '@mui/material/Box';
import { describedHint } from '#lib/hints/described-hint.ts';

/** Why it is said whose word that is. */
export const RELAY_REASON =
  'The assistant runs in the visitor’s browser, which sends what it says. Nobody has checked that the assistant said this.';

/** Beside the assistant's name: whose word it is that the assistant said something. */
export function RelayMark() {
  return (
    <Box component="span" {...describedHint(RELAY_REASON)} sx={{ fontWeight: 400, color: 'text.secondary' }}>
      {' · sent by the visitor’s browser'}
    </Box>
  );
}
