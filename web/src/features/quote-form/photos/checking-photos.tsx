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

/** The request is stored, and a photo of it is looked at: whoever leaves now is not told here if it cannot be used. */
export function CheckingPhotos({ onSkip }: { onSkip: () => void }) {
  const { photos } = useQuoteTexts();
  return (
    <Line data-wide="">
      <span role="status">{photos.checking}</span>
      <ActionButton type="button" data-look="quiet" onClick={onSkip}>
        {photos.goOn}
      </ActionButton>
    </Line>
  );
}
