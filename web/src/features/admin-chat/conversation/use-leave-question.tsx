import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { isClosingWords } from '@harbour-haul/domain/chat/messages/closing-words';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { type ChatConsole, useConsoleState } from '../state/chat-console.ts';
import { draftText, quoted, unsentText } from '../unsent/unsent-texts.ts';

interface LeaveQuestion {
  /**
   * Runs what gives a chat away; asks first, once, where something in it is unsent, and before it goes to the assistant also where
   * something is unanswered: a colleague answers that.
   */
  leave: (to: 'colleague' | 'assistant', go: () => void) => void;
  question: ReactNode;
}

/** What is undone in a chat; null or empty where it is not. */
interface Undone {
  /** What its visitor wrote last. */
  unanswered: string | null;
  unsent: string;
  draft: string;
}

/**
 * Lets nobody hand a chat back unaware over what its visitor wrote last and no person has answered: the assistant asks on and
 * may pass over it. Only a question keeps the chat under Needs you then. An answer that is just being sent is one, and who says
 * thanks waits for none. What this admin has written and not sent is named in the same dialog: a message that could be sent no more,
 * or half of one in its field, which stays there.
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
    const undone = {
      unanswered: to === 'colleague' || isAnswering ? null : unansweredOf(session),
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

/** What the visitor of a chat wrote last and nobody has answered; null where they wait for none. */
export function unansweredOf({ lastMessage, adminName, adminDisplayName }: ChatSession): string | null {
  if (lastMessage?.sender !== 'user') return null;
  const names = [adminName, adminDisplayName].filter((name) => typeof name === 'string');
  return isClosingWords(lastMessage.content, names) ? null : lastMessage.content;
}

interface Texts {
  question: string;
  detail: string;
  action: string;
}

function textsOf({ unanswered, unsent, draft }: Undone): Texts {
  const own = `${unsent} ${draft}`.trim();
  const leaves = unsent === '' ? 'End Takeover' : 'Discard it and end';
  if (unanswered === null) {
    const action = unsent === '' ? 'Leave it unsent' : 'Discard it';
    return { question: 'Leave a message unsent?', detail: own, action };
  }
  const [what, detail] = unansweredTexts(unanswered);
  const question = own === '' ? `Leave ${what} unanswered?` : `Leave ${what} unanswered, and yours unsent?`;
  return { question, detail: `${detail} ${own}`.trim(), action: leaves };
}

/** How it is named: `a question`, and what they asked. */
function unansweredTexts(content: string): [what: string, detail: string] {
  if (content.includes('?')) {
    return [
      'a question',
      `${lastWordsText(content)} The AI assistant goes on with its own questions, and the chat stays under Needs you.`,
    ];
  }
  return [
    'a message',
    `${lastWordsText(content)} The AI assistant goes on with its own questions and may pass over it.`,
  ];
}

/** Says what a visitor wrote last. */
export function lastWordsText(content: string): string {
  return `The visitor ${content.includes('?') ? 'asked' : 'wrote'} ${quoted(content)} last.`;
}
