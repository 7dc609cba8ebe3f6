import type { LocalProduct } from '@harbour-haul/testing/local-product';
import type { Browser } from 'playwright-core';
import type { Picture } from './picture.ts';
import type { Wanted } from './wanted.ts';

/** Where pictures are taken and kept. */
export interface Studio {
  /** Has nothing of anybody yet. */
  product: LocalProduct;
  browser: Browser;
  directory: string;
  print: (line: string) => void;
}

/** Pictures that belong together: of the console with so many leads, or of what visitors see in a language. */
export interface PictureGroup {
  name: string;
  /** What it has pictures of. */
  states: readonly string[];
  /** It takes so long that it is taken only where it is asked for by its name. */
  isSlow?: boolean;
  /** Takes those that are wanted. */
  take: (studio: Studio, wanted: Wanted) => Promise<Picture[]>;
}
