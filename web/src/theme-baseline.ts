import type { Texts } from '@harbour-haul/domain/site/language';

/**
 * Figtree, weights 400 to 700, in two subsets of which browsers take the first alone for plain English: it stays small
 * enough to be preloaded. Names carry a hash of the content, so the files can be cached for good.
 */
const FONT_URL = '/assets/figtree-basic-fafa79d7.woff2';
/**
 * In place of the first on French pages: the same with the letters of French. With the page it has to fit into 25 KB, so
 * it holds what French is written in; browsers find the rest of its range in the one below, as they do for an empty one.
 */
const FRENCH_FONT_URL = '/assets/figtree-french-dd02d58e.woff2';
const FONT_LATIN_URL = '/assets/figtree-latin-4ba7d3d0.woff2';

/** The characters of the first subset, those of "Français" among them; the second one is for all that browsers do not find there. */
const BASIC =
  'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+E7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026';
/**
 * Not what pages have of the first one, for which browsers would fetch it wherever that one comes too late; nor the space
 * without a width that MUI writes into fields, and the word joiner.
 */
const LATIN = 'U+A1-B6, U+B8-E6, U+E8, U+EA-1FFF, U+2010-2012, U+2027-205F, U+2070-2193';
const FRENCH = 'U+20-17F, U+2013-2026';
const BEYOND_FRENCH = 'U+180-1FFF, U+2010-2012, U+2027-205F, U+2070-2193';

/** The font that a page of a language needs at first. */
export const FONT_URLS: Texts<string> = { en: FONT_URL, fr: FRENCH_FONT_URL };

/** Styles with the font of French in them. */
export const withFrenchFont = (css: string): string =>
  css
    .replace(FONT_URL, FRENCH_FONT_URL)
    .replace(inShort(BASIC), inShort(FRENCH))
    .replace(inShort(LATIN), inShort(BEYOND_FRENCH));

/** As Emotion writes a list. */
const inShort = (ranges: string) => ranges.replaceAll(', ', ',');

export const FONT_STACK = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif";

/**
 * Styles of the whole document. A string, since an object cannot hold two `@font-face` rules, of which the later one wins. Nothing may move once
 * it is shown: the preloaded font is there at the first paint or waits for the next page, in place of which the fallback
 * has Figtree's measures (Arial widened to its mean width over English text).
 */
export const baseline = `
@font-face {
  font-family: 'Figtree Variable';
  src: url(${FONT_LATIN_URL}) format('woff2');
  font-weight: 400 700;
  font-display: swap;
  unicode-range: ${LATIN};
}
@font-face {
  font-family: 'Figtree Variable';
  src: url(${FONT_URL}) format('woff2');
  font-weight: 400 700;
  font-display: optional;
  unicode-range: ${BASIC};
}
@font-face {
  font-family: 'Figtree Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Roboto');
  size-adjust: 101.5%;
  ascent-override: 93.6%;
  descent-override: 24.6%;
  line-gap-override: 0%;
}
html { text-size-adjust: 100%; }
a:focus-visible, summary:focus-visible, [tabindex]:focus-visible {
  outline: 3px solid var(--mui-palette-primary-main);
  outline-offset: 2px;
}
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after {
    animation-duration: 0.01ms !important;
    transition-duration: 0s !important;
    scroll-behavior: auto !important;
  }
}
`;
