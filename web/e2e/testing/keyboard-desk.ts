import { eventually } from '@harbour-haul/testing/eventually';
import { expect } from '@jest/globals';
import type { CDPSession, Page } from 'playwright-core';

/** More stops than any screen has on the way to what is sought. */
const MAX_STOPS = 120;

/** What the focus is called where it was lost. */
const NOTHING = 'nothing';

/** An admin without a mouse: all is done by keys, and what has the focus is asked as a screen reader asks it. */
export class KeyboardDesk {
  readonly page: Page;
  readonly #devtools: CDPSession;

  private constructor(page: Page, devtools: CDPSession) {
    this.page = page;
    this.#devtools = devtools;
  }

  static async at(page: Page): Promise<KeyboardDesk> {
    return new KeyboardDesk(page, await page.context().newCDPSession(page));
  }

  /**
   * Presses keys one after the other: `j`, `Shift+Tab`. Whatever each of them takes away, something has the focus then, if only a moment
   * later: with nothing, who has no mouse is at the top of the page again.
   */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      await this.#keepsFocus(key);
    }
  }

  /** Types into whatever has the focus, which has it still at the end. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.#keepsFocus(text);
  }

  /** Goes on by Tab, or back by `Shift+Tab`, until something of this name has the focus. */
  async tabTo(name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const passed: string[] = [];
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      // Behind the last one comes the browser itself, and then the first.
      await this.page.keyboard.press(key);
      const focused = await this.focused();
      if (isNamed(focused, name)) return;
      passed.push(focused);
      // Once round it comes by the browser itself; a second time it was lost on the way.
      if (passed.filter((one) => one === NOTHING).length > 1) break;
    }
    throw new Error(`${key} does not reach ${name}, but ${passed.join(' | ')}`);
  }

  /** Waits until something of this name has the focus. */
  async hasFocusOn(name: string | RegExp): Promise<void> {
    await eventually(async () => {
      const focused = await this.focused();
      if (!isNamed(focused, name)) expect(focused).toBe(name);
    });
  }

  async #keepsFocus(key: string): Promise<void> {
    await this.page
      .waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body)
      .catch((error: unknown) => {
        throw new Error(`Nothing has the focus after ${key}.`, { cause: error });
      });
  }

  /** What a screen reader calls that which has the focus: its role and its name; `nothing` where it was lost. */
  async focused(): Promise<string> {
    const { result } = await this.#devtools.send('Runtime.evaluate', {
      expression: 'document.activeElement',
    });
    const { objectId } = result;
    if (!objectId || result.className === 'HTMLBodyElement') return NOTHING;
    const { nodes } = await this.#devtools.send('Accessibility.getPartialAXTree', {
      objectId,
      fetchRelatives: false,
    });
    const [node] = nodes;
    return `${node?.role?.value ?? ''} ${node?.name?.value ?? ''}`.trim();
  }
}

function isNamed(focused: string, name: string | RegExp): boolean {
  return typeof name === 'string' ? focused === name : name.test(focused);
}
