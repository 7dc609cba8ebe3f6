import { knownSource } from '@harbour-haul/domain/leads/attribution/known-sources';
import type { LEAD_FIELDS } from '@harbour-haul/domain/leads/lead-fields';
import type { StringSchema } from 'yup';
import { atMost, text } from './lead-text.ts';

const UNKNOWN_SOURCE = 'Please leave the source out, or send form, chat or direct.';

/** Where a visitor's lead comes from: a source that is known, or none. Only admins write others. */
export function visitorSource({ label, kind }: (typeof LEAD_FIELDS)['source']): StringSchema {
  return text()
    .max(kind.max, atMost(label, kind.max))
    .test('known', UNKNOWN_SOURCE, (value) => !value?.trim() || knownSource(value) !== null);
}
