import { color, DESKTOP } from '#components/tokens.ts';
import { CHAT_ISLAND } from '../islands/island-ids.ts';

/** The chat's button, which has no words below the width of a desktop. */
const LAUNCHER = `#${CHAT_ISLAND}>[data-chat]`;
/** Whatever else has a drawing on it and a name for screen readers alone; `data-bare` says where there is room to show that. */
const BUTTONS = '[data-bare],[popovertarget=menu],#page-notice>button';
const POINTED_AT = ':is(:hover,:focus-visible)';

/**
 * When tooltips come (specification section 9): after 700 ms and, within 300 ms of another one, at once; a custom property is what lasts
 * that long on all of them. Of what stands at the end of the screen they come above. No rule outweighs those of what it names.
 */
const STYLE = `body{--hint:0;transition:--hint 0s .3s allow-discrete}
body:has(:is(${BUTTONS},${LAUNCHER})${POINTED_AT}){--hint:1;transition-delay:.7s}
:where(${BUTTONS}){position:relative}
@media(hover:hover){:where(${BUTTONS},${LAUNCHER}):where(${POINTED_AT})::before{content:attr(aria-label);position:absolute;z-index:2;
top:calc(100% + 4px);right:0;padding:4px 8px;border:1px solid transparent;border-radius:6px;
background:${color.text};color:${color.surface};
font-size:.8125rem;font-weight:500;line-height:1.4;white-space:nowrap;opacity:var(--hint);pointer-events:none}
:where([data-bare=left],[data-bare=right])::before{top:8px;right:calc(100% + 4px)}
:where([data-bare=right])::before{right:auto;left:calc(100% + 4px)}
:where([data-bare=above],#page-notice>button,${LAUNCHER})::before{top:auto;bottom:calc(100% + 4px)}}
:where([aria-expanded=true],body:has(#menu:popover-open) [popovertarget])::before{display:none}
${DESKTOP}{:where(${LAUNCHER})::before{display:none}}`;

/** Shows the name of whatever has nothing but a drawing on it where it is pointed at or walked to: of the page and of its chat. */
export function nameBareIcons(page: Document): void {
  if (!('adoptedStyleSheets' in page)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
