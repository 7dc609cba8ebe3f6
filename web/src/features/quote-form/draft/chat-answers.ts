import { OFFERED_KEY } from '#lib/storage/quote-draft-key.ts';
import { readOfTab, writeToTab } from '#lib/storage/tab-storage.ts';
import type { QuoteField, QuoteValues } from '../quote-values.ts';

type Values = Partial<QuoteValues>;

/** What the form of this tab was filled with last. */
const FILLED_KEY = 'quoteFilled';

/** The label before words that the form has and the chat took over, as the team reads them. */
const LABEL = /^[\w ]+: /;

/**
 * What a form is to be filled with: what is still empty, and what was answered anew in the chat since the form said it. What was
 * changed in the form since is the newer answer, and stays.
 * @param found what the chat, or an earlier request, has
 * @param typed what stands in the form
 */
export function newerAnswers(found: Values, typed: Values): Values {
  const filled = valuesOf(FILLED_KEY);
  const offered = valuesOf(OFFERED_KEY);
  writeToTab(FILLED_KEY, JSON.stringify(found));
  const isNewer = (name: QuoteField, value: string) => {
    const stands = typed[name];
    if (stands === undefined) return true;
    const isSaidSince = value !== filled[name] && value.replace(LABEL, '') !== stands;
    return isSaidSince && (stands === filled[name] || stands === offered[name]);
  };
  const entries = Object.entries(found) as [QuoteField, string][];
  return Object.fromEntries(entries.filter(([name, value]) => isNewer(name, value)));
}

function valuesOf(key: string): Values {
  try {
    return (JSON.parse(readOfTab(key) ?? 'null') as Values | null) ?? {};
  } catch {
    return {};
  }
}
