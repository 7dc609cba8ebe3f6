import { FILLED_KEY, HEARD_KEY } from '#lib/storage/quote-draft-key.ts';
import { readObjectOfTab, textsIn, writeToTab } from '#lib/storage/tab-storage.ts';
import type { QuoteField, QuoteValues } from '../quote-values.ts';

type Values = Partial<QuoteValues>;

/**
 * What a form is to be filled with: what is still empty, and what was answered anew in the chat since the form said it. What was
 * changed or emptied in the form since is the newer answer, and stays.
 * @param found what the chat, or an earlier request, has
 * @param typed what stands in the form
 */
export function newerAnswers(found: Values, typed: Values): Values {
  const filled = valuesOf(FILLED_KEY);
  const heard = valuesOf(HEARD_KEY);
  const isNewer = (name: QuoteField, value: string) => {
    const stands = typed[name];
    // It was filled with that already: where it is empty now, it was emptied.
    if (value === filled[name]) return false;
    return stands === undefined || stands === filled[name] || stands === heard[name];
  };
  const entries = Object.entries(found) as [QuoteField, string][];
  const answers: Values = Object.fromEntries(entries.filter(([name, value]) => isNewer(name, value)));
  writeToTab(FILLED_KEY, JSON.stringify(found));
  writeToTab(HEARD_KEY, JSON.stringify({ ...heard, ...answers }));
  return answers;
}

const valuesOf = (key: string): Values => textsIn(readObjectOfTab(key));
