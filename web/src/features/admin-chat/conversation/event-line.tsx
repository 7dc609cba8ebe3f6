import Box from '@mui/material/Box';

/** What has become of the chat, as a thin line among its messages: `Dana took over, 2:14 PM`. */
export function EventLine({ text }: { text: string }) {
  return (
    <Box component="p" sx={lineStyle}>
      <span>{text}</span>
    </Box>
  );
}

const lineStyle = {
  m: 0,
  py: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  '&::before, &::after': {
    content: '""',
    flex: 1,
    minWidth: 16,
    borderTop: '1px solid var(--mui-palette-divider)',
  },
};
