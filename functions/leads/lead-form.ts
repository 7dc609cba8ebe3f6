import type { FormBody } from '../shared/http-types.ts';

/** The fields that a quote form with a photo sends in lower case (specification section 7). */
const NAMES: Record<string, string> = {
  junktype: 'junkType',
  preferreddate: 'preferredDate',
  visitorid: 'visitorId',
};

/** Fields that forms send empty where they have no value. */
const OPTIONAL = new Set(['visitorId', 'photo']);

/** The fields of a form as the JSON body of `POST /api/leads`. */
export function leadBodyOf({ fields }: FormBody): Record<string, string> {
  const named = Object.entries(fields).map(([name, value]) => [NAMES[name] ?? name, value] as const);
  return Object.fromEntries(named.filter(([name, value]) => !OPTIONAL.has(name) || value !== ''));
}
