import Box from '@mui/material/Box';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import { ConsoleScreen, type ConsoleScreenProps } from './console-screen.tsx';
import { useChatConsole } from './live-console.tsx';

/** The live chat monitor, in a `LiveConsole`: conversations on the left, the one that is open on the right. */
export function ChatTab(props: Omit<ConsoleScreenProps, 'chatConsole'>) {
  const chatConsole = useChatConsole();
  return (
    <Box component="section" aria-labelledby="chat-title" sx={monitorStyle}>
      <Box component="h2" id="chat-title" sx={{ m: 0 }}>
        <VisuallyHidden>Live chat</VisuallyHidden>
      </Box>
      <ConsoleScreen chatConsole={chatConsole} {...props} />
    </Box>
  );
}

/** Specification section 9; on a phone, whose bars come and go, of what can be seen. */
const monitorStyle = {
  position: 'relative',
  height: '85vh',
  '@supports (height: 1dvh)': { height: '85dvh' },
  minHeight: 420,
  display: 'flex',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
