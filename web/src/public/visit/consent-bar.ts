import type { AnalyticsIds } from '@harbour-haul/contract/analytics-ids';
import { readStored, writeStored } from '#lib/storage/safe-storage.ts';
import { loadTags } from '#lib/tags/load-tags.ts';
import { consentTexts } from './consent-texts.ts';

export const CONSENT_KEY = 'analyticsConsent';

const STYLE = `
#consent-bar{position:fixed;z-index:25;left:16px;bottom:max(16px,env(safe-area-inset-bottom));width:min(24rem,100vw - 32px);
padding:16px;border:1px solid var(--mui-palette-divider);border-radius:12px;background:var(--mui-palette-background-paper);
color:var(--mui-palette-text-primary);box-shadow:var(--mui-shadows-1);font-size:.9375rem}
#consent-bar div{display:flex;flex-wrap:wrap;gap:8px;margin-top:12px}
#consent-bar button{flex:1;min-height:44px;padding:6px 16px;border:1px solid currentColor;border-radius:10px;background:none;
color:var(--mui-palette-primary-main);font:inherit;font-weight:600;cursor:pointer}
#consent-bar button:focus-visible,#consent-choices:focus-visible{outline:3px solid var(--mui-palette-primary-main);outline-offset:2px}
#consent-choices{min-height:44px;padding:0;border:0;background:none;color:var(--mui-palette-primary-main);font:inherit;
text-decoration:underline;cursor:pointer}
@media(max-width:599px){#consent-bar{bottom:calc(max(16px,env(safe-area-inset-bottom)) + 68px)}}
@media print{#consent-bar{display:none}}`;

/**
 * Loads this site's tags where its visitor has allowed it, and asks where they have not said. Both answers look alike, are
 * kept for this browser, and can be changed by a button in the footer; tags that run already end with the next page.
 * @returns fulfilled once they have answered, or are not asked
 */
export function startConsent(ids: AnalyticsIds): Promise<void> {
  const texts = consentTexts(document.documentElement.lang);
  document.head.append(element('style', STYLE));
  const choice = readStored(CONSENT_KEY);
  if (choice === 'yes') loadTags(ids);
  const answered = choice === null ? new Promise<void>((resolve) => ask(null, resolve)) : Promise.resolve();
  const change = element('button', texts.change);
  change.id = 'consent-choices';
  change.type = 'button';
  change.addEventListener('click', () => ask(change));
  const item = element('li');
  item.append(change);
  document.querySelector('footer ul:last-of-type')?.append(item);
  return answered;

  /** @param asker has the focus again once it is answered */
  function ask(asker: HTMLElement | null, onAnswer?: () => void): void {
    if (document.getElementById('consent-bar')) return;
    const bar = element('section');
    bar.id = 'consent-bar';
    bar.setAttribute('aria-label', texts.label);
    const answers = element('div');
    for (const [answer, text] of [
      ['no', texts.decline],
      ['yes', texts.allow],
    ] as const) {
      const button = element('button', text);
      button.type = 'button';
      button.addEventListener('click', () => {
        const before = readStored(CONSENT_KEY);
        writeStored(CONSENT_KEY, answer);
        bar.remove();
        asker?.focus();
        onAnswer?.();
        if (answer === 'yes' && before !== 'yes') loadTags(ids);
      });
      answers.append(button);
    }
    bar.append(element('p', texts.question), answers);
    document.body.append(bar);
    if (asker) answers.querySelector('button')?.focus();
  }
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, text = ''): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { textContent: text });
}
