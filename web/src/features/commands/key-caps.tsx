import Box from '@mui/material/Box';

/** Keys as they stand on a keyboard, letters as capitals; `g l` is one after the other. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <Box component="span" sx={capsStyle}>
      {keys.split(' ').map((key, index) => (
        <kbd key={`${key}-${index}`}>{key.length === 1 ? key.toUpperCase() : key}</kbd>
      ))}
    </Box>
  );
}

const capsStyle = {
  display: 'inline-flex',
  flex: 'none',
  gap: 0.5,
  '& kbd': {
    minWidth: 24,
    px: 0.75,
    textAlign: 'center',
    font: 'inherit',
    fontSize: '0.75rem',
    lineHeight: '22px',
    border: 1,
    borderColor: 'divider',
    borderRadius: '6px',
    color: 'text.secondary',
  },
};
