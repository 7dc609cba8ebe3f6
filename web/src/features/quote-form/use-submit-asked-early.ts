import { type RefObject, useEffect } from 'react';

/** The page's bootstrap script sets this on the island where the button was pressed before the code was there. */
const ASKED_EARLY = 'asked';

/**
 * Sends the form where that was asked for before React took over. The typed values are the form's own by
 * then: layout effects come first.
 */
export function useSubmitAskedEarly(formRef: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const island = formRef.current?.closest<HTMLElement>('[data-island]');
    if (!island) return;
    // From here on a submission is ours to answer.
    island.dataset.alive = 'true';
    if (island.dataset[ASKED_EARLY] === undefined) return;
    delete island.dataset[ASKED_EARLY];
    formRef.current?.requestSubmit();
  }, [formRef]);
}
