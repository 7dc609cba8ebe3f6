import styled from '@emotion/styled';
import { useState } from 'react';
import { ActionButton } from '#components/action.tsx';
import { TextWithPhone } from '#components/texts/text-with-phone.tsx';
import { color } from '#components/tokens.ts';
import { useRequestTexts } from './texts/use-request-texts.ts';
import { useFocus } from './use-focus.ts';
import type { Refusal } from './use-request.ts';

const Question = styled('div')({
  marginTop: 20,
  padding: 16,
  border: `1px solid ${color.hairline}`,
  borderRadius: 12,
  outline: 'none',
  div: { display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 12 },
});

interface CancelRequestProps {
  onCancel: () => Promise<Refusal | null>;
  onKeep: () => void;
}

/** Asks once more before a request is canceled. */
export function CancelRequest({ onCancel, onKeep }: CancelRequestProps) {
  const { cancel: texts } = useRequestTexts();
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function cancel(): Promise<void> {
    setWorking(true);
    const refused = await onCancel();
    setWorking(false);
    setRefusal(refused);
    if (!refused) onKeep();
  }

  return (
    <Question ref={useFocus<HTMLDivElement>(true)} tabIndex={-1} role="group" aria-label={texts.label}>
      <p>{texts.ask}</p>
      {refusal && (
        <p role="alert">
          <TextWithPhone text={refusal.text} />
        </p>
      )}
      <div>
        <ActionButton type="button" data-look="main" disabled={isWorking} onClick={() => void cancel()}>
          {isWorking ? texts.working : texts.yes}
        </ActionButton>
        <ActionButton type="button" data-look="quiet" disabled={isWorking} onClick={onKeep}>
          {texts.no}
        </ActionButton>
      </div>
    </Question>
  );
}
