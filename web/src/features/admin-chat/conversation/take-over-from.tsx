import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { useState } from 'react';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { useTeam } from '#lib/team/use-team.ts';
import { useNow } from '#lib/use-now.ts';
import { useMessages } from '../api/messages.ts';
import { useNotes } from '../api/notes.ts';
import { quoted } from '../unsent/unsent-texts.ts';
import { silenceText, waitText } from './holder-silence.ts';
import { TakeoverBar } from './takeover-bar.tsx';

interface TakeOverFromProps {
  session: ChatSession;
  /** What this admin has written and not sent; it waits in its field, which is not there. */
  draft: string;
  isBusy: boolean;
  /** @param from the username of the colleague who had it when that was asked */
  onTakeOver: (from: string) => void;
}

/**
 * Who has a chat, in place of its field, and the way to have it oneself: whoever has closed their laptop keeps no visitor waiting. The
 * server takes it from the colleague whom the question named, and from nobody who has it by then.
 */
export function TakeOverFrom({ session, draft, isBusy, onTakeOver }: TakeOverFromProps) {
  const [asked, setAsked] = useState<ChatSession | null>(null);
  const name = nameOf(session);
  const content = draft.trim();
  const kept = content === '' ? '' : ` Your message ${quoted(content)} is kept, and was not sent.`;
  return (
    <>
      <TakeoverBar
        text={`${name} is handling this chat.${kept}`}
        action={`Take over from ${name}`}
        isQuiet
        isBusy={isBusy}
        onTakeOver={() => setAsked(session)}
      />
      {asked && (
        <Question
          holding={asked}
          onConfirm={() => {
            setAsked(null);
            onTakeOver(asked.adminId ?? '');
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface QuestionProps {
  /** The chat as it was when it was asked about. */
  holding: ChatSession;
  onConfirm: () => void;
  onCancel: () => void;
}

function Question({ holding, onConfirm, onCancel }: QuestionProps) {
  const { log } = useMessages(holding.id);
  const { notes } = useNotes(holding);
  const { members } = useTeam();
  const now = useNow();
  const name = nameOf(holding);
  const isConnected = members.find(({ id }) => id === holding.adminId)?.isConnected;
  const detail = [
    silenceText(holding, name, { messages: log.messages, notes }, now),
    isConnected === undefined ? '' : `Their console is ${isConnected ? 'connected' : 'not connected'}.`,
    waitText(holding, now),
    `${name} is told at once, keeps what they have typed, and can send nothing more here.`,
  ];
  return (
    <ConfirmDialog
      question={`Take over from ${name}?`}
      detail={detail.filter(Boolean).join(' ')}
      action="Take over"
      color="primary"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

const nameOf = ({ adminName }: ChatSession) => adminName ?? 'another admin';
