import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { ChatClient } from './conversation/chat-client.ts';
import type { ChatNotice } from './conversation/chat-notice.ts';
import type { LoadLive } from './conversation/live-connection.ts';
import { useConversation } from './conversation/use-conversation.ts';
import type { ConversationOpening, LoadEngine } from './engine/conversation-engine.ts';
import { ChatLauncher } from './launcher/chat-launcher.tsx';
import { useChatInHistory } from './launcher/use-chat-in-history.ts';
import { useMakeWay } from './launcher/use-make-way.ts';
import { useOpenOnRequest } from './launcher/use-open-on-request.ts';
import { usePhotos } from './photos/use-photos.ts';
import { readView, writeView } from './state/chat-view.ts';
import type { PageLanguages } from './texts/chat-languages.ts';
import { ChatTextsContext } from './texts/use-chat-texts.ts';
import { ChatWindow } from './window/chat-window.tsx';
import { useReplySound } from './window/use-reply-sound.ts';

interface ChatWidgetProps {
  /** Where the button leads as long as no script runs. */
  href: string;
  opening: ConversationOpening;
  loadEngine: LoadEngine;
  loadLive: LoadLive;
  showNotice: (notice: ChatNotice) => void;
  languages: PageLanguages;
}

/** The chat of public pages: the floating button and, once opened, its window. Its first render is the button alone. */
export function ChatWidget(props: ChatWidgetProps) {
  const { href, opening, loadEngine, loadLive, showNotice, languages } = props;
  const launcher = useRef<HTMLAnchorElement>(null);
  const [client] = useState(() => new ChatClient(opening, loadEngine, loadLive, showNotice, languages));
  const [isLeft, setLeft] = useState(false);
  const [state, setState] = useState<'closed' | 'opened' | 'found-open'>('closed');
  const [sound, setSound] = useState(() => readView().sound);
  // While React takes over, the button is still the link that was prerendered.
  const alive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const conversation = useConversation(client);
  const texts = useSyncExternalStore(
    (listener) => client.languages.subscribe(listener),
    () => client.languages.textsOf(conversation.record),
    () => client.languages.textsOf({ language: null }),
  );
  // Above the window: what was chosen outlives its closing, as by the Back of a phone.
  const photos = usePhotos({ client, texts, showNotice });
  const dropPhotos = useEffectEvent(() => photos.remove());
  const { forgotten, finished, messages, answeredBy } = conversation.record;
  // Whoever has said something and closed the window finds where it is.
  const isHalfDone =
    !forgotten && answeredBy === 'assistant' && messages.some(({ sender }) => sender === 'user');
  useEffect(() => {
    if (forgotten) dropPhotos();
  }, [forgotten]);
  const open = state !== 'closed';
  // A request was just sent there: continuing another one would make a second of it.
  const ofPage = client.languages.textsOf({ language: null });
  const isThankYou = () => location.pathname === ofPage.thankYou.path;
  const isThanked = alive && isThankYou();

  function show(how: 'opened' | 'found-open') {
    setState(how);
    setLeft(false);
    writeView({ open: true });
    void client.open();
  }

  function hide() {
    setState('closed');
    writeView({ open: false });
    client.close();
  }

  function leave() {
    // A reload of this page must not open what is over.
    if (finished) writeView({ open: false });
    else setLeft(true);
  }

  const history = useChatInHistory({ onShow: show, onHide: hide, onLeft: leave, isInTheWay: isThankYou });

  function close() {
    hide();
    history.closed();
  }

  function openNow(isEntered: boolean) {
    show('opened');
    history.opened(isEntered);
  }

  useEffect(() => client.start(), [client]);
  useFocusAfterClose(launcher, open);
  useOpenOnRequest(launcher, openNow);
  useMakeWay(launcher, open, close);
  useEffect(() => {
    if (open && conversation.unread > 0) client.markSeen();
  }, [client, open, conversation.unread]);
  useReplySound(conversation.messages, sound);

  return (
    <>
      <ChatLauncher
        href={href}
        texts={ofPage.launcher}
        ref={launcher}
        live={
          alive
            ? {
                open,
                unread: open ? 0 : conversation.unread,
                // Of a request that was sent nothing is left to continue, and its page has no room for the words.
                isLeft: (isLeft || isHalfDone) && !open && !finished && !isThanked,
                onToggle: () => (open ? close() : openNow(false)),
              }
            : undefined
        }
      />
      {open && (
        <ChatTextsContext value={texts}>
          <ChatWindow
            client={client}
            conversation={conversation}
            photos={photos}
            takeFocus={state === 'opened'}
            sound={sound}
            onSound={(on) => {
              setSound(on);
              writeView({ sound: on });
            }}
            onClose={close}
          />
        </ChatTextsContext>
      )}
    </>
  );
}

/** Returns the focus to the button once the window is closed, unless it is elsewhere by then. */
function useFocusAfterClose(launcher: RefObject<HTMLElement | null>, open: boolean): void {
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) launcher.current?.focus();
    wasOpen.current = open;
  }, [launcher, open]);
}
