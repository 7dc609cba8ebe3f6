import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { fileOf, type Picture, type Scheme, type Subject } from './picture.ts';
import { screenFaults } from './screen-faults.ts';

/** How pictures are taken. */
interface Camera {
  directory: string;
  schemes: readonly Scheme[];
}

/** What is taken a picture of. */
interface Sight extends Subject {
  /** What the browser says of it by itself. */
  complaint?: RegExp | undefined;
  /** From top to bottom, in place of what the window shows. */
  isWhole?: boolean;
  reach: () => Promise<void>;
}

/** A state that is not come to within this is reported, with what was seen in its place. */
const PATIENCE_MS = 20_000;

/** Takes pictures of one page, and notes what the browser complains of meanwhile. */
export class Photographer {
  readonly #page: Page;
  readonly #camera: Camera;
  #said: string[] = [];

  constructor(page: Page, camera: Camera) {
    this.#page = page;
    this.#camera = camera;
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('console', (message) => message.type() === 'error' && this.#said.push(message.text()));
    page.on('pageerror', ({ message }) => this.#said.push(message));
  }

  /** Comes to a state and takes a picture of it in every colour scheme; what is wrong with all of them is said of the first. */
  async take({ reach, complaint, isWhole = false, ...subject }: Sight): Promise<Picture[]> {
    const unreached = await reach().then(
      () => [],
      (error: unknown) => [`It was not come to: ${firstLines(error)}`],
    );
    const misplaced = await screenFaults(this.#page);
    const pictures: Picture[] = [];
    for (const scheme of this.#camera.schemes) {
      const file = await this.#shoot(subject, scheme, isWhole);
      pictures.push({ ...subject, scheme, file, faults: this.#heard(complaint) });
    }
    return pictures.map((picture, index) =>
      index === 0 ? { ...picture, faults: [...unreached, ...misplaced, ...picture.faults] } : picture,
    );
  }

  /** Returns the name of the picture's file. */
  async #shoot(subject: Subject, colorScheme: Scheme, fullPage: boolean): Promise<string> {
    const file = fileOf(subject, colorScheme);
    const path = join(this.#camera.directory, file);
    await mkdir(dirname(path), { recursive: true });
    await this.#page.emulateMedia({ colorScheme });
    await this.#page.screenshot({ path, fullPage, animations: 'disabled' });
    return file;
  }

  #heard(complaint: RegExp | undefined): string[] {
    const said = this.#said.filter((text) => !complaint?.test(text));
    this.#said = [];
    return said.map((text) => `The browser says: ${text}`);
  }
}

/** What failed, without the log of all that was tried. */
function firstLines(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\nCall log:')[0]?.trim().replaceAll('\n', ' ') ?? text;
}
