import { readStored, writeStored } from './storage/safe-storage.ts';

const FIRST_KEY = 'firstTouch';
const LAST_KEY = 'lastTouch';
const CAMPAIGN = /[?&](utm_|(g|fb|msclk|tt)clid=|[gw]braid=)/;
/** What the server looks at. */
const MAX_LENGTH = 4000;

/**
 * Notes how this visit began, as the server reads it: time, page and the site before. The last visit is one that somebody
 * came by from elsewhere; looking in again by the address alone does not replace it.
 */
export function keepTouch(now: Date, { pathname, search, origin }: Location, referrer: string): void {
  const touch = `${now.toISOString()} ${pathname}${search} ${referrer}`.slice(0, MAX_LENGTH);
  const isFrom = CAMPAIGN.test(search) || (referrer !== '' && !referrer.startsWith(origin));
  if (readStored(FIRST_KEY) === null) writeStored(FIRST_KEY, touch);
  if (isFrom || readStored(LAST_KEY) === null) writeStored(LAST_KEY, touch);
}

/** How the visitor came, as far as it was noted. */
export function touches(): { firstTouch?: string; lastTouch?: string } {
  const [firstTouch, lastTouch] = [readStored(FIRST_KEY), readStored(LAST_KEY)];
  return { ...(firstTouch !== null && { firstTouch }), ...(lastTouch !== null && { lastTouch }) };
}
