import { readStored } from '#lib/storage/safe-storage.ts';

/** Of this browser, whoever is signed in. */
export const COLOR_MODE_KEY = 'adminColorMode';

/** The attribute of the page by which the console and its sign-in are dark or light, since their user may choose. */
export const COLORS_SELECTOR = '[data-colors="%s"]';

/** Puts the page into the chosen colours before anything is drawn. */
export function applyColorMode(): void {
  const chosen = readStored(COLOR_MODE_KEY);
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.colors = isDark ? 'dark' : 'light';
}
