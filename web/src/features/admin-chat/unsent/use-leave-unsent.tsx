import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { type ChatConsole, useConsoleState } from '../state/chat-console.ts';
import { unsentText } from './unsent-texts.ts';

interface LeaveUnsent {
  /** Runs what gives a chat away; asks first where the visitor has not got all that this admin wrote in it. */
  leave: (go: () => void) => void;
  question: ReactNode;
}

/** Lets nobody give a chat away while a message of theirs is unsent, which could be sent no more. */
export function useLeaveUnsent(chatConsole: ChatConsole, id: string): LeaveUnsent {
  const outgoing = useConsoleState(chatConsole, (state) => state.outgoing.get(id));
  const unsent = unsentText(outgoing ?? []);
  const [go, setGo] = useState<(() => void) | null>(null);
  const question = go && unsent !== '' && (
    <ConfirmDialog
      question="Leave a message unsent?"
      detail={unsent}
      action="Discard it"
      cancel="Go back"
      onConfirm={() => {
        setGo(null);
        chatConsole.discardUnsent(id);
        go();
      }}
      onCancel={() => setGo(null)}
    />
  );
  return { leave: (next) => (unsent === '' ? next() : setGo(() => next)), question };
}
