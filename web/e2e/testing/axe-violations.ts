import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

interface AxeOptions {
  /** A selector for the part of the page that is looked at, in place of all of it. */
  readonly within?: string;
  /** The rules that are asked for, in place of all of them. */
  readonly only?: readonly string[];
}

/** What may be another answer once the same document has other colours: names, roles and structure are not. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/**
 * What may be another answer once the same document is in the system's colours, with text twice as large: what scrolls then, and what a
 * style hides of a name. Contrast is the system's, and axe reads the page's own colours all the same.
 */
export const FORCED_COLOUR_RULES = [
  'link-in-text-block',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'button-name',
  'link-name',
] as const;

/**
 * The console under an open dialog: hidden from readers, so that axe asks for its contrast alone, and that as if there was no veil. Each
 * such screen is a state of its own, or is looked at under a menu, which has no veil.
 */
const VEILED =
  'body:has(> .MuiModal-root > .MuiBackdrop-root:not(.MuiBackdrop-invisible)) > #root[aria-hidden=true]';

/**
 * What axe objects to, where, and why.
 *
 * It runs in the page alone, which is enough where there are no frames of other origins: otherwise each result is put together in
 * one more tab. Selectors are made of what is objected to alone, and not of each element that passes.
 */
export async function axeViolations(
  page: Page,
  { within, only }: AxeOptions = {},
): Promise<[id: string, found: [target: string, why: string | undefined][]][]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) builder.include(within);
  if (only) builder.withRules([...only]);
  const { violations } = await builder.exclude(VEILED).analyze();
  return violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ target, failureSummary }) => [target.join(' '), failureSummary]),
  ]);
}
