import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

/** Takes the chat over, from where the composer will be. */
export function TakeoverBar({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <Box sx={barStyle}>
      <Box role="status" sx={{ flex: '1 1 180px', minWidth: 0, color: 'text.secondary' }}>
        You need to take over this chat first.
      </Box>
      <Button
        variant="contained"
        color="secondary"
        data-takeover=""
        onClick={onTakeOver}
        sx={{ minHeight: 48, width: { xs: '100%', sm: 'auto' } }}
      >
        Take over and answer
      </Button>
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'action.hover',
};
