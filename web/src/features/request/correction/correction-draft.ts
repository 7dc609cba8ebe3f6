import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { asPickupDay, type PickupDay, pickedDay } from '#components/pickup/pickup-days.ts';
import { readObjectOfTab, removeFromTab, textsIn, writeToTab } from '#lib/storage/tab-storage.ts';
import type { RequestTexts } from '../texts/request-texts.ts';
import {
  type CorrectionField,
  readCorrection,
  shownValues,
  shownWish,
  typedOver,
} from './read-correction.ts';

type Values = Partial<Record<CorrectionField, string>>;

/** What was typed into the correction of a request and is not sent. */
export interface CorrectionDraft {
  typed: Values;
  /** The day's button that was pressed; null for none. */
  when: PickupDay | null;
  /** Whether the request is another than it was typed over. */
  isOverOther: boolean;
  /** The fields that were typed over something else than stands in the request now. */
  clashing: readonly CorrectionField[];
}

/** Returns what this tab keeps of a request's correction, as far as it still differs from the request; null where nothing does. */
export function readCorrectionDraft(request: RequestView, texts: RequestTexts): CorrectionDraft | null {
  const { version, over, typed, when } = readObjectOfTab(keyOf(request));
  const shown = shownValues(request, texts);
  const kept = textsIn(typed) as Values;
  const before: Values = textsIn(over);
  const names = fieldsOf(shown).filter((name) => kept[name] !== undefined && kept[name] !== shown[name]);
  const picked = asPickupDay(when);
  const day = picked === shownWish(request) ? null : picked;
  if (names.length === 0 && day === null) return null;
  const isOverOther = version !== request.version;
  return {
    typed: Object.fromEntries(names.map((name) => [name, kept[name]])),
    when: day,
    isOverOther,
    clashing: isOverOther ? names.filter((name) => before[name] !== shown[name]) : [],
  };
}

/**
 * Keeps what stands in the form for this tab; nothing where there is nothing of it to send. What is kept already stays as it is, with
 * the request over which it was typed.
 */
export function keepCorrection(request: RequestView, form: FormData, texts: RequestTexts): void {
  const shown = shownValues(request, texts);
  const typed = typedOver(shown, form);
  const picked = pickedDay(form);
  const when = picked === shownWish(request) ? null : picked;
  const kept = readCorrectionDraft(request, texts);
  if (kept && JSON.stringify([kept.typed, kept.when]) === JSON.stringify([typed, when])) return;
  const fields = fieldsOf(typed);
  const over = Object.fromEntries(fields.map((name) => [name, shown[name]]));
  if (readCorrection(request, form, texts) === null) dropCorrection(request);
  else writeToTab(keyOf(request), JSON.stringify({ version: request.version, over, typed, when }));
}

/** Forgets it: it was sent, or is not wanted any more. */
export function dropCorrection(request: RequestView): void {
  removeFromTab(keyOf(request));
}

const keyOf = ({ id }: RequestView) => `correctionDraft:${id}`;

const fieldsOf = (values: Values) => Object.keys(values) as CorrectionField[];
