import styled from '@emotion/styled';
import { type ChangeEvent, type Ref, useEffect, useRef } from 'react';
import { color } from '#components/tokens.ts';
import { TextButton } from '../chat-parts.ts';
import { useChatTexts } from '../texts/use-chat-texts.ts';
import type { ChosenPhoto, PhotoSending } from './use-photos.ts';

const Panel = styled('div')({
  display: 'grid',
  // Three of them, their button and the composer are in sight at once.
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'center',
  padding: '8px 8px 0 16px',
  img: { width: 56, height: 56, borderRadius: 10, objectFit: 'cover', background: color.ground },
  p: { fontSize: '0.875rem', lineHeight: 1.4, overflowWrap: 'anywhere' },
  progress: { display: 'block', width: '100%', height: 8, marginTop: 6, accentColor: color.primary },
});

const Name = styled('p')({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
const Trouble = styled('p')({ color: 'var(--mui-palette-error-main)', fontWeight: 600 });
const Empty = styled('div')({ width: 56, height: 56, borderRadius: 10, background: color.hairline });
// Beneath the names, not the pictures.
const SendAll = styled(TextButton)({ margin: '8px 16px 8px 84px', scrollMarginBottom: 12 });

interface PhotoStepProps {
  photo: ChosenPhoto;
  /** The request is about to be sent, and takes it along. */
  goesAlong: boolean;
  onCancel: () => void;
  onRemove: () => void;
}

/** A chosen photo: previewed before it is sent, and with its progress on its way. */
function PhotoStep({ photo, goesAlong, onCancel, onRemove }: PhotoStepProps) {
  const { state, progress, message } = photo;
  const texts = useChatTexts().photo;
  const states: Partial<Record<ChosenPhoto['state'], string>> = texts.states;
  const isBusy = state === 'sending' || state === 'checking';
  return (
    <Panel role="group" aria-label={texts.label}>
      {photo.preview === null ? <Empty /> : <img src={photo.preview} alt={texts.preview} />}
      <div>
        <Name dir="auto">{photo.file.name}</Name>
        {state === 'refused' && <Trouble role="alert">{message}</Trouble>}
        <p role="status">{state === 'chosen' && goesAlong ? texts.goesAlong : states[state]}</p>
        {state === 'sending' && <progress value={progress} aria-label={texts.progress} />}
      </div>
      <TextButton type="button" data-look="plain" onClick={isBusy ? onCancel : onRemove}>
        {isBusy ? texts.cancel : texts.remove}
      </TextButton>
    </Panel>
  );
}

interface PhotoStepsProps {
  photos: PhotoSending;
  /** The request is about to be sent, and takes them along: their own button is not the main one. */
  goAlong: boolean;
}

/** The photos that are chosen or on their way, each with its state, and the button that sends all that wait for it. */
export function PhotoSteps({ photos: { photos, ...sending }, goAlong }: PhotoStepsProps) {
  const { send } = useChatTexts().photo;
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus(), [photos.length]);
  const waiting = photos.filter(({ state }) => state === 'chosen').length;
  return (
    <>
      {photos.map((photo) => (
        <PhotoStep
          key={photo.id}
          photo={photo}
          goesAlong={goAlong}
          onCancel={() => sending.cancel(photo.id)}
          onRemove={() => sending.remove(photo.id)}
        />
      ))}
      {waiting > 0 && (
        <SendAll
          ref={main}
          type="button"
          data-look={goAlong ? 'choice' : 'main'}
          onClick={() => void sending.send(false)}
        >
          {send(waiting)}
        </SendAll>
      )}
    </>
  );
}

interface PhotoInputProps {
  onChosen: (files: File[]) => void;
  ref: Ref<HTMLInputElement>;
}

/** The browser's own picker of photos, several at once, opened by a button elsewhere. */
export function PhotoInput({ onChosen, ref }: PhotoInputProps) {
  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // Else the same photo could not be chosen twice.
    target.value = '';
    onChosen(files);
  }
  const { photo } = useChatTexts();
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      multiple
      hidden
      aria-label={photo.said}
      onChange={onChange}
    />
  );
}
