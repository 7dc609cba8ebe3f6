import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { color } from '#components/tokens.ts';
import { TextButton } from './chat-parts.ts';
import type { ChosenPhoto } from './use-photo.ts';

const Panel = styled('div')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
  padding: '12px 12px 0',
  img: { width: 72, height: 72, borderRadius: 10, objectFit: 'cover', background: color.ground },
  p: { fontSize: '0.875rem', overflowWrap: 'anywhere' },
});

const Name = styled('p')({ maxHeight: '3.2em', overflow: 'hidden' });
const Empty = styled('div')({ width: 72, height: 72, borderRadius: 10, background: color.hairline });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 4 });

interface PhotoStepProps {
  photo: ChosenPhoto;
  onSend: () => void;
  onRemove: () => void;
}

/** The chosen photo, to be looked at before it is sent. */
export function PhotoStep({ photo, onSend, onRemove }: PhotoStepProps) {
  const send = useRef<HTMLButtonElement>(null);
  useEffect(() => send.current?.focus(), []);
  return (
    <Panel role="group" aria-label="Chosen photo">
      {photo.preview === null ? <Empty /> : <img src={photo.preview} alt="Preview of your choice" />}
      <div>
        <Name dir="auto">{photo.file.name}</Name>
        <Actions>
          <TextButton ref={send} type="button" data-look="main" onClick={onSend} disabled={photo.sending}>
            {photo.sending ? 'Sending photo…' : 'Send photo'}
          </TextButton>
          {!photo.sending && (
            <TextButton type="button" data-look="plain" onClick={onRemove}>
              Remove
            </TextButton>
          )}
        </Actions>
      </div>
    </Panel>
  );
}
