import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { noteColors } from './note-colors.ts';

/** Says that notes are missing, and not that there are none. */
export function NotesUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <Box role="alert" sx={{ ...noteColors, px: 2, py: 0.75, fontSize: '0.875rem' }}>
      The notes of this chat could not be loaded.{' '}
      <Link component="button" type="button" onClick={onRetry} sx={{ minHeight: 24, fontWeight: 600 }}>
        Try again
      </Link>
    </Box>
  );
}
