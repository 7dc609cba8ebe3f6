import type { Language } from '@harbour-haul/domain/site/language';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import type { Page } from 'playwright-core';

/** Where a state of what visitors see is looked at, by somebody who has been nowhere yet. */
export interface VisitorScene {
  page: Page;
  product: LocalProduct;
  language: Language;
  /** Shows a page in the language that is looked at. */
  open: (path: string) => Promise<void>;
}

/** A state of what visitors see, and how it is come to. */
export interface VisitorState {
  name: string;
  /** A page, to be seen from top to bottom, or what stands in a window. */
  kind: 'page' | 'window';
  /** The one that it has, where that is not both. */
  language?: Language;
  /** What the browser says of it by itself, as of a request that is refused. */
  complaint?: RegExp;
  reach: (scene: VisitorScene) => Promise<void>;
}

/** A file that is chosen in a page. */
export const photo = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
