import styled from '@emotion/styled';
import { color } from '#components/tokens.ts';
import { IconButton } from '../chat-parts.ts';
import type { ChatRecord } from '../state/chat-record.ts';
import { useChatTexts } from '../texts/use-chat-texts.ts';
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
  const { header } = useChatTexts();
  const who = {
    assistant: header.assistant,
    'assistant-for-now': header.awaited,
    person: header.person(adminName),
  };
  return (
    <Bar>
      <Words>
        <h2 id={titleId}>{header.title}</h2>
        <p>{who[answeredBy]}</p>
      </Words>
      <ChatMenu {...menu} />
      <IconButton type="button" data-bare="below" aria-label={header.close} onClick={onClose}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </IconButton>
    </Bar>
  );
}
