import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { ChatLauncher } from './chat-launcher.tsx';
import { ChatRunner } from './chat-runner.ts';
import { readView, writeView } from './chat-view.ts';
import { ChatWindow } from './chat-window.tsx';
import type { LoadEngine } from './conversation-engine.ts';
import type { LoadLive } from './load-visitor-live.ts';
import { type ChatNotice, CODE_UNREACHABLE } from './notices.ts';
import { useConversation } from './use-conversation.ts';
import { useOpenOnRequest } from './use-open-on-request.ts';
import { useReplySound } from './use-reply-sound.ts';

interface ChatWidgetProps {
  /** Where the button leads as long as no script runs. */
  href: string;
  loadEngine: LoadEngine;
  loadLive: LoadLive;
  showNotice: (notice: ChatNotice) => void;
}

/** The chat of public pages: the floating button and, once opened, its window. Its first render is the button alone. */
export function ChatWidget({ href, loadEngine, loadLive, showNotice }: ChatWidgetProps) {
  const launcher = useRef<HTMLAnchorElement>(null);
  const [runner] = useState(() => new ChatRunner(loadEngine, loadLive, showNotice));
  const [state, setState] = useState<'closed' | 'opened' | 'found-open'>('closed');
  const [sound, setSound] = useState(() => readView().sound);
  // While React takes over, the button is still the link that was prerendered.
  const alive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const conversation = useConversation(runner);
  const open = state !== 'closed';

  function show(how: 'opened' | 'found-open') {
    setState(how);
    writeView({ open: true });
    runner.open().catch(() => showNotice(CODE_UNREACHABLE));
  }

  function close() {
    setState('closed');
    writeView({ open: false });
    runner.close();
  }

  const toggle = () => (open ? close() : show('opened'));

  useEffect(() => runner.start(), [runner]);
  useFocusAfterClose(launcher, open);
  useFoundOpen(() => show('found-open'));
  useOpenOnRequest(launcher, () => show('opened'));
  useEffect(() => {
    if (open && conversation.unread > 0) runner.markSeen();
  }, [runner, open, conversation.unread]);
  useReplySound(conversation.messages, sound);

  return (
    <>
      <ChatLauncher
        href={href}
        ref={launcher}
        live={alive ? { open, unread: open ? 0 : conversation.unread, onToggle: toggle } : undefined}
      />
      {open && (
        <ChatWindow
          runner={runner}
          conversation={conversation}
          takeFocus={state === 'opened'}
          sound={sound}
          onSound={(on) => {
            setSound(on);
            writeView({ sound: on });
          }}
          onClose={close}
          showNotice={showNotice}
        />
      )}
    </>
  );
}

/** Opens the chat on a page that follows one where it was open. */
function useFoundOpen(onFound: () => void): void {
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (readView().open) found();
  }, []);
}

/** Gives the focus back to the button that a closed window leaves behind. */
function useFocusAfterClose(launcher: RefObject<HTMLElement | null>, open: boolean): void {
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) launcher.current?.focus();
    wasOpen.current = open;
  }, [launcher, open]);
}
