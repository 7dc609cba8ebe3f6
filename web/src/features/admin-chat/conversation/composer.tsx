import type { CannedReply, ReplySearch } from '@harbour-haul/domain/chat/canned/canned-reply';
import { fillReply } from '@harbour-haul/domain/chat/canned/reply-variables';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { MAX_MESSAGE_LENGTH } from '@harbour-haul/domain/chat/messages/chat-message';
import Send from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useCannedReplies } from '../api/canned-replies.ts';
import { CannedMenu } from '../replies/canned-menu.tsx';
import { SuggestedReplies } from '../replies/suggested-replies.tsx';
import { useBlanks } from '../replies/use-blanks.ts';
import { useCannedMenu } from '../replies/use-canned-menu.ts';
import { useReplyValues } from '../replies/use-reply-values.ts';
import { isActive } from '../session-facts.ts';
import type { ChatConsole } from '../state/chat-console.ts';
import { TakeOverFrom } from './take-over-from.tsx';
import { TakeoverBar } from './takeover-bar.tsx';
import type { ComposerState } from './use-composer.ts';
import { writeButtonStyle } from './write-button-style.ts';

interface MessageFormProps {
  chatConsole: ChatConsole;
  session: ChatSession;
  composer: ComposerState;
}

interface ComposerProps extends MessageFormProps {
  /** The chat is being taken over: what is written meanwhile is sent once it is. */
  isTaking: boolean;
  onTakeOver: () => void;
  /** Takes it over from a colleague. */
  onTakeOverFrom: (colleague: string) => void;
}

/** The field for an admin's message, or the reason why there is none. */
export function Composer(props: ComposerProps) {
  const { chatConsole, session, composer, isTaking, onTakeOver, onTakeOverFrom } = props;
  if (!isActive(session)) return <Notice>This chat is closed.</Notice>;
  const isLeft = composer.held === 'failed';
  if (session.isHandedOff && !chatConsole.holds(session)) {
    return (
      <TakeOverFrom session={session} draft={composer.text} isBusy={isTaking} onTakeOver={onTakeOverFrom} />
    );
  }
  const isFree = !session.isHandedOff && !isTaking;
  return (
    <>
      {isFree && <TakeoverBar onTakeOver={onTakeOver} />}
      {/* What a takeover that failed has left unsent stays in its field. */}
      {(!isFree || isLeft) && <MessageForm {...{ chatConsole, session, composer }} />}
    </>
  );
}

/** The number of characters left is shown below this. */
const WARN_BELOW = 200;

const HELD_TEXTS = {
  waiting: 'Your message is sent as soon as the chat is yours.',
  failed: 'Not sent: the chat could not be taken over. Send tries both again.',
};

const NO_REPLIES: readonly CannedReply[] = [];

function MessageForm({ chatConsole, session, composer }: MessageFormProps) {
  const { text, setText, canSend, send, held, onBlur } = composer;
  const field = useRef<HTMLTextAreaElement>(null);
  const replies = useCannedReplies().data?.replies ?? NO_REPLIES;
  const values = useReplyValues(session, chatConsole.user);
  const blanks = useBlanks(field, text);
  const [caret, setCaret] = useState(text.length);
  /** In place of what searched for it; the rest of the text stays. */
  const insert = (reply: CannedReply, { from, to }: ReplySearch = { from: 0, to: text.length }) => {
    const before = text.slice(0, from) + fillReply(reply.text, values);
    blanks.expectText(before.length);
    setText((before + text.slice(to)).slice(0, MAX_MESSAGE_LENGTH));
  };
  const menu = useCannedMenu(replies, { text, caret }, insert);
  const submit = () => (blanks.remedy === null ? send() : blanks.select());
  const left = MAX_MESSAGE_LENGTH - text.length;
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ position: 'relative', p: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <CannedMenu menu={menu} values={values} />
      {text === '' && (
        <SuggestedReplies sessionId={session.id} replies={replies} insert={(reply) => insert(reply)} />
      )}
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <OutlinedInput
          multiline
          maxRows={6}
          fullWidth
          placeholder="Type your message"
          value={text}
          readOnly={held === 'waiting'}
          onChange={({ target }) => {
            setText(target.value);
            setCaret(target.selectionStart ?? target.value.length);
          }}
          onSelect={() => setCaret(field.current?.selectionStart ?? 0)}
          onBlur={onBlur}
          inputRef={field}
          error={blanks.remedy !== null}
          onKeyDown={(event) => {
            if (menu.onKeyDown(event)) return;
            // This Enter ends the composition of a character.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            submit();
          }}
          slotProps={{
            input: { 'aria-label': 'Type your message', maxLength: MAX_MESSAGE_LENGTH, ...menu.inputProps },
          }}
        />
        <Button
          type="submit"
          variant="contained"
          aria-disabled={!canSend || blanks.remedy !== null}
          endIcon={<Send />}
          sx={writeButtonStyle}
        >
          Send
        </Button>
      </Box>
      {blanks.remedy !== null && (
        <Typography role="alert" variant="caption" color="error" sx={{ display: 'block', pt: 0.5 }}>
          {blanks.remedy}
        </Typography>
      )}
      {held && (
        <Typography
          role={held === 'failed' ? 'alert' : 'status'}
          variant="caption"
          color={held === 'failed' ? 'error' : 'textSecondary'}
          sx={{ display: 'block', pt: 0.5 }}
        >
          {HELD_TEXTS[held]}
        </Typography>
      )}
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ display: { xs: 'none', sm: 'block' }, pt: 0.5 }}
      >
        {left < WARN_BELOW
          ? `${left} characters left`
          : 'Enter sends, Shift+Enter begins a new line, / brings your replies.'}
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
