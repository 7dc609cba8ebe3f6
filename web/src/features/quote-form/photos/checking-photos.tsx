import styled from '@emotion/styled';
import { ActionButton } from '#components/action.tsx';
import { color } from '#components/tokens.ts';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  color: color.quiet,
});

/** The request is stored, and a photo of it is looked at: whoever leaves now is not told here if it cannot be used. */
export function CheckingPhotos({ onSkip }: { onSkip: () => void }) {
  return (
    <Line data-wide="">
      <span role="status">Your request is with us. We are having a look at your photos…</span>
      <ActionButton type="button" data-look="quiet" onClick={onSkip}>
        Continue
      </ActionButton>
    </Line>
  );
}
