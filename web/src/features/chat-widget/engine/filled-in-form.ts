import type { FormValues, Input } from '@harbour-haul/domain/conversation/turn';
import { DRAFT_KEY, PICKED_DAY_KEY } from '#lib/storage/quote-draft-key.ts';
import { readOfTab, writeToTab } from '#lib/storage/tab-storage.ts';

/** What was offered to this tab's chat last: the same is not offered again. */
const OFFERED_KEY = 'chatOffered';

/**
 * What is filled in on the quote form of this tab and not sent, for the assistant to offer to go on from it; null where that is
 * nothing new. It comes with the engine, which alone can read it, and costs the window nothing.
 */
export function filledInForm(): Input | null {
  const values = draftValues();
  const text = JSON.stringify(values);
  if (Object.keys(values).length === 0 || text === readOfTab(OFFERED_KEY)) return null;
  writeToTab(OFFERED_KEY, text);
  return { type: 'form', values };
}

/** The texts of the draft; none where it cannot be read. */
function draftValues(): FormValues {
  try {
    const stored: unknown = JSON.parse(readOfTab(DRAFT_KEY) ?? '{}');
    const { values } = stored as { values?: unknown };
    const texts = Object.entries(values ?? {}).filter(([, text]) => typeof text === 'string');
    const when = readOfTab(PICKED_DAY_KEY);
    return { ...Object.fromEntries(texts), ...(texts.length > 0 && when !== null && { when }) };
  } catch {
    return {};
  }
}
