import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe objects to, and where.
 * @param without rules that are not asked for
 */
export async function axeViolations(page: Page, without: string[] = []): Promise<[string, string[]][]> {
  const found = await new AxeBuilder({ page }).disableRules(without).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]);
}
