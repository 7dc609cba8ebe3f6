import type { Page } from 'playwright-core';

/** Talks with the assistant as a visitor does, in either language: reads the last reply, types or presses, waits for the next. */
export class ChatDriver {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get window() {
    return this.page.getByRole('dialog').filter({ has: this.page.getByRole('log') });
  }

  get #replies() {
    return this.window.locator('[data-sender=assistant]');
  }

  /** Opens the chat and waits for its first words. */
  async open(): Promise<void> {
    await this.page.locator('#chat-widget a, #chat-widget button').first().click();
    await this.#replies.first().waitFor();
  }

  /** Types a message and waits for the assistant's reply. */
  async say(text: string): Promise<string> {
    return this.#replyAfter(async () => {
      await this.window.getByLabel('Message', { exact: true }).fill(text);
      await this.window.getByRole('button', { name: /^(Send|Envoyer)$/ }).click();
    });
  }

  /** Presses a quick reply and waits for the assistant's reply. */
  async choose(label: string | RegExp): Promise<string> {
    return this.#replyAfter(() =>
      this.window
        .getByRole('group', { name: /^(Quick replies|Réponses rapides)$/ })
        .getByRole('button', { name: label })
        .click(),
    );
  }

  /** What the assistant said last. */
  async lastReply(): Promise<string> {
    return this.#replies.last().innerText();
  }

  /** All that the window shows, in its order. */
  async shown(): Promise<{ sender: string; content: string }[]> {
    return this.window.locator('[data-sender]').evaluateAll((rows) =>
      rows.map((row) => ({
        sender: (row as HTMLElement).dataset.sender ?? '',
        content: row.querySelector('[dir=auto]')?.textContent ?? '',
      })),
    );
  }

  async #replyAfter(act: () => Promise<void>): Promise<string> {
    const said = this.window.locator('[data-sender=user]');
    const before = await said.count();
    await act();
    // An earlier reply that is shown late is none to this.
    const after = said.nth(before).locator('xpath=following::*[@data-sender="assistant"]');
    await after.first().waitFor();
    await this.window
      .getByText(/^(The assistant is typing|L’assistant écrit)/)
      .waitFor({ state: 'detached' });
    return this.lastReply();
  }
}
