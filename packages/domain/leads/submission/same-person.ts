import { nationalDigits } from '../fields/phone/phone-digits.ts';
import type { Lead } from '../lead.ts';
import { isLive } from '../lead-state.ts';
import { statusRules } from '../lead-status.ts';
import { foldText } from '../search/fold-text.ts';

const MAX_DAYS = 14;
const DAY_MS = 24 * 3600 * 1000;

/** Words of addresses that are also written in a short form or left out. */
const SHORT_FORMS = new Map(
  Object.entries({
    apartment: '',
    apt: '',
    avenue: 'ave',
    av: 'ave',
    boulevard: 'blvd',
    canada: '',
    circle: 'cir',
    court: 'ct',
    cr: 'cres',
    crescent: 'cres',
    drive: 'dr',
    east: 'e',
    heights: 'hts',
    highway: 'hwy',
    lane: 'ln',
    mount: 'mt',
    north: 'n',
    ns: '',
    parkway: 'pkwy',
    place: 'pl',
    road: 'rd',
    saint: 'st',
    south: 's',
    square: 'sq',
    street: 'st',
    suite: '',
    terrace: 'terr',
    trail: 'trl',
    unit: '',
    west: 'w',
  }),
);
const NOVA_SCOTIA = /\bnova scotia\b/g;
const POSTAL_CODE = /\b[a-z]\d[a-z]\s?\d[a-z]\d\b/g;

/**
 * Returns the same text for the same phone number and the same address, however they are written; null where one of
 * them is not known.
 */
export function personFingerprint({ phone, address }: Pick<Lead, 'phone' | 'address'>): string | null {
  const digits = nationalDigits(phone ?? '');
  const place = addressFingerprint(address ?? '');
  return digits === '' || place === '' ? null : `${digits} ${place}`;
}

/** An address in its shortest words. Postal code, province and country add nothing to a street and are often left out. */
function addressFingerprint(address: string): string {
  const words = foldText(address).replace(/[^\p{L}\p{N}]+/gu, ' ');
  const local = words.replace(NOVA_SCOTIA, ' ').replace(POSTAL_CODE, ' ');
  return shortened(local) || shortened(words);
}

function shortened(words: string): string {
  const short = words.split(' ').map((word) => SHORT_FORMS.get(word) ?? word);
  return short.filter((word) => word !== '').join(' ');
}

/** A lead as its visitor knows it, and as the team does. */
export interface PersonLead {
  /** Not merged into another one of the same visitor. */
  lead: Lead;
  /** The same, or another visitor's lead that it was merged into; null where that is gone. */
  worked: Lead | null;
}

/** Whether a new request of the same person repeats that of a lead: recent, and still open for the team as well. */
export function isOpenRequest({ lead, worked }: PersonLead, now: Date): boolean {
  const age = now.getTime() - Date.parse(lead.createdAt);
  if (lead.trash !== null || age > MAX_DAYS * DAY_MS || !statusRules(lead.status).open) return false;
  return worked !== null && isLive(worked) && statusRules(worked.status).open;
}

/** Whether a lead was sent by this visitor. Phone and address are no proof of being somebody; a visitorId is proved by its cookie. */
export function isOfVisitor(lead: Pick<Lead, 'visitorId'>, { visitorId }: Pick<Lead, 'visitorId'>): boolean {
  return visitorId !== null && lead.visitorId === visitorId;
}
