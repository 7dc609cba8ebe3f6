import styled from '@emotion/styled';
import { useState } from 'react';
import { ActionButton } from '#components/action.tsx';
import { color } from '#components/tokens.ts';
import { RefusalText } from './refusal-text.tsx';
import { useRequestTexts } from './texts/use-request-texts.ts';
import { useFocus } from './use-focus.ts';
import type { Refusal } from './use-request.ts';

const Question = styled('div')({
  marginTop: 20,
  padding: 16,
  border: `1px solid ${color.hairline}`,
  borderRadius: 12,
  outline: 'none',
  p: { margin: 0 },
  div: { display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 12 },
});

/** What it does cannot be taken back here: it is seen to be that, and is not the first thing to press. */
const CancelButton = styled(ActionButton)({
  '&[data-look=quiet]': {
    '&, &:hover': { borderColor: 'var(--mui-palette-error-main)' },
    color: 'var(--mui-palette-error-main)',
  },
});

interface CancelRequestProps {
  /** They have asked for it in the chat, and the team knows. */
  isAsked: boolean;
  /** Takes back what was asked for in any chat. @returns why it could not be, or null */
  onKeep: () => Promise<Refusal | null>;
  onCancel: () => Promise<Refusal | null>;
  /** The request has changed; the notice says what else became of it. */
  onDone: (notice: string) => void;
  /** It stands as it stood. */
  onBack: () => void;
}

/** Asks once more before a request is canceled. */
export function CancelRequest({ isAsked, onCancel, onKeep, onDone, onBack }: CancelRequestProps) {
  const { cancel: texts } = useRequestTexts();
  const [work, setWork] = useState<'cancel' | 'keep' | null>(null);
  const isWorking = work !== null;
  const [refused, setRefused] = useState<{ refusal: Refusal; of: 'cancel' | 'keep' } | null>(null);

  async function run(of: 'cancel' | 'keep', call: () => Promise<Refusal | null>): Promise<Refusal | null> {
    setWork(of);
    const refusal = await call();
    setWork(null);
    setRefused(refusal && { refusal, of });
    return refusal;
  }

  async function cancel(): Promise<void> {
    const refusal = await run('cancel', onCancel);
    // Somebody was faster, and this question is gone where the request is closed.
    if (!refusal || refusal.isConflict) onDone(refusal?.text ?? '');
  }

  async function keep(): Promise<void> {
    const refusal = await run('keep', onKeep);
    if (refusal?.isConflict) onDone('');
    // Of a wish that is not known of, nothing is promised.
    else if (!isAsked) onBack();
    else if (!refusal) onDone(texts.kept);
  }

  return (
    <Question ref={useFocus<HTMLDivElement>(true)} tabIndex={-1} role="group" aria-label={texts.label}>
      <p>{texts.ask}</p>
      {refused && (
        <RefusalText
          refusal={refused.refusal}
          backOnline={refused.of === 'keep' ? texts.keepBackOnline : texts.backOnline}
        />
      )}
      <div>
        <ActionButton type="button" data-look="main" disabled={isWorking} onClick={() => void keep()}>
          {work === 'keep' ? texts.keeping : texts.no}
        </ActionButton>
        <CancelButton type="button" data-look="quiet" disabled={isWorking} onClick={() => void cancel()}>
          {work === 'cancel' ? texts.working : texts.yes}
        </CancelButton>
      </div>
    </Question>
  );
}
