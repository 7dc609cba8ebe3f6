import type { ContactMethod } from '../../leads/fields/contact-method.ts';
import type { JunkType } from '../../leads/fields/junk-type.ts';

/** What a visitor is asked for: a step's slot, or a clarification. */
export type AskedFor =
  | 'junk'
  | 'photo'
  | 'name'
  | 'phone'
  | 'address'
  | 'pickup'
  | 'contact'
  | 'email'
  | 'notes'
  | 'review'
  | 'which-junk'
  | 'which-day'
  | 'outside'
  | 'start-over'
  | 'confirm'
  | 'stop';

/**
 * The visitor's answers by what is asked for, one entry a prompt. Besides plain text: `@id` taps the quick reply
 * of that id, `#photo` and `#photo-local` choose a photo that could or could not be uploaded, `#reload` closes the
 * page and comes back.
 */
export type Says = Partial<Record<AskedFor, string | readonly string[]>>;

/** The slots expected in the end, written by hand. A slot that is left out must be null. */
export interface Wants {
  junk?: JunkType;
  /** How the type was found out; `ai` where it is left out. */
  picked?: boolean;
  name?: string;
  phone?: string;
  address?: string;
  outside?: boolean;
  /** `11-19 morning`, `11-20 afternoon 14:00`, `2027-01-04`, `any`, `any evening`, `asap 11-18`; year 2026. */
  when?: string;
  /** `phone` where it is left out, in a finished dialogue. */
  by?: ContactMethod;
  email?: string;
  notes?: string;
  photo?: 'stored' | 'local';
}

/** One visitor. */
export interface Dialogue {
  says: Says;
  wants: Wants;
  /** The moment it takes place; a Wednesday at 11 in Halifax where it is left out. */
  now?: string;
  /** The visitor leaves, or never gives what a lead needs: no lead is expected. */
  unfinishable?: true;
}

/** Default answers of a visitor. */
export const USUAL: Says = {
  photo: '@photo:skip',
  contact: '@contact:phone',
  notes: '@instructions:none',
  review: '@submit',
};

/** Wednesday, 18 November 2026, 11:00 in Halifax. */
export const USUAL_NOW = '2026-11-18T15:00:00Z';
