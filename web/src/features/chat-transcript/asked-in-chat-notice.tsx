import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { MAX_PREVIEW } from '@harbour-haul/domain/chat/messages/last-message';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { chatPath } from '#lib/admin-paths.ts';
import { call } from '#lib/api/admin-call.ts';
import { requestText, wantsPerson } from '#lib/chat/person-wish.ts';
import { exactTime } from './transcript-messages.tsx';

/** Of the chats of a visitor the newest; an older one waits for nobody. */
const CHATS = 20;

interface AskedInChatNoticeProps {
  visitorId: string;
  sessionId: string;
}

/**
 * What the visitor of a lead's chat asked people for, and nobody has taken over: whoever plans a job reads that it is to be canceled. They
 * asked it of the assistant, which changes nothing in a request that is sent.
 */
export function AskedInChatNotice({ visitorId, sessionId }: AskedInChatNoticeProps) {
  const { data } = useQuery({
    queryKey: ['visitor-chats', visitorId],
    queryFn: ({ signal }) => call('listChatSessions', { query: { visitorId, limit: CHATS } }, { signal }),
    staleTime: 0,
  });
  const session = data?.sessions.find(({ id }) => id === sessionId);
  if (!session || !wantsPerson(session)) return null;
  const at = session.personRequestedAt === null ? '' : `, ${exactTime(session.personRequestedAt)}`;
  return (
    <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {`${requestText(session)} in the chat${at}. Nobody has taken the chat over since.${lastWords(session)}`}
      <br />
      <Button component={RouterLink} to={chatPath(sessionId)} color="inherit" sx={{ ml: -2.5 }}>
        Answer in the chat
      </Button>
    </Alert>
  );
}

function lastWords({ lastMessage }: ChatSession): string {
  const said = lastMessage?.sender === 'user' ? lastMessage.content : lastMessage?.visitorSaid;
  if (!said) return '';
  // What lists show of a message ends there; what is longer goes on in the chat.
  return ` Last written: “${said}${said.length >= MAX_PREVIEW - 1 ? '…' : ''}”`;
}
