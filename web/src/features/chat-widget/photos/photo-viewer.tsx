import styled from '@emotion/styled';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { imageSources, useImageFallback } from '#lib/chat/image-fallback.ts';
import { IconButton } from '../chat-parts.ts';
import { usePhotoInHistory } from '../launcher/use-chat-in-history.ts';
import type { ShownMessage } from '../state/chat-record.ts';
import { useChatTexts } from '../texts/use-chat-texts.ts';

/** Over the whole screen, in the colours of photographs. */
const Cover = styled('div')({
  position: 'fixed',
  zIndex: 2,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: 8,
  background: 'rgb(6 18 22 / 94%)',
  color: '#FFFFFF',
  overflow: 'auto',
  img: { maxWidth: '100%', maxHeight: 'calc(100dvh - 16px)', borderRadius: 8, objectFit: 'contain' },
  button: {
    position: 'fixed',
    top: 'max(8px, env(safe-area-inset-top))',
    right: 'max(8px, env(safe-area-inset-right))',
    background: 'rgb(6 18 22 / 70%)',
  },
});

interface PhotoViewerProps {
  message: ShownMessage;
  onClose: () => void;
}

/** A photo of the chat as large as the screen; its button, Escape and Back lead back to the chat. */
export function PhotoViewer({ message, onClose }: PhotoViewerProps) {
  const { image, preview, sender } = message;
  const { messages } = useChatTexts();
  const stored = image === null ? [] : imageSources(image);
  const { source, onError } = useImageFallback(preview === null ? stored : [...stored, preview]);
  const button = useRef<HTMLButtonElement>(null);
  const left = usePhotoInHistory(onClose);
  const close = () => {
    onClose();
    left();
  };

  useEffect(() => {
    const before = document.activeElement;
    button.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    // The one button is all there is to reach.
    if (event.key === 'Tab') event.preventDefault();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  }

  return (
    <Cover role="dialog" aria-modal="true" aria-label={messages.photo} onKeyDown={onKeyDown}>
      {source === undefined ? (
        <p>{messages.noImage}</p>
      ) : (
        <img
          src={source}
          alt={sender === 'user' ? messages.ownPhoto : messages.teamPhoto}
          onError={onError}
        />
      )}
      <IconButton
        ref={button}
        type="button"
        data-bare="below"
        aria-label={messages.closePhoto}
        onClick={close}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </IconButton>
    </Cover>
  );
}
