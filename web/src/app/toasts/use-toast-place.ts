import { useEffect } from 'react';
import { type Area, type Ground, toastTop } from './toast-place.ts';

const VIEWPORT = '[role=region][aria-label^=Notifications] > ol';
const TITLES = 'h1, h2, h3';
const CONTROLS = 'a[href], button, input, select, textarea, [role=tab], [role=checkbox]';
const BUTTONS = 'a[href], button';
const FIELDS = 'input, select, textarea';
/** What lies over the page, the last one on top. */
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]';
/** What may move under a toast while it is shown. */
const MOVES = ['resize', 'scroll', 'focusin', 'transitionend', 'animationend'] as const;

/**
 * Keeps the toast that is shown off titles, buttons and the field that is typed into, as long as it is; what opens, closes, grows and
 * scrolls meanwhile moves it.
 */
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
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(placeSoon);
    const watchLayers = () => {
      for (const layer of document.querySelectorAll(LAYERS)) sizes?.observe(layer);
    };
    watchLayers();
    const layers = new MutationObserver(() => {
      watchLayers();
      placeSoon();
    });
    layers.observe(document.body, { childList: true });
    const changes = new MutationObserver(placeSoon);
    changes.observe(viewport, { childList: true, subtree: true, characterData: true });
    for (const move of MOVES) window.addEventListener(move, placeSoon, { capture: true, passive: true });
    place();
    return () => {
      for (const observer of [sizes, layers, changes]) observer?.disconnect();
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
  const dialog = [...document.querySelectorAll(LAYERS)].findLast(
    (layer) => !layer.closest('[aria-hidden=true]'),
  );
  const boxesOf = (selector: string) =>
    [...(dialog ?? document.body).querySelectorAll(selector)]
      .filter((element) => !viewport.contains(element))
      .map((element) => ({ element, box: seenBox(element) }))
      .filter(({ box }) => box.right > box.left && box.bottom > box.top);
  const titles = boxesOf(TITLES).map(({ box }) => box);
  const ground = { kept: [...titles], pressed: [] as Area[], used: [] as Area[] };
  for (const { element, box } of boxesOf(CONTROLS)) {
    const isOfPanel =
      element.closest('.MuiDialogActions-root') !== null ||
      titles.some((title) => title.top < box.bottom && box.top < title.bottom);
    const isTypedInto = element === document.activeElement && element.matches(FIELDS);
    const isOfDialog = dialog !== undefined && element.matches(BUTTONS);
    ground[isOfPanel || isTypedInto ? 'kept' : isOfDialog ? 'pressed' : 'used'].push(box);
  }
  return ground;
}

/** What of an element is on the screen, and not scrolled out of its dialog. */
function seenBox(element: Element): Area {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const within = element.closest('.MuiDialogContent-root')?.getBoundingClientRect();
  return {
    left,
    right,
    top: Math.max(top, within?.top ?? 0, 0),
    bottom: Math.min(bottom, within?.bottom ?? window.innerHeight, window.innerHeight),
  };
}

function areaOf(left: number, top: number, width: number, height: number): Area {
  return { left, top, right: left + width, bottom: top + height };
}
