/** A card's name, by which it has the focus. */
const NAMES = '[data-card] [data-name]';

/** The next card in reading order, or the one before; the first where none has the focus. */
export function focusNextCard(board: HTMLElement | null, by: 1 | -1): void {
  const names = [...(board?.querySelectorAll<HTMLElement>(NAMES) ?? [])];
  const at = names.findIndex((name) => name.closest('[data-card]')?.contains(document.activeElement));
  names[at < 0 ? 0 : Math.min(Math.max(at + by, 0), names.length - 1)]?.focus();
}

/**
 * The card beside another one: above or below in its column, or as high as it can be in the next column that has any.
 * @returns whether the key leads anywhere
 */
export function focusCardBeside(card: HTMLElement, key: string): boolean {
  const column = card.closest<HTMLElement>('[data-column]');
  if (!column) return false;
  const at = namesIn(column).findIndex((name) => card.contains(name));
  const targets: Record<string, () => HTMLElement | undefined> = {
    ArrowDown: () => namesIn(column)[at + 1],
    ArrowUp: () => namesIn(column)[at - 1],
    ArrowRight: () => across(column, 'nextElementSibling', at),
    ArrowLeft: () => across(column, 'previousElementSibling', at),
  };
  const target = targets[key]?.();
  target?.focus();
  return target !== undefined;
}

function namesIn(column: Element): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>(NAMES)];
}

function across(
  column: Element,
  side: 'nextElementSibling' | 'previousElementSibling',
  at: number,
): HTMLElement | undefined {
  for (let beside = column[side]; beside; beside = beside[side]) {
    const names = namesIn(beside);
    if (names.length > 0) return names[Math.min(at, names.length - 1)];
  }
  return undefined;
}
