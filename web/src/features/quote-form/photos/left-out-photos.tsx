import styled from '@emotion/styled';
import { PHOTO_NOT_STORED } from '@harbour-haul/contract/photos/photo-texts';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '#components/action.tsx';
import { color } from '#components/tokens.ts';

const Panel = styled('div')({
  display: 'grid',
  gap: 12,
  padding: 16,
  border: `2px solid ${color.primary}`,
  borderRadius: 12,
  '&:focus': { outline: 'none' },
  p: { overflowWrap: 'anywhere' },
});

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

interface LeftOutPhotosProps {
  /** Some cannot be used at all; the photos themselves say why. */
  isRefused: boolean;
  /** Resolves to whether all photos are with the request now. */
  onSend: () => Promise<boolean>;
  onDone: () => void;
}

/** Stands in place of the button where a request was sent without photos: they can still be added. */
export function LeftOutPhotos({ isRefused, onSend, onDone }: LeftOutPhotosProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking');
  useEffect(() => panel.current?.focus(), []);

  async function send() {
    setState('sending');
    if (await onSend()) onDone();
    else setState('failed');
  }

  return (
    <Panel ref={panel} data-wide="" tabIndex={-1} role="alert" aria-label="Request sent without photos">
      <p>{state === 'failed' ? STILL_NOT : isRefused ? REFUSED : PHOTO_NOT_STORED}</p>
      <Choices>
        <ActionButton
          type="button"
          data-look="main"
          disabled={state === 'sending'}
          onClick={() => void send()}
        >
          {state === 'sending'
            ? 'Adding photos...'
            : isRefused
              ? 'Add the photos'
              : 'Try to add the photos again'}
        </ActionButton>
        <ActionButton type="button" data-look="quiet" onClick={onDone}>
          Continue without
        </ActionButton>
      </Choices>
    </Panel>
  );
}

const REFUSED =
  'Your request is with us, but a photo could not be used and was left out. You can choose another one above and add it, or continue without.';

const STILL_NOT =
  'The photos still could not be added. Your request is with us all the same. You can try again, or continue.';
