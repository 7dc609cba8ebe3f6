import { type RefObject, useEffect } from 'react';

/** The page's bootstrap script sets this on the island if the button is pressed before the code is loaded. */
const EARLY_SUBMIT = 'asked';

/**
 * Submits the form if it was submitted before React hydrated it.
 * @param isReady whether what was typed by then is the form's values
 */
export function useEarlySubmit(formRef: RefObject<HTMLFormElement | null>, isReady: boolean): void {
  useEffect(() => {
    const island = formRef.current?.closest<HTMLElement>('[data-island]');
    if (!island || !isReady) return;
    // From here on the form handles its submissions itself.
    island.dataset.alive = 'true';
    if (island.dataset[EARLY_SUBMIT] === undefined) return;
    delete island.dataset[EARLY_SUBMIT];
    formRef.current?.requestSubmit();
  }, [formRef, isReady]);
}
