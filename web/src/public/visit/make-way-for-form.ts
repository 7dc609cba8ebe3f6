import { UPRIGHT_PHONE } from '#components/tokens.ts';
import { FORM_IN_SIGHT } from './form-in-sight.ts';

const AT_CHAT = 'data-form-at-chat';
/** Screens on which the chat's button is not beside the form (`quote-section.tsx`), but for phones, where it is in their bar. */
const BESIDE_NOTHING = `@media (max-width: 1263px)`;
/** How much of the bottom of the screen the button takes, with as much air above it as below. */
const BUTTON_HEIGHT = 88;
/** A form that begins where the screen ends, as on a tablet, meets it for an observer, and nothing of it is seen. */
const UNSEEN = '-1px';
/** What has the focus is shown wherever its page is scrolled to. */
const BUTTON = '#chat-widget > a:not(:focus-visible)';
const STYLE = `${UPRIGHT_PHONE} {
  [${FORM_IN_SIGHT}] :is([data-bar]:not(:has(:focus-visible)), ${BUTTON}) { scale: 0; }
}
${BESIDE_NOTHING} { [${AT_CHAT}] ${BUTTON} { scale: 0; } }
body:has(#quote-form form:focus-within) [data-floats] { visibility: hidden; }`;

/**
 * Takes a phone's bar, with the chat's button in it, away while any of the quote form is on the screen, and that button elsewhere while
 * the form is where it lies: they are whole or gone. Until this is there, the form passes over them. What is said of a chat that does not
 * come waits while the form is being filled in.
 */
export function makeWayForForm(page: Document): void {
  const form = page.getElementById('quote-form');
  if (!form || !('adoptedStyleSheets' in page)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  const marking = (attribute: string, rootMargin: string) => {
    const observer = new IntersectionObserver(
      (seen) => page.body.toggleAttribute(attribute, seen.at(-1)?.isIntersecting),
      { rootMargin },
    );
    observer.observe(form);
    return observer;
  };
  marking(FORM_IN_SIGHT, `0px 0px ${UNSEEN}`);
  let atChat: IntersectionObserver | undefined;
  const markAtChat = () => {
    atChat?.disconnect();
    atChat = marking(AT_CHAT, `${BUTTON_HEIGHT - innerHeight}px 0px ${UNSEEN}`);
  };
  markAtChat();
  addEventListener('resize', markAtChat);
}
