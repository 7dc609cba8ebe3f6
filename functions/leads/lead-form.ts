import type { FormBody } from '../shared/form-body.ts';

/** The fields that a quote form sends in small letters where it sends a photo (specification section 7). */
const NAMES: Record<string, string> = {
  junktype: 'junkType',
  preferreddate: 'preferredDate',
  visitorid: 'visitorId',
};

/** What forms send empty where there is nothing to send. */
const OPTIONAL = new Set(['visitorId', 'photo']);

/** The body of `POST /api/leads` as JSON would bring it. */
export function leadBodyOf({ fields }: FormBody): Record<string, string> {
  const named = Object.entries(fields).map(([name, value]) => [NAMES[name] ?? name, value] as const);
  return Object.fromEntries(named.filter(([name, value]) => !OPTIONAL.has(name) || value !== ''));
}
