import type { CannedReply } from '@harbour-haul/domain/chat/canned/canned-reply';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { useMessages } from '../api/messages.ts';

type Suggest = typeof import('./suggest-replies.ts').suggestReplies;

interface SuggestedRepliesProps {
  sessionId: string;
  replies: readonly CannedReply[];
  /** Puts a reply into the field; it is sent by whoever reads it first. */
  insert: (reply: CannedReply) => void;
}

/** Up to three canned replies by what the visitor asked last. */
export function SuggestedReplies({ sessionId, replies, insert }: SuggestedRepliesProps) {
  const { messages } = useMessages(sessionId).log;
  const suggest = useSuggest();
  const suggested = useMemo(() => suggest?.(replies, messages) ?? [], [suggest, replies, messages]);
  if (suggested.length === 0) return null;
  return (
    <Box role="group" aria-label="Suggested replies" sx={barStyle}>
      {suggested.map((reply) => (
        <Button
          key={reply.id}
          size="small"
          variant="outlined"
          data-hint={reply.text}
          onClick={() => insert(reply)}
          sx={buttonStyle}
        >
          {reply.text}
        </Button>
      ))}
    </Box>
  );
}

/** What recognises questions, once it is loaded; without it nothing is suggested. */
function useSuggest(): Suggest | null {
  const [suggest, setSuggest] = useState<Suggest | null>(null);
  useEffect(() => {
    let isGone = false;
    import('./suggest-replies.ts').then(
      (loaded) => !isGone && setSuggest(() => loaded.suggestReplies),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  return suggest;
}

/** On a phone they are one row that is swiped. */
const barStyle = {
  display: 'flex',
  gap: 0.75,
  pb: 1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
};

const buttonStyle = {
  display: 'block',
  flex: '0 1 auto',
  minWidth: { xs: 180, sm: 96 },
  maxWidth: 320,
  minHeight: { xs: 44, sm: 36 },
  px: 1.25,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
};
