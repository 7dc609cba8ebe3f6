import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ToastNews, ToastOptions } from '#components/toasts/toast-queue.ts';
import { useToast } from '#components/toasts/toaster.tsx';
import { chatPath } from '#lib/admin-paths.ts';
import { alertAdmin } from '#lib/alerts/alert-admin.ts';
import { alertPreferences } from '#lib/alerts/alert-preferences.ts';
import { useTitleCount } from '#lib/alerts/title-count.ts';
import { isUnauthenticated } from '#lib/api-client.ts';
import { adminSocketUrl, browserPlatform, type LivePlatform } from '#lib/chat/live-platform.ts';
import { latePart } from '#lib/lazy/late-part.tsx';
import type { LeadNews } from '#lib/live-leads.ts';
import type { NotificationDraft, WaitingDraft } from '#lib/notification-draft.ts';
import { useStableCallback } from '#lib/use-stable-callback.ts';
import { useChatCounts } from './api/chat-counts.ts';
import { chatFailed, listFailed, SEND_FAILED } from './live-texts.ts';
import type { Attention } from './state/attention.ts';
import { ChatConsole } from './state/chat-console.ts';
import type { Wait } from './state/waited-before.ts';

/** What a toast counts where several come. That a takeover has ended is told by itself. */
const NEWS: Partial<Record<Attention['kind'], ToastNews>> = {
  new_chat: { one: 'new chat', many: 'new chats' },
  person_requested: { one: 'visitor waiting', many: 'visitors waiting' },
  waiting: { one: 'visitor waiting', many: 'visitors waiting' },
};

/** What an admin is called for who has another window before them. */
const ALERTED = new Set<Attention['kind']>(['person_requested', 'waiting', 'snooze_ended', 'handed_over']);

/** What an admin who is reading the chat is not notified of at all: its visitor has written, or it is back. */
const READ_WITH_IT = new Set<Attention['kind']>(['waiting', 'snooze_ended']);

/** What nobody has to do anything about. */
const INFORMS = new Set<Attention['kind']>(['new_chat', 'taken_over', 'takeover_lost']);

/** What is over once the chat needs nobody. */
const WAITING = new Set<Attention['kind']>(['person_requested', 'waiting', 'snooze_ended']);

const ConsoleContext = createContext<ChatConsole | null>(null);

interface LiveConsoleProps {
  user: SignedInUser;
  /** Called for new chats and waiting visitors, for the list of notifications. */
  onNotify: (notification: NotificationDraft) => void;
  /** Called once with those who waited already, for the list of notifications; the longest wait first. */
  onWaiting?: (waiting: readonly WaitingDraft[]) => void;
  /** Called when a chat needs nobody any more, whoever has seen to that, for the list of notifications. */
  onSettled?: ((sessionId: string) => void) | undefined;
  /** Called when leads have changed, for the screens that show them. */
  onLeadNews?: (news: LeadNews) => void;
  /** Tests pass their own clock and sockets. */
  platform?: LivePlatform;
  children: ReactNode;
}

/** Returns the chat console above. */
export function useChatConsole(): ChatConsole {
  const chatConsole = use(ConsoleContext);
  if (!chatConsole) throw new Error('useChatConsole needs a LiveConsole above it.');
  return chatConsole;
}

/**
 * Runs the chat console for the components below, whether the Chat tab is shown or not: one socket, notifications, and
 * the count of those who need somebody in the document title. Another user needs another `key`.
 */
export function LiveConsole({
  user,
  onNotify,
  onWaiting = () => {},
  onSettled = () => {},
  onLeadNews = () => {},
  platform = browserPlatform,
  children,
}: LiveConsoleProps) {
  const client = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  // The end of the sign-in is no failure of the chat: it leads to the login.
  const report = (error: unknown, about: ToastOptions) => {
    if (!isUnauthenticated(error)) toast(about);
  };
  const [chatConsole] = useState(
    () =>
      new ChatConsole({
        user,
        client,
        platform,
        socketUrl: () => adminSocketUrl(window.location),
        onLeadNews,
        onListFailed: (mode, error) => {
          // On the dashboard's other screens it is only logged (specification section 8).
          if (chatConsole.isShown) report(error, listFailed(mode, error));
          else if (!isUnauthenticated(error)) console.error('Failed to load chat sessions', error);
        },
        onChatFailed: (error, hasCopy) => report(error, chatFailed(hasCopy)),
        onSendFailed: (_message, error) => report(error, SEND_FAILED),
      }),
  );
  useEffect(
    () =>
      chatConsole.onAttention((attention) => {
        const { title, message, sessionId, kind } = attention;
        const isRead = chatConsole.isInView(sessionId) && document.hasFocus();
        if (isRead && READ_WITH_IT.has(kind)) return;
        // The new row is in view already, or the chat, whose header says the same.
        const isSeen = kind === 'new_chat' ? chatConsole.isListShown && document.hasFocus() : isRead;
        const open = () => {
          chatConsole.open(sessionId);
          void navigate(chatPath(sessionId));
        };
        if (!isSeen) toast({ ...toastOf(attention), action: { ...OPEN_CHAT, onPress: open } });
        onNotify(draftOf(attention));
        if (ALERTED.has(kind))
          alertAdmin({ title, message, tag: `${kind}:${sessionId}` }, alertPreferences.get(), open);
      }),
    [chatConsole, toast, navigate, onNotify],
  );
  useEffect(() => chatConsole.onSettled(onSettled), [chatConsole, onSettled]);
  useEffect(() => {
    chatConsole.start();
    return () => chatConsole.stop();
  }, [chatConsole]);
  useTitleCount('chats', useChatCounts()?.needs ?? 0);
  const onKnown = useStableCallback((waits: readonly Wait[]) =>
    onWaiting(waits.map((wait) => ({ ...draftOf(wait), since: wait.since }))),
  );
  return (
    <ConsoleContext value={chatConsole}>
      {children}
      <WaitingAtStart chatConsole={chatConsole} onKnown={onKnown} />
      <PageEvents chatConsole={chatConsole} />
    </ConsoleContext>
  );
}

/** Who waited before is looked up once the first screen is there; where its code does not come, nothing is known of them. */
const WaitingAtStart = latePart(async () => (await import('./waiting-at-start.tsx')).WaitingAtStart);

/** The socket says the same, and first. */
const PageEvents = latePart(async () => (await import('./page-events.ts')).PageEvents);

const OPEN_CHAT = { label: 'Open chat', altText: 'Open the chat from the list of notifications' };

function draftOf({ title, message, sessionId, kind, customer }: Attention): NotificationDraft {
  const type = INFORMS.has(kind) ? 'info' : 'warning';
  const waits = WAITING.has(kind) ? { waits: true } : {};
  const action = chatPath(sessionId);
  // Of one customer: whoever waits in several chats is one visitor still.
  const many = kind === 'new_chat' ? NEWS[kind]?.many : undefined;
  return { title, many, message, type, customer, ...waits, actionLabel: OPEN_CHAT.label, action };
}

function toastOf({ title, message, kind, sessionId }: Attention): ToastOptions {
  const news = NEWS[kind];
  return { title, description: message, ...(news && { news: { ...news, of: sessionId } }) };
}
