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

interface WaitForPhotosProps {
  count: number;
  onSkip: () => void;
}

/** How many uploads a submission waits for, and the way to skip them. */
export function WaitForPhotos({ count, onSkip }: WaitForPhotosProps) {
  return (
    <Line data-wide="">
      <span role="status">
        {count === 1 ? 'Your photo is still on its way…' : `${count} photos are still on their way…`}
      </span>
      <ActionButton type="button" data-look="quiet" onClick={onSkip}>
        Send without waiting
      </ActionButton>
    </Line>
  );
}
