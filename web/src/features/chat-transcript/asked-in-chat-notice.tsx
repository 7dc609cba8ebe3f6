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
import { wordsOfWish } from './words-of-wish.ts';

/** Of the chats of a visitor the newest; an older one waits for nobody. */
const CHATS = 20;
/** As many messages of it are looked at. */
const NEWEST = 100;

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
  const words = useWords(session && wantsPerson(session) ? session : undefined);
  if (!session || !wantsPerson(session)) return null;
  const at = session.personRequestedAt === null ? '' : `, ${exactTime(session.personRequestedAt)}`;
  return (
    <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {`${requestText(session)} in the chat${at}. Nobody has taken the chat over since.${quoted(words ?? lastWords(session))}`}
      <br />
      <Button component={RouterLink} to={chatPath(sessionId)} color="inherit" sx={{ ml: -2.5 }}>
        Answer in the chat
      </Button>
    </Alert>
  );
}

/** What the visitor wrote of it, once that is loaded; undefined until then, and where it cannot be. */
function useWords(session: ChatSession | undefined): string[] | undefined {
  const askedAt = session?.personRequestedAt;
  const { data } = useQuery({
    queryKey: ['chat-wish', session?.id, session?.seq],
    queryFn: async ({ signal }) => {
      const query = { after: Math.max(0, (session?.seq ?? 0) - NEWEST), limit: NEWEST };
      const params = { id: session?.id ?? '' };
      return (await call('listChatMessages', { params, query }, { signal })).messages;
    },
    enabled: session !== undefined,
  });
  const words = data && askedAt ? wordsOfWish(data, askedAt) : [];
  return words.length === 0 ? undefined : words;
}

/** Until more is known, and where nothing else was written: what lists show of a message ends there. */
function lastWords({ lastMessage }: ChatSession): string[] {
  const said = lastMessage?.sender === 'user' ? lastMessage.content : lastMessage?.visitorSaid;
  return said ? [said.length >= MAX_PREVIEW - 1 ? `${said}…` : said] : [];
}

const quoted = (words: readonly string[]): string =>
  words.length === 0 ? '' : ` Written: ${words.map((text) => `“${text}”`).join(', ')}`;
