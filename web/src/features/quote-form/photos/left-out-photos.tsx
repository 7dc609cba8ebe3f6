import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '#components/action.tsx';
import { color } from '#components/tokens.ts';
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
  /** Resolves to whether all photos are with the request now. */
  onSend: () => Promise<boolean>;
  onDone: () => void;
}

/** Stands in place of the button where a request was sent without photos: they can still be added. */
export function LeftOutPhotos({ isRefused, onSend, onDone }: LeftOutPhotosProps) {
  const texts = useQuoteTexts().leftOut;
  const panel = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking');
  useEffect(() => panel.current?.focus(), []);

  async function send() {
    setState('sending');
    if (await onSend()) onDone();
    else setState('failed');
  }

  return (
    <Panel ref={panel} data-wide="" tabIndex={-1} role="alert" aria-label={texts.label}>
      <p>{state === 'failed' ? texts.stillNot : isRefused ? texts.refused : texts.notStored}</p>
      <Choices>
        <ActionButton
          type="button"
          data-look="main"
          disabled={state === 'sending'}
          onClick={() => void send()}
        >
          {state === 'sending' ? texts.adding : isRefused ? texts.add : texts.again}
        </ActionButton>
        <ActionButton type="button" data-look="quiet" onClick={onDone}>
          {texts.without}
        </ActionButton>
      </Choices>
    </Panel>
  );
}
