import Box from '@mui/material/Box';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import { useChatCounts } from './api/chat-counts.ts';

/** What the dashboard's tab of chats is called, with how many visitors need somebody. */
export function ChatTabLabel({ label }: { label: string }) {
  const needs = useChatCounts()?.needs ?? 0;
  if (needs === 0) return label;
  return (
    <span>
      {label}{' '}
      <Box component="span" sx={countStyle}>
        {needs}
        <VisuallyHidden>{needs === 1 ? ' needs you' : ' need you'}</VisuallyHidden>
      </Box>
    </span>
  );
}

const countStyle = {
  px: 0.75,
  borderRadius: 999,
  bgcolor: 'error.main',
  color: 'error.contrastText',
  fontSize: '0.75rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
};
