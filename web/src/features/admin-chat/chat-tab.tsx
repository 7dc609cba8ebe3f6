import Box from '@mui/material/Box';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import type { ChatTabProps } from './chat-tab-props.ts';
import { ConsoleScreen } from './console-screen.tsx';
import { ConsoleSkeleton } from './console-skeleton.tsx';
import { LiveConsole, useOptionalConsole } from './live-console.tsx';

/** The live chat monitor: conversations on the left, the one that is open on the right. */
export function ChatTab({ onNotify, ...screen }: ChatTabProps) {
  const chatConsole = useOptionalConsole();
  if (chatConsole !== undefined) return <Monitor {...screen} />;
  return (
    <LiveConsole onNotify={onNotify}>
      <Monitor {...screen} />
    </LiveConsole>
  );
}

function Monitor(props: Omit<ChatTabProps, 'onNotify'>) {
  const chatConsole = useOptionalConsole();
  return (
    <Box component="section" aria-labelledby="chat-title" sx={monitorStyle}>
      <Box component="h2" id="chat-title" sx={{ m: 0 }}>
        <VisuallyHidden>Live chat</VisuallyHidden>
      </Box>
      {chatConsole ? <ConsoleScreen chatConsole={chatConsole} {...props} /> : <ConsoleSkeleton />}
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
