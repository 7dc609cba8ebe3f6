import { pickedDay, pickupDates } from '#components/pickup/pickup-days.ts';
import { readDraft, writeDraft } from '#features/quote-form/draft/quote-draft.ts';
import { type QuoteField, type QuoteValues, readTypedValues } from '#features/quote-form/quote-values.ts';
import { PICKED_DAY_KEY } from '#lib/storage/quote-draft-key.ts';
import { writeToTab } from '#lib/storage/tab-storage.ts';
import { dropWaitingOfTab } from '#lib/storage/waiting-quotes.ts';

/**
 * Keeps what was typed into the quote form where its page is left before the form's code has come, as by whoever reads the Privacy
 * Policy or reloads meanwhile: over an earlier draft, as the form itself would.
 */
export function keepEarlyDraft(page: Document): void {
  addEventListener('pagehide', () => {
    const island = page.querySelector<HTMLElement>('[data-draft]');
    const form = island?.querySelector('form');
    if (island && form && island.dataset.alive === undefined) keepTyped(form);
  });
}

function keepTyped(form: HTMLFormElement): void {
  const kept = readDraft();
  const typed = { ...pickedDate(form), ...readTypedValues(form) };
  const isNew = ([name, value]: [string, string]) => value !== kept.values[name as QuoteField];
  if (!Object.entries(typed).some(isNew)) return;
  // Half a sentence over what waits is not to be sent with it.
  dropWaitingOfTab();
  writeDraft({ values: { ...kept.values, ...typed }, photos: kept.photos });
}

/** The date of the day that was picked above the calendar; its name is kept as well. */
function pickedDate(form: HTMLFormElement): Partial<QuoteValues> {
  const day = pickedDay(new FormData(form));
  const date = day && pickupDates(new Date())[day];
  if (!date) return {};
  writeToTab(PICKED_DAY_KEY, day);
  return { preferredDate: date };
}
