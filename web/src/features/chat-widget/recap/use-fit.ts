import { type RefObject, useLayoutEffect, useState } from 'react';

type Fit = 'whole' | 'clamped' | 'paired' | 'folded';

/** From roomy to tight: values in full, cut to two lines, and short ones in pairs as well. */
const FIRST: readonly Fit[] = ['whole', 'clamped', 'paired'];
/** Values that were shown before give way to what is new. */
const REPEATED: readonly Fit[] = ['whole', 'clamped', 'folded'];

/** What of a card is not shown, or would not be if it were not asked for. */
export type Hidden = 'nothing' | 'ends' | 'values';

/**
 * Lays a card out as roomy as the list around it allows, so that all of it can be seen at once: its `data-fit` is the
 * first of the fits with which everything from the card down to the list's end is no higher than the list.
 * @param isRepeated its values were shown before, and may be folded
 * @param isWhole nothing is to be cut off, however high the card gets; it is scrolled to its first line then
 */
export function useFit(card: RefObject<HTMLElement | null>, isRepeated: boolean, isWhole: boolean): Hidden {
  const [hidden, setHidden] = useState<Hidden>('nothing');
  useLayoutEffect(() => {
    const element = card.current;
    const list = element?.closest<HTMLElement>('[data-scrolls]');
    if (!element || !list) return undefined;
    const fit = () => {
      if (isWhole) layOut(element, 'whole');
      else setHidden(fitInto(list, element, isRepeated ? REPEATED : FIRST));
    };
    fit();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(fit);
    observer.observe(list);
    const scroller = isWhole ? scrollToLines(list, element) : null;
    return () => {
      observer.disconnect();
      scroller?.disconnect();
    };
  }, [card, isRepeated, isWhole]);
  return hidden;
}

function fitInto(list: HTMLElement, card: HTMLElement, fits: readonly Fit[]): Hidden {
  let hidden: Hidden = 'nothing';
  for (const fit of fits) {
    hidden = layOut(card, fit);
    if (list.scrollHeight - topWithin(list, card) <= list.clientHeight) break;
  }
  return hidden;
}

function topWithin(list: HTMLElement, element: HTMLElement): number {
  return element.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
}

/** Once the list has measured the higher card, and gone to its end, its first line is brought back into sight. */
function scrollToLines(list: HTMLElement, card: HTMLElement): ResizeObserver {
  const lines = card.querySelector('ul') ?? card;
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    list.scrollTop = Math.min(list.scrollTop, topWithin(list, lines));
  });
  observer.observe(card);
  return observer;
}

function layOut(card: HTMLElement, fit: Fit): Hidden {
  card.dataset.fit = fit;
  if (fit === 'folded') return 'values';
  const isCut = [...card.querySelectorAll('[data-value]')].some(
    (value) => value.scrollHeight > value.clientHeight + 1 || value.scrollWidth > value.clientWidth + 1,
  );
  return isCut ? 'ends' : 'nothing';
}
