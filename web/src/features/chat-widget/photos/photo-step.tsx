import styled from '@emotion/styled';
import { type ChangeEvent, type Ref, useEffect, useRef } from 'react';
import { color } from '#components/tokens.ts';
import { TextButton } from '../chat-parts.ts';
import { useChatTexts } from '../texts/use-chat-texts.ts';
import type { ChosenPhoto } from './use-photo.ts';

const Panel = styled('div')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
  padding: '12px 12px 0',
  img: { width: 72, height: 72, borderRadius: 10, objectFit: 'cover', background: color.ground },
  p: { fontSize: '0.875rem', overflowWrap: 'anywhere' },
  progress: { display: 'block', width: '100%', height: 8, marginTop: 6, accentColor: color.primary },
});

const Name = styled('p')({ maxHeight: '3.2em', overflow: 'hidden' });
const Trouble = styled('p')({ color: 'var(--mui-palette-error-main)', fontWeight: 600 });
const Empty = styled('div')({ width: 72, height: 72, borderRadius: 10, background: color.hairline });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 4 });

interface PhotoStepProps {
  photo: ChosenPhoto;
  /** The request is about to be sent, and takes it along: its own button is not the main one. */
  goesAlong: boolean;
  onSend: () => void;
  onShrink: () => void;
  onCancel: () => void;
  onRemove: () => void;
}

/** The chosen photo: previewed before it is sent, and with its progress on its way. */
export function PhotoStep({ photo, goesAlong, onSend, onShrink, onCancel, onRemove }: PhotoStepProps) {
  const { state, progress, message } = photo;
  const texts = useChatTexts().photo;
  const states: Partial<Record<ChosenPhoto['state'], string>> = texts.states;
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus(), []);
  const action = (label: string, onClick: () => void) => (
    <TextButton ref={main} type="button" data-look={goesAlong ? 'choice' : 'main'} onClick={onClick}>
      {label}
    </TextButton>
  );
  const plain = (label: string, onClick: () => void) => (
    <TextButton type="button" data-look="plain" onClick={onClick}>
      {label}
    </TextButton>
  );
  return (
    <Panel role="group" aria-label={texts.label}>
      {photo.preview === null ? <Empty /> : <img src={photo.preview} alt={texts.preview} />}
      <div>
        <Name dir="auto">{photo.file.name}</Name>
        {state === 'too-large' && <Trouble>{texts.tooLarge}</Trouble>}
        {state === 'refused' && <Trouble role="alert">{message}</Trouble>}
        <p role="status">{state === 'chosen' && goesAlong ? texts.goesAlong : states[state]}</p>
        {state === 'sending' && <progress value={progress} aria-label={texts.progress} />}
        <Actions>
          {state === 'chosen' && action(texts.send, onSend)}
          {state === 'too-large' && action(texts.shrink, onShrink)}
          {BUSY.has(state) ? plain(texts.cancel, onCancel) : plain(texts.remove, onRemove)}
        </Actions>
      </div>
    </Panel>
  );
}

const BUSY = new Set<ChosenPhoto['state']>(['sending', 'checking']);

interface PhotoInputProps {
  onChosen: (file: File) => void;
  ref: Ref<HTMLInputElement>;
}

/** The browser's own picker of photos, opened by a button elsewhere. */
export function PhotoInput({ onChosen, ref }: PhotoInputProps) {
  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Else the same photo could not be chosen twice.
    target.value = '';
    if (file) onChosen(file);
  }
  const { photo } = useChatTexts();
  return <input ref={ref} type="file" accept="image/*" hidden aria-label={photo.said} onChange={onChange} />;
}
