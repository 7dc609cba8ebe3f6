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
    borderColor: 'var(--mui-palette-error-main)',
    color: 'var(--mui-palette-error-main)',
  },
});

interface CancelRequestProps {
  onCancel: () => Promise<Refusal | null>;
  /** Canceled or kept; the notice says what else became of it. */
  onDone: (notice: string) => void;
}

/** Asks once more before a request is canceled. */
export function CancelRequest({ onCancel, onDone }: CancelRequestProps) {
  const { cancel: texts } = useRequestTexts();
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function cancel(): Promise<void> {
    setWorking(true);
    const refused = await onCancel();
    setWorking(false);
    setRefusal(refused);
    // Somebody was faster, and this question is gone where the request is closed.
    if (!refused || refused.isConflict) onDone(refused?.text ?? '');
  }

  return (
    <Question ref={useFocus<HTMLDivElement>(true)} tabIndex={-1} role="group" aria-label={texts.label}>
      <p>{texts.ask}</p>
      {refusal && <RefusalText refusal={refusal} backOnline={texts.backOnline} />}
      <div>
        <CancelButton type="button" data-look="quiet" disabled={isWorking} onClick={() => void cancel()}>
          {isWorking ? texts.working : texts.yes}
        </CancelButton>
        <ActionButton type="button" data-look="main" disabled={isWorking} onClick={() => onDone('')}>
          {texts.no}
        </ActionButton>
      </div>
    </Question>
  );
}
