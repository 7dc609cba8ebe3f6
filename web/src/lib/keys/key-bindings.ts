interface KeyBinding {
  names: readonly string[];
  run: (name: string) => void;
}

/** Within it the second key of two must follow. */
const SEQUENCE_MS = 1_000;

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';
/** What keeps the focus and the keys for itself while it is open. */
export const DIALOGS = '[role=dialog], [role=alertdialog], [role=menu]';

const PALETTE = 'mod+k';
/** What may be pressed over a dialog that allows the palette: what the keys do is asked where they are used. */
const PRESSED_OVER: readonly string[] = [PALETTE, '?'];
const OVER_IT = 'data-palette-over';

const bindings: KeyBinding[] = [];
let first = { name: '', at: 0 };

/**
 * Runs what is bound to the keys that are pressed. Keys belong to fields where one types and to dialogs while one is open;
 * only `mod+k` can be pressed in a field, and with `?` over a dialog that allows it (`PALETTE_OVER`).
 * @returns what ends it
 */
export function listenToKeys(binding: KeyBinding): () => void {
  if (bindings.length === 0) document.addEventListener('keydown', press);
  bindings.unshift(binding);
  return () => {
    bindings.splice(bindings.indexOf(binding), 1);
    if (bindings.length === 0) document.removeEventListener('keydown', press);
  };
}

function press(event: KeyboardEvent): void {
  const key = keyName(event);
  if (key === null || event.defaultPrevented || event.isComposing || !isFree(event, key)) return;
  const isSecond = first.name !== '' && event.timeStamp - first.at < SEQUENCE_MS;
  const name = isSecond ? `${first.name} ${key}` : key;
  first = { name: '', at: 0 };
  const bound = bindings.find(({ names }) => names.includes(name));
  if (bound) {
    event.preventDefault();
    bound.run(name);
  } else if (bindings.some(({ names }) => names.some((one) => one.startsWith(`${key} `)))) {
    first = { name: key, at: event.timeStamp };
  }
}

/** The name of a press; null of one that belongs to the browser or the system. */
function keyName({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? PALETTE : null;
  return key.length === 1 ? key : null;
}

/** Looks for fields first: the page is searched for dialogs at no letter that is typed. */
function isFree({ target }: KeyboardEvent, name: string): boolean {
  if (name !== PALETTE && isField(target)) return false;
  if (!PRESSED_OVER.includes(name)) return !isDialogOpen();
  return openDialogs().every((dialog) => dialog.hasAttribute(OVER_IT));
}

/** For a dialog over which the palette may be opened: what is typed there is kept when it leads elsewhere. */
export const PALETTE_OVER = { [OVER_IT]: '' };

/** Whether something on the screen keeps the focus and the keys for itself. */
export function isDialogOpen(): boolean {
  return openDialogs().length > 0;
}

const openDialogs = () => [...document.querySelectorAll(DIALOGS)].filter(isOpen);

/** One that fades away is hidden from screen readers already, and takes no keys. */
function isOpen(dialog: Element): boolean {
  return dialog.closest('[aria-hidden=true]') === null;
}

/** Whether keys are letters there. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}
