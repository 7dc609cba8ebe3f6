import { UPRIGHT_PHONE } from '#components/tokens.ts';

const IN_SIGHT = 'data-form-in-sight';
/** What has the focus is shown wherever its page is scrolled to. */
const STYLE = `${UPRIGHT_PHONE} {
  [${IN_SIGHT}] :is([data-bar]:not(:has(:focus-visible)), #chat-widget > a:not(:focus-visible)) { scale: 0; }
}`;

/**
 * Takes a phone's bar, with the chat's button in it, away while any of the quote form is on the screen: it is whole or gone. Until
 * this is there, the form passes over it.
 */
export function keepBarWhole(page: Document): void {
  const form = page.getElementById('quote-form');
  if (!form || !('adoptedStyleSheets' in page)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  new IntersectionObserver((seen) => {
    page.body.toggleAttribute(IN_SIGHT, seen.at(-1)?.isIntersecting);
  }).observe(form);
}
