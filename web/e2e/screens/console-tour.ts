import { signInPage } from '@harbour-haul/testing/chromium/call-as';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Cast } from './cast.ts';
import type { Scene, ScreenState } from './screen-state.ts';

/** A screen that has nothing of the dashboard: who comes from there finds all of it anew. */
const APART = '/admin/password';

/** One page of the console in which its states are come to one after the other: what costs most is to load it. */
export class ConsoleTour {
  readonly page: Page;
  readonly #url: string;
  readonly #cast: Cast;

  private constructor(page: Page, url: string, cast: Cast) {
    this.page = page;
    this.#url = url;
    this.#cast = cast;
  }

  /** Signs in, in a context of its own that the end closes. */
  static async start(
    browser: Browser,
    { url }: { url: string },
    cast: Cast,
    options: BrowserContextOptions,
  ): Promise<ConsoleTour> {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    await signInPage(context, url);
    const page = await context.newPage();
    await page.goto(url + APART);
    return new ConsoleTour(page, url, cast);
  }

  /** Comes to a state, and waits until nothing fades or slides any more. */
  async reach({ reach }: ScreenState): Promise<void> {
    const open = (path: string) => this.#open(path);
    const scene: Scene = { page: this.page, cast: this.#cast, open };
    await reach(scene);
    await this.page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
  }

  async end(): Promise<void> {
    await this.page.context().close();
  }

  async #open(path: string): Promise<void> {
    await this.#go(APART);
    await this.page.getByRole('button', { name: 'Change password' }).waitFor();
    await this.#tidy();
    if (path !== APART) await this.#go(path);
  }

  /** Nothing is said of before, nothing that was opened stays open, and nothing is pointed at. */
  async #tidy(): Promise<void> {
    await this.page.mouse.move(0, 0);
    await this.page.waitForFunction(() => {
      localStorage.clear();
      const closers = document.querySelectorAll<HTMLElement>('[aria-label="Close notification"]');
      for (const closer of closers) closer.click();
      return closers.length === 0;
    });
  }

  /** As a link of the app does, without loading anything again. */
  async #go(path: string): Promise<void> {
    if (!this.page.url().startsWith(this.#url))
      throw new Error(`The console was left for ${this.page.url()}.`);
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
  }
}
