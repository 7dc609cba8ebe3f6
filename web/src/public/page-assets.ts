import type { Texts } from '@harbour-haul/domain/site/language';

/** An island's code: one file that imports no other, so that it can be fetched anew after a failure. */
export interface IslandAsset {
  src: string;
  /** What it loads by itself once it runs, another such file. */
  later?: string;
}

/** What a page needs to know of the build: URLs that only the build knows, and the inline script. */
export interface PageAssets {
  bootstrap: string;
  quoteForm: Texts<IslandAsset>;
  chat: Texts<IslandAsset>;
  request: Texts<IslandAsset>;
  requestCard: IslandAsset;
  comparison: IslandAsset;
  login: IslandAsset;
  /** The inline script of the sign-in's head. */
  loginStart: string;
  /** What whoever has signed in needs next, and whoever could not, as far as browsers may fetch it before. */
  afterLogin: readonly string[];
  /** Notes each visit, and loads what asks for consent where there is anything to ask for. */
  visit: string;
  /** Names what has nothing but a drawing on it, on a page whose visit is not noted. */
  bareIcons: string;
  /** Sends a form that waits, on a page that has none. */
  waiting: string;
}
