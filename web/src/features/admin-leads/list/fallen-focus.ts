import { useEffect } from 'react';
import { DIALOGS, isDialogOpen } from '#lib/keys/key-bindings.ts';

/**
 * Brings the focus back where what had it has gone: a row that left the list, the actions of a selection that was dealt with, a dialog
 * whose opener has gone meanwhile. Without it who works by keys is at the top of the page. It goes to the next row, or to the list.
 */
export function FallenFocus(): null {
  useEffect(() => {
    const view = document.getElementById('leads-title')?.closest('section');
    return view ? catchFocus(view) : undefined;
  }, []);
  return null;
}

/** A dialog whose own button is disabled meanwhile holds the focus on what is around it. */
const OVER_IT = `${DIALOGS}, [role=presentation]`;

/** @returns what ends it */
function catchFocus(view: HTMLElement): () => void {
  const focus = lastFocus(view);
  let timer: ReturnType<typeof setTimeout>;
  // What closes gives the focus back in an effect, and comes first.
  const observer = new MutationObserver(() => {
    if (!focus.hasFallen()) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (focus.hasFallen()) focusNearest(view, focus.rows());
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    focus.end();
  };
}

interface LastFocus {
  hasFallen: () => boolean;
  /** The ids of the rows as they stood around the one that had the focus last, the nearest first. */
  rows: () => readonly string[];
  end: () => void;
}

/** What had the focus last in a part of the page, or in a dialog that was opened from there. */
function lastFocus(view: HTMLElement): LastFocus {
  let last: Element | null = null;
  let rows: readonly string[] = [];
  const note = ({ target }: { target: EventTarget | null }) => {
    if (!(target instanceof Element)) return;
    const isHere = view.contains(target) || (last !== null && target.closest(OVER_IT) !== null);
    last = isHere ? target : null;
    const row = target.closest<HTMLElement>('[data-lead]')?.dataset.lead;
    if (isHere && row !== undefined) rows = nearestFirst(rowsOf(view), row);
  };
  // Pressed beside everything, the page itself has the focus on purpose.
  const letGo = () => {
    last = null;
  };
  note({ target: document.activeElement });
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', letGo, { capture: true });
  return {
    // Who leaves a field by Escape has left it there.
    hasFallen: () =>
      last !== null && !last.isConnected && document.activeElement === document.body && !isDialogOpen(),
    rows: () => rows,
    end: () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', letGo, { capture: true });
    },
  };
}

function rowsOf(view: HTMLElement): string[] {
  return [...view.querySelectorAll<HTMLElement>('[data-lead]')].map(({ dataset }) => dataset.lead ?? '');
}

/** A row, those below it, and those above it from there upwards. */
function nearestFirst(rows: readonly string[], row: string): string[] {
  const at = rows.indexOf(row);
  return [...rows.slice(at), ...rows.slice(0, at).reverse()];
}

function focusNearest(view: HTMLElement, rows: readonly string[]): void {
  const shown = rowsOf(view);
  const row = rows.find((id) => shown.includes(id)) ?? shown[0];
  const name = view.querySelector<HTMLElement>(`[data-lead="${row}"] [data-name]`);
  const next = name ?? document.getElementById('leads-list') ?? view;
  next.focus({ preventScroll: true });
  // Nothing moves under a mouse.
  if (next.matches(':focus-visible')) (next.closest('tr, li') ?? next).scrollIntoView?.({ block: 'nearest' });
}
