import styled from '@emotion/styled';
import type { QuickReply } from '@harbour-haul/domain/conversation/turn';
import { visibleLength } from '@harbour-haul/domain/leads/fields/visible-text';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { color } from '#components/tokens.ts';
import { PHONE } from '../chat-parts.ts';
import { Composer } from '../composer/composer.tsx';
import type { ChatClient } from '../conversation/chat-client.ts';
import type { Conversation } from '../conversation/use-conversation.ts';
import { MessageList } from '../messages/message-list.tsx';
import { PhotoInput, PhotoSteps } from '../photos/photo-steps.tsx';
import { PhotoViewer } from '../photos/photo-viewer.tsx';
import type { PhotoSending } from '../photos/use-photos.ts';
import { SUBMIT } from '../recap/recap-parts.ts';
import type { ShownMessage } from '../state/chat-record.ts';
import { useChatTexts } from '../texts/use-chat-texts.ts';
import { ChatHeader } from './chat-header.tsx';
import { EngineTrouble } from './engine-trouble.tsx';
import { SentBar, SentRequest } from './sent-request.tsx';
import { ThankYou } from './thank-you.tsx';
import { useCoversScreen, useVisibleHeight } from './window-layout.ts';

/** Specification section 9: 384 px by 540 px, and the whole screen of a phone. */
const Frame = styled('section')({
  position: 'fixed',
  zIndex: 31,
  right: 'max(16px, env(safe-area-inset-right))',
  bottom: 'max(16px, env(safe-area-inset-bottom))',
  display: 'flex',
  flexDirection: 'column',
  width: 384,
  height: 540,
  maxHeight: 'calc(100dvh - 32px)',
  overflow: 'hidden',
  border: `1px solid ${color.hairline}`,
  borderRadius: 16,
  background: color.ground,
  boxShadow: '0 12px 40px rgb(6 24 30 / 26%)',
  color: color.text,
  '&:focus': { outline: 'none' },
  '@media print': { display: 'none' },
  [PHONE]: {
    inset: '0 0 auto',
    top: 'var(--visible-top, 0)',
    width: '100%',
    height: 'var(--visible-height, 100dvh)',
    maxHeight: 'none',
    border: 0,
    borderRadius: 0,
  },
});

const Foot = styled('div')({
  flex: 'none',
  maxHeight: '60%',
  overflowY: 'auto',
  borderTop: `1px solid ${color.hairline}`,
  background: color.surface,
  paddingBottom: 'env(safe-area-inset-bottom)',
});

interface ChatWindowProps {
  client: ChatClient;
  conversation: Conversation;
  photos: PhotoSending;
  /** The visitor has just opened it, and it takes the focus; false where a page was loaded with it open. */
  takeFocus: boolean;
  sound: boolean;
  onSound: (sound: boolean) => void;
  onClose: () => void;
}

/** The open chat: a dialog that leaves the page usable on a computer and covers it on a phone. */
export function ChatWindow(props: ChatWindowProps) {
  const { client, conversation, photos, takeFocus, sound, onSound, onClose } = props;
  const { record, messages, typing, personTyping, failures } = conversation;
  const texts = useChatTexts();
  const titleId = useId();
  const frame = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const [thankedBefore] = useState(record.finished);
  const [asks, setAsks] = useState(false);
  const [viewed, setViewed] = useState<ShownMessage | null>(null);
  const covers = useCoversScreen();
  useVisibleHeight(frame);
  const hasPerson = record.answeredBy === 'person';
  const thanked = record.finished && !hasPerson;
  const sent = { leadId: record.leadId, isCanceled: record.canceledAt !== null };
  const isAsking = thanked && asks;
  const last = messages.at(-1);
  const offered = thanked || last?.sender !== 'assistant' ? [] : last.quickReplies;
  const asksToSend = offered.some(({ id }) => id === SUBMIT);
  const assistantTypes = typing || (record.conversation === null && messages.length === 0 && !hasPerson);
  const assistant = assistantTypes ? texts.writers.assistant : null;
  const writer = personTyping ? (record.adminName ?? texts.writers.team) : assistant;

  /** To where the next words are written; on a touch screen that would bring up the keyboard unasked, and a ring around all that was said. */
  const focusForNext = useCallback(() => {
    (matchMedia('(pointer: coarse)').matches ? frame.current : field.current)?.focus();
  }, []);

  useEffect(() => {
    if (takeFocus) (matchMedia('(pointer: coarse)').matches ? frame.current : field.current)?.focus();
  }, [takeFocus]);

  // A photo that became part of the conversation; not one of before the window was opened.
  const [saidBefore] = useState(photos.saidCount);
  useEffect(() => {
    if (photos.saidCount > saidBefore) focusForNext();
  }, [photos.saidCount, saidBefore, focusForNext]);

  useEffect(() => {
    if (isAsking) field.current?.focus();
  }, [isAsking]);

  useEffect(() => client.onChoosePhoto(() => fileInput.current?.click()), [client]);

  function startOver() {
    photos.remove();
    setAsks(false);
    void client.startOver();
    focusForNext();
  }

  /** The chosen photos come along, and before a request that they belong to. */
  async function say(text: string) {
    const arePhotosAlone = photos.photos.length > 0 && visibleLength(text) === 0;
    if (asksToSend) await photos.send(true);
    if (!arePhotosAlone) await client.say(text);
    const isWithdrawn = client.store.record.outbox.some(({ kind }) => kind === 'forget');
    if (!asksToSend && !isWithdrawn) await photos.send(true);
  }

  async function choose(reply: QuickReply) {
    if (reply.id === SUBMIT) await photos.send(true);
    if (last) await client.choose(last.id, reply);
  }

  /** A photo and the message that speaks of it are one to their visitor. */
  function retry({ id, delivery }: ShownMessage) {
    photos.retry(id);
    if (delivery === 'failed') void client.retry(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    <Frame
      ref={frame}
      lang={texts.lang}
      role="dialog"
      aria-modal={covers}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <ChatHeader
        titleId={titleId}
        answeredBy={record.answeredBy}
        adminName={record.adminName}
        sound={sound}
        onSound={onSound}
        onStartOver={startOver}
        onClose={onClose}
      />
      <MessageList
        messages={messages}
        typing={writer}
        quickReplies={record.forgotten ? [{ id: 'start-again', label: texts.startAgain }] : offered}
        onChoose={(reply) => {
          if (record.forgotten) return startOver();
          void choose(reply);
          focusForNext();
        }}
        onRetry={retry}
        // While it is sent again, that is said where the chosen photos stand.
        isUnsent={(id) =>
          client.unsentPhotos.byMessage.has(id) && !photos.photos.some((photo) => photo.id === id)
        }
        onView={setViewed}
      />
      <Foot>
        {thanked && (
          <ThankYou
            {...sent}
            takeFocus={!thankedBefore}
            isAsking={isAsking}
            onAsk={() => setAsks(true)}
            onStartOver={startOver}
          />
        )}
        {/* The assistant, who would thank them, says nothing while a person answers. */}
        {record.finished && hasPerson && (
          <SentBar>
            <SentRequest {...sent} />
          </SentBar>
        )}
        {(!thanked || isAsking) && failures > 0 && (
          <EngineTrouble failures={failures} onRetry={() => client.engine.retry()} />
        )}
        <PhotoSteps photos={photos} goAlong={asksToSend} />
        {(!thanked || isAsking) && (
          <Composer
            placeholder={thanked ? texts.thankYou.ask : texts.composer.placeholder}
            onSend={(text) => void say(text)}
            onTyping={(isEmpty) => client.typed(isEmpty)}
            onPhoto={() => fileInput.current?.click()}
            fieldRef={field}
          />
        )}
        <PhotoInput ref={fileInput} onChosen={(files) => void photos.choose(files)} />
      </Foot>
      {viewed && <PhotoViewer message={viewed} onClose={() => setViewed(null)} />}
    </Frame>
  );
}
