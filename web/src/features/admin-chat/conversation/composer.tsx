import { MAX_MESSAGE_LENGTH } from '@harbour-haul/domain/chat/chat-message';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import Send from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { CannedMenu } from './canned-menu.tsx';
import type { Desk } from './desk.ts';
import type { OpenChat } from './open-chat.ts';
import { isActive } from './session-facts.ts';
import { useCannedMenu } from './use-canned-menu.ts';
import { useComposer } from './use-composer.ts';

interface ComposerProps {
  desk: Desk;
  chat: OpenChat;
  session: ChatSession;
}

/** Where an admin answers, or why they cannot. */
export function Composer({ desk, chat, session }: ComposerProps) {
  if (!isActive(session)) return <Notice>This chat is closed.</Notice>;
  if (!session.isHandedOff) return <Notice>You need to take over this chat first.</Notice>;
  if (!desk.holds(session))
    return <Notice>{`${session.adminName ?? 'Another admin'} is handling this chat.`}</Notice>;
  return <Answer desk={desk} chat={chat} />;
}

/** Few characters are left: time to say so. */
const WARN_BELOW = 200;

function Answer({ desk, chat }: { desk: Desk; chat: OpenChat }) {
  const { text, setText, canSend, send, onBlur } = useComposer(desk, chat);
  const menu = useCannedMenu(text, setText);
  const left = MAX_MESSAGE_LENGTH - text.length;
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ position: 'relative', p: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <CannedMenu menu={menu} />
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <OutlinedInput
          multiline
          maxRows={6}
          fullWidth
          autoFocus
          placeholder="Type your message"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={onBlur}
          onKeyDown={(event) => {
            if (menu.onKeyDown(event)) return;
            // Enter that ends the composing of a character is none of ours.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
          slotProps={{
            input: { 'aria-label': 'Type your message', maxLength: MAX_MESSAGE_LENGTH, ...menu.inputProps },
          }}
        />
        <Button
          type="submit"
          variant="contained"
          aria-disabled={!canSend}
          endIcon={<Send />}
          sx={{ minHeight: 48 }}
        >
          Send
        </Button>
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ display: { xs: 'none', sm: 'block' }, pt: 0.5 }}
      >
        {left < WARN_BELOW
          ? `${left} characters left`
          : 'Enter sends, Shift+Enter begins a new line, / at the start brings your replies.'}
      </Typography>
    </Box>
  );
}

function Notice({ children }: { children: string }) {
  return (
    <Box sx={noticeStyle} role="status">
      {children}
    </Box>
  );
}

const noticeStyle = {
  px: 2,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  textAlign: 'center',
  color: 'text.secondary',
  bgcolor: 'action.hover',
};
