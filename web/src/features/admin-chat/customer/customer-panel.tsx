import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { CustomerRail } from './customer-rail.tsx';

interface CustomerPanelProps {
  session: ChatSession;
  /** Beside the conversation there is room for it. */
  isBeside: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** The customer beside their conversation, or, where there is no room, over it when it is asked for. */
export function CustomerPanel({ session, isBeside, isOpen, onClose }: CustomerPanelProps) {
  if (isBeside) {
    return (
      <Box sx={besideStyle}>
        <CustomerRail session={session} />
      </Box>
    );
  }
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Customer', sx: { width: 320, maxWidth: '88vw' } } }}
    >
      <IconButton
        aria-label="Close"
        onClick={onClose}
        sx={{ alignSelf: 'flex-end', mt: 0.5, mr: 0.5, mb: -2 }}
      >
        <Close />
      </IconButton>
      <CustomerRail session={session} />
    </Drawer>
  );
}

const besideStyle = {
  width: 288,
  flexShrink: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  borderLeft: 1,
  borderColor: 'divider',
};
