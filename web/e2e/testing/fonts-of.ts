import type { Page } from 'playwright-core';

/** As its file names itself, whatever the weight. */
export const FIGTREE = 'Figtree Light';

/** The fonts that the words of the first of each of some elements are drawn in, by the names that their files give them. */
export async function fontsOf(page: Page, selectors: readonly string[]): Promise<Set<string>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const names = new Set<string>();
  for (const selector of selectors) {
    const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName } of fonts) names.add(familyName);
  }
  return names;
}
