import styled from '@emotion/styled';
import { ActionButton } from '#components/action.tsx';
import { DESKTOP, PHONE } from '#components/tokens.ts';
import { useRequestTexts } from './texts/use-request-texts.ts';
import { useFocus } from './use-focus.ts';

/** What can be done with a request, beside looking at it. */
export type RequestTask = 'correcting' | 'adding' | 'canceling';

/** Buttons beside each other, and on a phone each as wide as the page. */
export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 24,
  // Of a grid, whose gap is there.
  'form > &': { marginTop: 0 },
  // Above a request, those that are not the first share a row where they fit.
  [PHONE]: { '> *': { flex: '100%' }, '&:has(~ dl) > * + *': { flex: 'auto', paddingInline: 12 } },
  // Beside the request they have a column of their own.
  [DESKTOP]: { '&:has(~ dl) > *': { flex: '100%' } },
});

interface RequestActionsProps {
  /** To add photos is the first thing to do, and offered above already. */
  isAddOffered: boolean;
  /** Something is on its way that is not to be left. */
  isBusy?: boolean;
  /** They come back from the question whether to cancel, and go on where they pressed. */
  isBack?: boolean;
  onChoose: (task: RequestTask) => void;
}

/** Offers what can be done with a request that is open. */
export function RequestActions({
  isAddOffered,
  isBusy = false,
  isBack = false,
  onChoose,
}: RequestActionsProps) {
  const { actions } = useRequestTexts();
  const cancelRef = useFocus<HTMLButtonElement>(isBack || null);
  return (
    <Actions>
      <ActionButton
        type="button"
        data-look={isAddOffered ? 'quiet' : 'main'}
        disabled={isBusy}
        onClick={() => onChoose('correcting')}
      >
        {actions.correct}
      </ActionButton>
      {!isAddOffered && (
        <ActionButton type="button" data-look="quiet" onClick={() => onChoose('adding')}>
          {actions.photos}
        </ActionButton>
      )}
      <ActionButton
        ref={cancelRef}
        type="button"
        data-look="quiet"
        disabled={isBusy}
        onClick={() => onChoose('canceling')}
      >
        {actions.cancel}
      </ActionButton>
    </Actions>
  );
}
