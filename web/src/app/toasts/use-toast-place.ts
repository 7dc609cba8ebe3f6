import { useEffect } from 'react';
import { type Area, type Ground, toastTop } from './toast-place.ts';

const VIEWPORT = '[role=region][aria-label^=Notifications] > ol';
const TITLES = 'h1, h2, h3';
const CONTROLS = 'a[href], button, input, select, textarea, [role=tab], [role=checkbox]';
/** What lies over the page, the last one on top. */
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]';
/** What may move under a toast while it is shown. */
const MOVES = ['resize', 'scroll', 'transitionend', 'animationend'] as const;

/** Keeps the toast that is shown off titles and buttons, as long as it is; what opens, closes and scrolls meanwhile moves it. */
export function useToastPlace(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const viewport = document.querySelector<HTMLElement>(VIEWPORT);
    if (!viewport) return;
    let frame = 0;
    const place = () => {
      frame = 0;
      placeToast(viewport);
    };
    const placeSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(place);
    };
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true });
    changes.observe(viewport, { childList: true, subtree: true, characterData: true });
    for (const move of MOVES) window.addEventListener(move, placeSoon, { capture: true, passive: true });
    place();
    return () => {
      changes.disconnect();
      for (const move of MOVES) window.removeEventListener(move, placeSoon, { capture: true });
      cancelAnimationFrame(frame);
      putAt(viewport, null);
    };
  }, [isShown]);
}

function placeToast(viewport: HTMLElement): void {
  putAt(viewport, null);
  const toast = viewport.querySelector<HTMLElement>('[data-variant]');
  if (!toast) return;
  const { left, top } = viewport.getBoundingClientRect();
  // Where it comes to rest, wherever it is on its way there.
  const own = areaOf(left + toast.offsetLeft, top + toast.offsetTop, toast.offsetWidth, toast.offsetHeight);
  const place = toastTop(own, groundOf(viewport), window.innerHeight);
  if (place !== own.top) putAt(viewport, place - toast.offsetTop);
}

/** @param top null for where its styles put it */
function putAt(viewport: HTMLElement, top: number | null): void {
  viewport.style.top = top === null ? '' : `${top}px`;
  viewport.style.bottom = top === null ? '' : 'auto';
}

/** The titles and controls of what is on top: what lies below it is not read meanwhile. */
function groundOf(viewport: HTMLElement): Ground {
  const layers = [...document.querySelectorAll(LAYERS)].filter(
    (layer) => !layer.closest('[aria-hidden=true]'),
  );
  const layer = layers.at(-1) ?? document.body;
  const boxesOf = (selector: string) =>
    [...layer.querySelectorAll(selector)]
      .filter((element) => !viewport.contains(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.bottom > 0 && box.top < window.innerHeight);
  const titles = boxesOf(TITLES);
  const kept: Area[] = titles.map(({ box }) => box);
  const used: Area[] = [];
  for (const { element, box } of boxesOf(CONTROLS)) {
    const isOfPanel =
      element.closest('.MuiDialogActions-root') !== null ||
      titles.some((title) => title.box.top < box.bottom && box.top < title.box.bottom);
    (isOfPanel ? kept : used).push(box);
  }
  return { kept, used };
}

function areaOf(left: number, top: number, width: number, height: number): Area {
  return { left, top, right: left + width, bottom: top + height };
}
