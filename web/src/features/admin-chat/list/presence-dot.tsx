import Box from '@mui/material/Box';

/** Shows whether the visitor's browser is connected; nothing while that is unknown. */
export function PresenceDot({ online }: { online: boolean | undefined }) {
  if (online === undefined) return null;
  const label = online ? 'Visitor is online' : 'Visitor is offline';
  return (
    <Box
      component="span"
      role="img"
      aria-label={label}
      title={label}
      sx={{
        flexShrink: 0,
        width: 10,
        height: 10,
        borderRadius: '50%',
        border: 2,
        borderColor: online ? 'success.main' : 'text.secondary',
        bgcolor: online ? 'success.main' : 'transparent',
      }}
    />
  );
}
