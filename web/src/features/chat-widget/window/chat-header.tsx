import styled from '@emotion/styled';
import { SITE } from '@harbour-haul/domain/site/site';
import { color } from '#components/tokens.ts';
import { IconButton } from '../chat-parts.ts';
import type { ChatRecord } from '../state/chat-record.ts';
import { ChatMenu } from './chat-menu.tsx';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  padding: '8px 8px 8px 16px',
  paddingTop: 'max(8px, env(safe-area-inset-top))',
  background: color.primary,
  color: color.onPrimary,
});

const Words = styled('div')({
  flex: 1,
  minWidth: 0,
  h2: { overflow: 'hidden', fontSize: '1.0625rem', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'h2 + p': { marginTop: 0, fontSize: '0.8125rem', lineHeight: 1.4 },
});

const WHO: Record<ChatRecord['answeredBy'], (adminName: string | null) => string> = {
  assistant: () => 'A free quote in about a minute',
  'assistant-for-now': () => 'Someone of our team will join you here',
  person: (adminName) => (adminName ? `${adminName} of our team is here` : 'You are talking to our team'),
};

interface ChatHeaderProps {
  titleId: string;
  answeredBy: ChatRecord['answeredBy'];
  adminName: string | null;
  sound: boolean;
  onSound: (sound: boolean) => void;
  onStartOver: () => void;
  onClose: () => void;
}

/** Who is speaking, what else can be done, and the way out. */
export function ChatHeader({ titleId, answeredBy, adminName, onClose, ...menu }: ChatHeaderProps) {
  return (
    <Bar>
      <Words>
        <h2 id={titleId}>Chat with {SITE.brand}</h2>
        <p>{WHO[answeredBy](adminName)}</p>
      </Words>
      <ChatMenu {...menu} />
      <IconButton type="button" aria-label="Close chat" onClick={onClose}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </IconButton>
    </Bar>
  );
}
