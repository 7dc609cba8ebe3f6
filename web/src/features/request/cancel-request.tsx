import styled from '@emotion/styled';
import { useState } from 'react';
import { ActionButton } from '#components/action.tsx';
import { color } from '#components/tokens.ts';
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
    <Question
      ref={useFocus<HTMLDivElement>(true)}
      tabIndex={-1}
      role="group"
      aria-label="Cancel your request"
    >
      <p>Cancel this request? Our team is told at once, and nobody will call you.</p>
      {refusal && <p role="alert">{refusal.text}</p>}
      <div>
        <ActionButton type="button" data-look="main" disabled={isWorking} onClick={() => void cancel()}>
          {isWorking ? 'Canceling...' : 'Yes, cancel it'}
        </ActionButton>
        <ActionButton type="button" data-look="quiet" disabled={isWorking} onClick={onKeep}>
          Keep it
        </ActionButton>
      </div>
    </Question>
  );
}
