import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { unansweredWords } from '@harbour-haul/domain/chat/messages/unanswered-words';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { type ChatConsole, useConsoleState } from '../state/chat-console.ts';
import { draftText, quoted, unsentText } from '../unsent/unsent-texts.ts';

interface LeaveQuestion {
  /**
   * Runs what gives a chat away; asks first, once, where something in it is unsent, and before it goes to the assistant also where
   * something is unanswered: a colleague answers that. `directed`: to the assistant, which is told what to ask next.
   */
  leave: (to: 'colleague' | 'assistant' | 'directed', go: () => void) => void;
  question: ReactNode;
}

/** What is undone in a chat; null or empty where it is not. */
interface Undone {
  /** What its visitor wrote last. */
  unanswered: string | null;
  /** Whether the chat stays under Needs you for that. */
  isKept: boolean;
  unsent: string;
  draft: string;
}

/**
 * Lets nobody hand a chat back unaware over what its visitor wrote last and no person has answered: the assistant asks on and
 * knows nothing of it. The chat stays under Needs you then, unless an admin tells the assistant what to ask after words that are no
 * question. An answer that is just being sent is one, and who says thanks waits for none. What this admin has written and not sent is
 * named in the same dialog: a message that could be sent no more, or half of one in its field, which stays there.
 */
export function useLeaveQuestion(chatConsole: ChatConsole, session: ChatSession): LeaveQuestion {
  const { id } = session;
  const outgoing = useConsoleState(chatConsole, (state) => state.outgoing.get(id)) ?? [];
  const [asked, setAsked] = useState<(Undone & { go: () => void }) | null>(null);
  // As it was when it was asked about: a dialog that goes by itself does neither of what it offers.
  const question = asked && (
    <ConfirmDialog
      {...textsOf(asked)}
      cancel="Go back"
      onConfirm={() => {
        setAsked(null);
        chatConsole.discardUnsent(id);
        asked.go();
      }}
      onCancel={() => setAsked(null)}
    />
  );
  const leave: LeaveQuestion['leave'] = (to, go) => {
    const isAnswering = outgoing.some(({ state }) => state === 'sending');
    const unanswered = to === 'colleague' || isAnswering ? null : unansweredWords(session);
    const undone = {
      unanswered,
      isKept: to === 'assistant' || (unanswered !== null && isQuestion(unanswered)),
      unsent: unsentText(outgoing),
      // Read now: no key that is typed draws the buttons anew.
      draft: draftText(chatConsole.drafts.get(id)),
    };
    if (undone.unanswered !== null || undone.unsent !== '' || undone.draft !== '')
      setAsked({ ...undone, go });
    else go();
  };
  return { leave, question };
}

interface Texts {
  question: string;
  detail: string;
  action: string;
}

function textsOf({ unanswered, isKept, unsent, draft }: Undone): Texts {
  const own = `${unsent} ${draft}`.trim();
  const leaves = unsent === '' ? 'End Takeover' : 'Discard it and end';
  if (unanswered === null) {
    const action = unsent === '' ? 'Leave it unsent' : 'Discard it';
    return { question: 'Leave a message unsent?', detail: own, action };
  }
  const what = isQuestion(unanswered) ? 'a question' : 'a message';
  const detail = `${lastWordsText(unanswered)} The AI assistant goes on with its own questions${isKept ? ', and the chat stays under Needs you' : ' and may pass over it'}.`;
  const question = own === '' ? `Leave ${what} unanswered?` : `Leave ${what} unanswered, and yours unsent?`;
  return { question, detail: `${detail} ${own}`.trim(), action: leaves };
}

/** Says what a visitor wrote last. */
export function lastWordsText(content: string): string {
  return `The visitor ${isQuestion(content) ? 'asked' : 'wrote'} ${quoted(content)} last.`;
}

/** Whether words ask something, by their mark, as the server tells questions to a person (`team-questions.ts`). */
export const isQuestion = (content: string) => content.includes('?');
