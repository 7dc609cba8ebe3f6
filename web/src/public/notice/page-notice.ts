import { FORM_IN_SIGHT } from '../visit/form-in-sight.ts';

/** A line over the page, with a link and a button that closes it. */
export interface PageNotice {
  /** What it says before the link, which may say all. */
  text?: string;
  link: { text: string; href: string };
  /** The name of the button. */
  close: string;
  /** Of it all, where it is not the page's. */
  lang?: string;
  /** Something has happened: screen readers say it at once. */
  isNews?: boolean;
  /** It was answered, by the link or the button. */
  onAnswer?: () => void;
}

const ID = 'page-notice';

/**
 * It moves nothing. It lies where a thumb reaches it, while no question about cookies stands there; what is no news lies on a desktop in
 * the room that every page has below its header, and elsewhere over no form that is being filled in, nor over what the keyboard reaches.
 */
const STYLE = `
#${ID}{position:fixed;z-index:24;left:16px;right:16px;bottom:max(16px,env(safe-area-inset-bottom));display:flex;
align-items:center;gap:4px;max-width:30rem;padding:2px 2px 2px 16px;border:1px solid var(--mui-palette-divider);
border-radius:12px;background:var(--mui-palette-background-paper);color:var(--mui-palette-text-primary);
box-shadow:0 4px 16px #10262c2e;font-size:.9375rem;line-height:1.4}
#${ID} p{flex:1;margin:0;padding-block:8px}
#${ID} a{color:var(--mui-palette-primary-main);font-weight:600;text-underline-offset:3px}
#${ID} button{flex:none;width:44px;height:44px;padding:0;border:0;border-radius:10px;background:none;
color:var(--mui-palette-text-secondary);font:inherit;font-size:1.375rem;line-height:1;cursor:pointer}
#${ID} button:focus-visible{outline:3px solid var(--mui-palette-primary-main);outline-offset:-3px}
@media(max-width:599px){#${ID}{bottom:calc(max(16px,env(safe-area-inset-bottom)) + 60px)}
html:has(#${ID}){scroll-padding-bottom:9.5rem}}
@media(min-width:900px){#${ID}:not([role]){position:absolute;top:70px;bottom:auto;right:auto;left:max(32px,50vw - 568px)}
#${ID}:not([role]) button{height:36px}#${ID}:not([role]) p{padding-block:6px}}
@media(max-width:899px){[${FORM_IN_SIGHT}] #${ID}:not([role],:focus-within){visibility:hidden}}
body:has(>#consent-bar)>#${ID}{display:none}
@media print{#${ID}{display:none}}`;

/** Shows a notice in place of the one before. */
export function showPageNotice({ text, link, close, lang, isNews, onAnswer }: PageNotice): void {
  document.getElementById(ID)?.remove();
  if (!document.querySelector(`style[data-for=${ID}]`)) {
    const style = element('style', STYLE);
    style.dataset.for = ID;
    document.head.append(style);
  }
  const notice = element('aside');
  notice.id = ID;
  if (lang) notice.lang = lang;
  if (isNews) notice.role = 'alert';
  else notice.ariaLabel = link.text;
  const words = element('p', text ? `${text} ` : '');
  const way = Object.assign(element('a', link.text), { href: link.href });
  if (lang) way.hreflang = lang;
  words.append(way);
  const button = Object.assign(element('button', '×'), { type: 'button', ariaLabel: close });
  const answer = () => {
    notice.remove();
    onAnswer?.();
  };
  way.addEventListener('click', answer);
  button.addEventListener('click', answer);
  notice.append(words, button);
  document.body.append(notice);
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, text = ''): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { textContent: text });
}
