import type { FieldInput } from '../fields/parse-field.ts';

/** The most characters that are looked at, and that are kept. */
export const MAX_SENT_TOUCH = 4000;
export const MAX_TOUCH = 1000;
const MAX_PART = 120;

/** What advertisers add to a link: their campaign, and the click that they would have named to them. */
const PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ttclid',
];
/** The path of a site's page, with its query. */
const PAGE = /^(\/[^?#\s]*)(?:\?([^#\s]*))?$/;
/** Another site's page; its query may tell what somebody looked for, and is left out. */
const REFERRER = /^https?:\/\/([^/?#\s@]+)((?:\/[^?#\s]*)?)(?=[?#]|$)/;
const TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;

/**
 * How somebody came to the site, as an admin reads it: `2026-11-22 18:05 UTC · utm_source=google · from www.google.com/ · to /`.
 * A page sends it as its time in ISO 8601, its path with the query, and the page before, with blanks between them. It is
 * null for anything else: no request is refused for it.
 */
export function parseTouch(input: FieldInput): string | null {
  if (typeof input !== 'string') return null;
  const [time = '', page = '', referrer = ''] = input.split(' ');
  const [, day, minute] = TIME.exec(time) ?? [];
  const [, path, query = ''] = PAGE.exec(page) ?? [];
  if (day === undefined || path === undefined) return null;
  const [, host, pathBefore = ''] = REFERRER.exec(referrer) ?? [];
  const parts = [
    `${day} ${minute} UTC`,
    ...campaignOf(query),
    ...(host === undefined ? [] : [`from ${shortened(host + pathBefore)}`]),
    `to ${shortened(path)}`,
  ];
  return parts.join(' · ').slice(0, MAX_TOUCH).toWellFormed();
}

function campaignOf(query: string): string[] {
  const values = new Map(
    query.split('&').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, decoded(value.join('='))] as const;
    }),
  );
  return PARAMETERS.flatMap((name) => {
    const value = shortened(values.get(name) ?? '');
    return value === '' ? [] : [`${name}=${value}`];
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function shortened(text: string): string {
  return text.replace(UNPRINTABLE, '').trim().slice(0, MAX_PART);
}
