/** An island's code: the module to import, and all that it imports in turn. */
export interface IslandAsset {
  src: string;
  preload: string[];
  /** What it loads once it runs: the module, and what that imports and the island does not. */
  later?: string[];
}

/** What a page needs to know of the build: URLs that only the build knows, and the inline script. */
export interface PageAssets {
  bootstrap: string;
  quoteForm: IslandAsset;
  chat: IslandAsset;
  request: IslandAsset;
}
