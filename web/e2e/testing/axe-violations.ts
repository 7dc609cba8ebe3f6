import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

interface AxeOptions {
  /** A selector for the part of the page that is looked at, in place of all of it. */
  readonly within?: string;
  /** Rules that are not asked for. */
  readonly without?: string[];
}

/**
 * What axe objects to, where, and why.
 *
 * It runs in the page alone, which is enough where there are no frames of other origins: otherwise each result is put together in
 * one more tab. Selectors are made of what is objected to alone, and not of each element that passes.
 */
export async function axeViolations(
  page: Page,
  { within, without = [] }: AxeOptions = {},
): Promise<[id: string, found: [target: string, why: string | undefined][]][]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) builder.include(within);
  const { violations } = await builder.disableRules(without).analyze();
  return violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ target, failureSummary }) => [target.join(' '), failureSummary]),
  ]);
}
