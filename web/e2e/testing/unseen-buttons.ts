import type { Page } from 'playwright-core';

/** Of the pages that visitors see, and of the chat's window; what is a drawing alone is seen by that. */
const BUTTONS =
  'a[data-look], a[data-junk], button[type=submit]:not([data-bare]), #quote-form label:has([type=radio], [type=file]), #chat-widget > a, [role=dialog] button[data-look]:not([data-look=plain])';

/** What is to be pressed and cannot be told from what it lies on where the system chooses the colours. */
export function unseenButtons(page: Page): Promise<string[]> {
  return page.evaluate((buttons) => {
    return [...document.querySelectorAll(buttons)]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor, textDecorationLine } =
          getComputedStyle(element);
        const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        return !(hasBorder && borderTopColor !== backgroundColor) && textDecorationLine === 'none';
      })
      .map((element) => element.outerHTML.slice(0, 120));
  }, BUTTONS);
}
