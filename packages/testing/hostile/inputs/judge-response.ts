import type { ApiErrorBody } from '@harbour-haul/contract/api-error';
import type { HostileResponse } from '../hostile-caller.ts';

/** What CloudFront and the gateway respond by themselves, as a page: no such path, a URL or a header that is too long. */
const GATEWAYS = [400, 404, 413, 414, 431];
const MIN_TOLD = 8;

/**
 * What is wrong with the response to a hostile text; null where nothing is: a success, or a refusal that names the field, and never a
 * failure, or the text in what a browser takes for a page.
 * @param field what a refusal of the input is to name; null where it has no name.
 */
export function wrongWith(
  { status, text: body, headers }: HostileResponse,
  sent: string,
  field: string | null,
): string | null {
  if (status >= 500) return 'a failure';
  if (body === '') return null;
  const type = headers.get('content-type') ?? 'application/json';
  if (type.startsWith('text/html')) {
    if (!GATEWAYS.includes(status)) return 'a page';
    return sent.length >= MIN_TOLD && /[<>"']/.test(sent) && body.includes(sent)
      ? 'the text in a page'
      : null;
  }
  if (headers.get('x-content-type-options') !== 'nosniff') return 'a type that browsers may guess';
  if (status !== 400 || field === null) return null;
  const { fields = {} } = JSON.parse(body) as ApiErrorBody;
  return Object.keys(fields).some((name) => isOf(name, field)) ? null : `no field ${field} is named`;
}

/** Whether an error of one field says what is wrong with the other: the same, what it stands in, or what stands in it. */
function isOf(name: string, field: string): boolean {
  const isWithin = (inner: string, outer: string) =>
    inner.startsWith(outer) && ['', '.', '['].includes(inner.charAt(outer.length));
  return isWithin(name, field) || isWithin(field, name);
}
