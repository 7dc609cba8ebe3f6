import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface TakeoverBarProps {
  text?: string;
  action?: string;
  /** It is not what most want: somebody else has the chat. */
  isQuiet?: boolean;
  isBusy?: boolean;
  onTakeOver: () => void;
}

/** Takes the chat over, from where the composer will be. */
export function TakeoverBar({
  text = 'You need to take over this chat first.',
  action = 'Take over and answer',
  isQuiet = false,
  isBusy = false,
  onTakeOver,
}: TakeoverBarProps) {
  return (
    <Box sx={barStyle}>
      <Box role="status" sx={textStyle}>
        {text}
      </Box>
      <Button
        variant={isQuiet ? 'outlined' : 'contained'}
        color={isQuiet ? 'primary' : 'secondary'}
        loading={isBusy}
        data-takeover=""
        onClick={onTakeOver}
        sx={{ minHeight: 48, width: { xs: '100%', sm: 'auto' } }}
      >
        {action}
      </Button>
    </Box>
  );
}

const textStyle = {
  flex: '1 1 180px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: 'text.secondary',
} as const;

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
