import Box from '@mui/material/Box';

const REASON =
  'The assistant runs in the visitor’s browser, which sends what it says. Nobody has checked that the assistant said this.';

/** Beside the assistant's name: whose word it is that the assistant said something. */
export function RelayMark() {
  return (
    <Box component="span" title={REASON} sx={{ fontWeight: 400, color: 'text.secondary' }}>
      {' · sent by the visitor’s browser'}
    </Box>
  );
}
