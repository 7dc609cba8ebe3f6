import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { type ChatConsole, useConsoleState } from '../state/chat-console.ts';
import { draftText, unsentText } from './unsent-texts.ts';

interface LeaveUnsent {
  /** Runs what gives a chat away; asks first where the visitor has not got all that this admin wrote in it. */
  leave: (go: () => void) => void;
  question: ReactNode;
}

/**
 * Lets nobody give a chat away while a message of theirs is unsent, which could be sent no more, or half of one stands in its field,
 * which stays there.
 */
export function useLeaveUnsent(chatConsole: ChatConsole, id: string): LeaveUnsent {
  const outgoing = useConsoleState(chatConsole, (state) => state.outgoing.get(id));
  const unsent = unsentText(outgoing ?? []);
  const [asked, setAsked] = useState<{ go: () => void; unsent: string; draft: string } | null>(null);
  // As it was when it was asked about: a dialog that goes by itself does neither of what it offers.
  const question = asked && (
    <ConfirmDialog
      question="Leave a message unsent?"
      detail={`${asked.unsent} ${asked.draft}`.trim()}
      action={asked.unsent === '' ? 'Leave it unsent' : 'Discard it'}
      cancel="Go back"
      onConfirm={() => {
        setAsked(null);
        chatConsole.discardUnsent(id);
        asked.go();
      }}
      onCancel={() => setAsked(null)}
    />
  );
  const leave = (go: () => void) => {
    // Read now: no key that is typed draws the buttons anew.
    const draft = draftText(chatConsole.drafts.get(id));
    if (unsent === '' && draft === '') go();
    else setAsked({ go, unsent, draft });
  };
  return { leave, question };
}
