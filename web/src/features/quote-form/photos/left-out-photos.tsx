import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '#components/action.tsx';
import { color } from '#components/tokens.ts';
import type { PhotosAdded } from '../add-lead-photos.ts';
import { useQuoteTexts } from '../texts/use-quote-texts.ts';

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
  /** How many are not with the request. */
  count: number;
  /** Resolves to whether all photos are with the request now. */
  onSend: () => Promise<PhotosAdded>;
  onDone: () => void;
}

/** Stands in place of the button where a request was sent without photos: they can still be added. */
export function LeftOutPhotos({ isRefused, count, onSend, onDone }: LeftOutPhotosProps) {
  const texts = useQuoteTexts().leftOut;
  const panel = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'closed'>('asking');
  useEffect(() => panel.current?.focus(), []);

  async function send() {
    setState('sending');
    const outcome = await onSend();
    if (outcome === 'added') onDone();
    else setState(outcome === 'closed' ? 'closed' : 'failed');
  }

  const why = isRefused ? texts.refused : texts.didNotArrive(count);
  const said = state === 'closed' ? texts.closed : state === 'failed' ? texts.stillNot : why;
  return (
    <Panel ref={panel} data-wide="" tabIndex={-1} role="alert" aria-label={texts.label}>
      <p>{said}</p>
      <Choices>
        {state !== 'closed' && (
          <ActionButton
            type="button"
            data-look="main"
            disabled={state === 'sending'}
            onClick={() => void send()}
          >
            {state === 'sending' ? texts.adding : isRefused ? texts.add : texts.again}
          </ActionButton>
        )}
        <ActionButton type="button" data-look="quiet" onClick={onDone}>
          {texts.without}
        </ActionButton>
      </Choices>
    </Panel>
  );
}
