/** What the menu's button is once the menu is open, by the language of the page. */
const CLOSE = { en: 'Close menu', fr: 'Fermer le menu' };
const CROSS = 'M5 5l14 14M19 5L5 19';

/** Has the button of a small screen's menu be seen and heard to close it while it is open. */
export function markOpenMenu(page: Document): void {
  const menu = page.getElementById('menu');
  const button = page.querySelector('[popovertarget=menu]');
  const drawing = button?.querySelector('path');
  if (!menu || !button || !drawing) return;
  const [menuName, lines] = [button.getAttribute('aria-label') ?? '', drawing.getAttribute('d') ?? ''];
  const closeName = page.documentElement.lang.startsWith('fr') ? CLOSE.fr : CLOSE.en;
  const mark = (isOpen: boolean) => {
    button.setAttribute('aria-label', isOpen ? closeName : menuName);
    drawing.setAttribute('d', isOpen ? CROSS : lines);
  };
  menu.addEventListener('beforetoggle', ({ newState }) => mark(newState === 'open'));
  // Opened while this code was on its way.
  if (menu.matches(':popover-open')) mark(true);
}
