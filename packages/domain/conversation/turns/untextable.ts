import { splitExtension } from '../../leads/fields/phone-number.ts';
import type { Slots } from '../slots.ts';

/** Whether somebody wants a text at a number that has an extension, which no text reaches. */
export const isUntextable = ({ phone, preferredContactMethod }: Slots): boolean =>
  preferredContactMethod === 'sms' && phone !== null && splitExtension(phone).extension !== null;
