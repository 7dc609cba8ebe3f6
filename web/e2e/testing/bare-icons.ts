import type { Page } from 'playwright-core';

/**
 * The names of the buttons of a screen on which nothing is written but a drawing or a count, by whether a tooltip says them, as it does of
 * what is pointed at.
 */
export async function bareIcons(page: Page): Promise<{ named: string[]; unnamed: string[] }> {
  return page.evaluate(async () => {
    /** The delay of a tooltip, and what shows it comes a while after the first screen. */
    const patience = 10_000;
    const hasWords = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        if (/\p{L}/u.test(text.nodeValue ?? '') && range.getBoundingClientRect().width > 2) return true;
      }
      return false;
    };
    const isTold = async (button: HTMLElement) => {
      const start = performance.now();
      while (performance.now() - start < patience) {
        // A count may grow meanwhile.
        const text = button.dataset.hint ?? button.ariaLabel;
        if (!text) return false;
        button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
        if (document.querySelector('[role=tooltip]')?.textContent === text) return true;
        await new Promise(requestAnimationFrame);
      }
      return false;
    };
    const buttons = [...document.querySelectorAll<HTMLElement>('button, a[href], [role=button]')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.matches(':disabled') &&
        element.querySelector('svg, img') &&
        !hasWords(element),
    );
    const named: string[] = [];
    const unnamed: string[] = [];
    for (const button of buttons) {
      const isNamed = await isTold(button);
      (isNamed ? named : unnamed).push(button.ariaLabel ?? button.outerHTML.slice(0, 90));
    }
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return { named, unnamed };
  });
}
