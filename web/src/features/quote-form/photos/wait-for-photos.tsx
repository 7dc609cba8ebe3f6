import styled from '@emotion/styled';
import { ActionButton } from '#components/action.tsx';
import { color } from '#components/tokens.ts';
import { useQuoteTexts } from '../texts/use-quote-texts.ts';

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
  const { photos } = useQuoteTexts();
  return (
    <Line data-wide="">
      <span role="status">{photos.pending(count)}</span>
      <ActionButton type="button" data-look="quiet" onClick={onSkip}>
        {photos.skip}
      </ActionButton>
    </Line>
  );
}
