import styled from '@emotion/styled';
import { ActionButton } from '#components/action.tsx';
import { useRequestTexts } from './texts/use-request-texts.ts';

/** What can be done with a request, beside looking at it. */
export type RequestTask = 'correcting' | 'adding' | 'canceling';

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 });

/** Offers what can be done with a request that is open. */
export function RequestActions({ onChoose }: { onChoose: (task: RequestTask) => void }) {
  const { actions } = useRequestTexts();
  return (
    <Actions>
      <ActionButton type="button" data-look="main" onClick={() => onChoose('correcting')}>
        {actions.correct}
      </ActionButton>
      <ActionButton type="button" data-look="quiet" onClick={() => onChoose('adding')}>
        {actions.photos}
      </ActionButton>
      <ActionButton type="button" data-look="quiet" onClick={() => onChoose('canceling')}>
        {actions.cancel}
      </ActionButton>
    </Actions>
  );
}
