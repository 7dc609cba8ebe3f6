import type { SessionUser } from '@harbour-haul/contract/auth/session-user';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ToastOptions, useToast } from '#components/toaster.tsx';
import { isUnauthenticated } from '#lib/api-client.ts';
import { adminSocketUrl, browserPlatform, type LivePlatform } from '#lib/chat/live-platform.ts';
import { alertAdmin } from './alert-admin.ts';
import type { Attention } from './attention.ts';
import type { OnNotify } from './chat-tab-props.ts';
import { Desk } from './desk.ts';
import { deskRequest } from './desk-request.ts';
import { chatFailed, listFailed, SEND_FAILED } from './desk-texts.ts';
import { listenToPage } from './page-events.ts';
import { needsLook } from './session-facts.ts';
import { useAdmin } from './use-admin.ts';
import { useStore } from './use-store.ts';
import { useUnreadTitle } from './use-unread-title.ts';

/** The desk, null until it is known who is signed in, undefined where there is none. */
const DeskContext = createContext<Desk | null | undefined>(undefined);

interface LiveDeskProps {
  onNotify?: OnNotify | undefined;
  /** Tests bring their own clock and sockets. */
  platform?: LivePlatform;
  children: ReactNode;
}

interface DeskOfProps extends LiveDeskProps {
  user: SessionUser;
  platform: LivePlatform;
}

/**
 * Keeps the desk live for all that is below it, whether the Chat tab is shown or not: one socket, notices, and the count
 * in the browser's tab. `ChatTab` brings its own where none is above it.
 */
export function LiveDesk({ onNotify, platform = browserPlatform, children }: LiveDeskProps) {
  const user = useAdmin();
  if (!user) return <DeskContext value={null}>{children}</DeskContext>;
  return (
    <DeskOf key={user.id} user={user} onNotify={onNotify} platform={platform}>
      {children}
    </DeskOf>
  );
}

/** The desk above: null while it is being prepared, undefined where there is none. */
export function useOptionalDesk(): Desk | null | undefined {
  return use(DeskContext);
}

function DeskOf({ user, onNotify, platform, children }: DeskOfProps) {
  const client = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  // The end of the session is no failure of the chat: it leads to the login.
  const tell = (error: unknown, about: ToastOptions) => {
    if (!isUnauthenticated(error)) toast(about);
  };
  const [desk] = useState(
    () =>
      new Desk({
        user,
        request: deskRequest(client),
        platform,
        socketUrl: () => adminSocketUrl(window.location),
        onListFailed: (mode, error) => tell(error, listFailed(mode, error)),
        onChatFailed: (error, hasCopy) => tell(error, chatFailed(hasCopy)),
        onSendFailed: (_message, error) => tell(error, SEND_FAILED),
      }),
  );
  useEffect(
    () =>
      desk.onAttention((attention) => {
        const { title, message, sessionId, kind } = attention;
        if (isInView(desk, attention)) return;
        const action = `/admin/chat/${encodeURIComponent(sessionId)}`;
        const type = kind === 'new_chat' || kind === 'takeover_lost' ? 'info' : 'warning';
        toast({ title, description: message });
        onNotify?.({ title, message, type, sessionId, actionLabel: 'Open chat', action });
        alertAdmin(attention, () => {
          desk.open(sessionId);
          void navigate(action);
        });
      }),
    [desk, toast, navigate, onNotify],
  );
  useEffect(() => {
    desk.start();
    const unlisten = listenToPage(desk);
    return () => {
      unlisten();
      desk.stop();
    };
  }, [desk]);
  const { sessions } = useStore(desk.feed.store);
  useUnreadTitle([...sessions.values()].filter(needsLook).length);
  return <DeskContext value={desk}>{children}</DeskContext>;
}

/** Whoever has the chat before their eyes need not be told that its visitor has written. */
function isInView(desk: Desk, { kind, sessionId }: Attention): boolean {
  return kind === 'waiting' && desk.isInView(sessionId) && document.hasFocus();
}
