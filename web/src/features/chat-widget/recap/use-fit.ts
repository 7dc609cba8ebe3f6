import { type RefObject, useLayoutEffect, useState } from 'react';

/** From roomy to tight: values in full, cut to two lines, and short ones in pairs as well. */
const FITS = ['whole', 'clamped', 'paired'] as const;
const TIGHTEST = FITS.at(-1);

/**
 * Lays a card out as roomy as the list around it allows, so that all of it can be seen at once: its `data-fit` is the
 * first of `FITS` with which everything from the card down to the list's end is no higher than the list.
 * @param isWhole nothing is to be cut off, however high the card gets
 * @returns whether some value is cut off, or would be if it were not for `isWhole`
 */
export function useFit(card: RefObject<HTMLElement | null>, isWhole: boolean): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = card.current;
    const list = element?.closest<HTMLElement>('[data-scrolls]');
    if (!element || !list) return undefined;
    const fit = () => {
      if (isWhole) layOut(element, 'whole');
      else setCut(fitInto(list, element));
    };
    fit();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(fit);
    observer.observe(list);
    return () => observer.disconnect();
  }, [card, isWhole]);
  return isCut;
}

function fitInto(list: HTMLElement, card: HTMLElement): boolean {
  for (const fit of FITS) {
    const isCut = layOut(card, fit);
    const top = card.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
    if (list.scrollHeight - top <= list.clientHeight || fit === TIGHTEST) return isCut;
  }
  return false;
}

/** @returns whether something is cut off */
function layOut(card: HTMLElement, fit: (typeof FITS)[number]): boolean {
  card.dataset.fit = fit;
  return [...card.querySelectorAll('[data-value]')].some(
    (value) => value.scrollHeight > value.clientHeight + 1 || value.scrollWidth > value.clientWidth + 1,
  );
}
