import styled from '@emotion/styled';
import { MAX_MESSAGE_LENGTH } from '@harbour-haul/domain/chat/messages/chat-message';
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { color } from '#components/tokens.ts';
import { IconButton } from '../chat-parts.ts';
import { readView, writeView } from '../state/chat-view.ts';
import { useChatTexts } from '../texts/use-chat-texts.ts';

const Form = styled('form')({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 4,
  padding: 8,
  color: color.primary,
  // There is nothing to send; and the pointer rests on it unasked, where the button was that has opened the window.
  '&:has(:placeholder-shown) [data-bare=left]::before': { display: 'none' },
});

const Field = styled('textarea')({
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  maxHeight: 132,
  padding: '9px 14px',
  border: `1px solid color-mix(in srgb, ${color.quiet} 75%, transparent)`,
  borderRadius: 22,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  // Smaller, and phones zoom in when it is touched.
  fontSize: '1rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  resize: 'none',
  fieldSizing: 'content',
  '&::placeholder': { color: color.quiet, opacity: 1 },
  '&:focus': { outline: `2px solid ${color.primary}`, outlineOffset: -1 },
});

const Notice = styled('p')({
  padding: '8px 16px 0',
  color: 'var(--mui-palette-error-main)',
  fontSize: '0.875rem',
});

interface ComposerProps {
  /** What the empty field says. */
  placeholder: string;
  onSend: (text: string) => void;
  /** The visitor changed what they write, to nothing perhaps. */
  onTyping: (isEmpty: boolean) => void;
  onPhoto: () => void;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** Where the visitor writes: Enter sends, Shift+Enter begins a line. What is typed survives a reload. */
export function Composer({ placeholder, onSend, onTyping, onPhoto, fieldRef }: ComposerProps) {
  const { composer } = useChatTexts();
  const [text, setText] = useState(() => readView().draft);
  const [cut, setCut] = useState(false);

  function change(typed: string) {
    const capped = capText(typed);
    setCut(capped !== typed);
    setText(capped);
    writeView({ draft: capped });
    onTyping(capped.trim() === '');
  }

  function send(event?: FormEvent) {
    event?.preventDefault();
    const sent = text;
    change('');
    fieldRef.current?.focus();
    onSend(sent);
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a word is being composed, Enter ends the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <>
      <Notice role="status" hidden={!cut}>
        {cut ? composer.cut : ''}
      </Notice>
      <Form onSubmit={send} aria-label={composer.form}>
        <IconButton type="button" data-bare="right" aria-label={composer.photo} onClick={onPhoto}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h3l2-3h6l2 3h3v12H4z" />
            <circle cx="12" cy="13" r="3.5" />
          </svg>
        </IconButton>
        <Field
          ref={fieldRef}
          aria-label={composer.field}
          dir="auto"
          rows={1}
          enterKeyHint="send"
          placeholder={placeholder}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton type="submit" data-bare="left" aria-label={composer.send}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 12 20 4l-5 16-4-7z" />
          </svg>
        </IconButton>
      </Form>
    </>
  );
}

const HIGH_SURROGATE = /[\uD800-\uDBFF]$/;

/** Returns the text, cut to what a message may hold; never through the middle of a character. */
export function capText(text: string): string {
  return text.length <= MAX_MESSAGE_LENGTH
    ? text
    : text.slice(0, MAX_MESSAGE_LENGTH).replace(HIGH_SURROGATE, '');
}
