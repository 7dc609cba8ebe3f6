import { phoneLink } from './phone-link.ts';

/** An `sms:` link to a number; extensions get no texts. */
export function textLink(phone: string): string {
  return phoneLink(phone).replace(/^tel:([^,]*).*$/, 'sms:$1');
}

/** The whole text is the address: none of it may add recipients or a subject. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}`;
}

/** A map of an address. */
export function mapLink(address: string): string {
  const query = new URLSearchParams({ api: '1', query: findableAddress(address) });
  return `https://www.google.com/maps/search/?${query}`;
}

/** An address as a map finds it, in Nova Scotia: people seldom write their province. */
export function findableAddress(address: string): string {
  return /nova scotia|\bns\b/i.test(address) ? address : `${address}, Nova Scotia`;
}
