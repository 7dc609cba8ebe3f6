import type { CorrectRequestBody } from '@harbour-haul/contract/requests/correct-request';
import { readCallTimes } from '@harbour-haul/domain/call-times/call-times-note';
import { phoneText, storedPhone } from '@harbour-haul/domain/leads/fields/phone/phone-digits';
import { MAX_DETAILS } from '@harbour-haul/domain/leads/fields/text-limits';
import {
  CORRECTABLE_FIELDS,
  type CorrectableField,
  type RequestView,
} from '@harbour-haul/domain/leads/request/request-view';
import { wishedPickup, wishOf } from '@harbour-haul/domain/leads/request/wished-pickup';
import type { FormWish } from '@harbour-haul/domain/pickup-wish/form-wishes';
import { formWish, pickedDay } from '#components/pickup/pickup-days.ts';
import { detailsLines } from '../details-lines.ts';
import { detailsWords } from '../request-words.ts';
import type { RequestTexts } from '../texts/request-texts.ts';

/** A field of the form that holds a text. */
export type CorrectionField = CorrectableField | 'callTimes' | 'note';

/** What the fields of the form hold before anything is typed. */
export function shownValues(request: RequestView, texts: RequestTexts): Record<CorrectionField, string> {
  const values = CORRECTABLE_FIELDS.map((name) => [name, request[name] ?? '']);
  return {
    ...(Object.fromEntries(values) as Record<CorrectableField, string>),
    phone: storedPhone(phoneText(request.phone ?? '')),
    preferredDate: request.preferredDate?.slice(0, 10) ?? '',
    details: shownDetails(request, texts),
    // As it was said wherever it was.
    callTimes: readCallTimes(request.details) ?? '',
    note: '',
  };
}

/** What differs in a form from what its fields held. */
export function typedOver(
  shown: Readonly<Record<CorrectionField, string>>,
  form: FormData,
): Partial<Record<CorrectionField, string>> {
  const names = Object.keys(shown) as CorrectionField[];
  const typed = names.map((name) => [name, textOf(form, name)] as const);
  return Object.fromEntries(typed.filter(([name, text]) => text !== tidy(shown[name])));
}

/** In the words of the page, but where those would be too long to be sent again. */
function shownDetails(request: RequestView, texts: RequestTexts): string {
  const text = detailsWords(request, texts);
  return text.length <= MAX_DETAILS ? text : (request.details ?? '');
}

/** What the day of a request means beside its date, as the day's button that stands for it. */
export const shownWish = (request: RequestView): FormWish | null => wishOf(wishedPickup(request));

/**
 * What is said of that now: a day that was picked is meant as it was; another date takes back what the last one meant, without
 * a word.
 */
function changedWish(
  request: RequestView,
  form: FormData,
  date: string,
  isOtherDay: boolean,
): FormWish | null | undefined {
  const picked = pickedDay(form);
  if (picked === null) return undefined;
  const wish = formWish(picked, date);
  const known = isOtherDay ? null : shownWish(request);
  return wish === known ? undefined : wish;
}

/** The lines that were left as they were shown are those that are stored, and those that were not shown stay: the team reads them. */
function storedDetails(typed: string, request: RequestView, texts: RequestTexts): string {
  const lines = detailsLines(request, texts);
  const unseen = lines.filter(({ shown }) => shown === null).map(({ stored }) => stored);
  const known = new Map(lines.map(({ shown, stored }) => [tidy(shown ?? stored), stored]));
  const told = typed.split('\n').map((line) => known.get(line.trim()) ?? line);
  return typed === '' ? '' : [...unseen, ...told].join('\n');
}

/** What a form changes of a request, with the version that it shows; null where nothing differs. */
export function readCorrection(
  request: RequestView,
  form: FormData,
  texts: RequestTexts,
): CorrectRequestBody | null {
  const typed = typedOver(shownValues(request, texts), form);
  const date = textOf(form, 'preferredDate');
  const pickupWish = changedWish(request, form, date, typed.preferredDate !== undefined);
  if (Object.keys(typed).length === 0 && pickupWish === undefined) return null;
  return {
    ...typed,
    ...(typed.details !== undefined && { details: storedDetails(typed.details, request, texts) }),
    ...(pickupWish !== undefined && { pickupWish }),
    version: request.version,
  };
}

function textOf(form: FormData, name: CorrectionField): string {
  const value = form.get(name);
  return typeof value === 'string' ? tidy(value) : '';
}

/** Browsers have line ends of their own. */
const tidy = (text: string) => text.replaceAll('\r\n', '\n').trim();
