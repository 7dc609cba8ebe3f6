import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Messages to people as files of a folder, in the order in which they were sent. */
export class MessageFiles {
  readonly directory: string;
  #last = 0;

  constructor(directory: string) {
    this.directory = directory;
  }

  /**
   * Writes a message: a file for each of its forms, by extension, under the time and what it is about.
   * @returns the name without an extension.
   * @throws Error of the file system; nothing of the message is left then
   */
  write(about: string, forms: Readonly<Record<string, string>>): string {
    mkdirSync(this.directory, { recursive: true });
    // Two messages of one millisecond still sort in their order.
    this.#last = Math.max(Date.now(), this.#last + 1);
    const time = new Date(this.#last).toISOString().replaceAll(':', '-');
    const name = `${time} ${slug(about)}`;
    const fileOf = (extension: string) => join(this.directory, `${name}.${extension}`);
    try {
      for (const [extension, content] of Object.entries(forms))
        writeFileSync(fileOf(extension), content, { mode: 0o600 });
    } catch (error) {
      for (const extension of Object.keys(forms)) rmSync(fileOf(extension), { force: true });
      throw error;
    }
    return name;
  }
}

/** A part of a file name: letters and digits, with single hyphens. */
function slug(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words.slice(0, 80).toLowerCase() || 'message';
}
