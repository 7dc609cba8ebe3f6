import type { SlotName } from '../../slots.ts';
import { normalizeText, wordsOf } from '../../understanding/text/plain-text.ts';
import { parseAddress } from '../address/parse-address.ts';
import { parseContactMethod } from '../contact/parse-contact-method.ts';
import { findEmail } from '../contact/parse-email.ts';
import { MIN_JUNK_CONFIDENCE, parseJunkType } from '../junk/parse-junk-type.ts';
import { isName } from '../name/parse-name.ts';
import { findPhone } from '../phone/find-phone.ts';
import { parsePickup } from '../pickup/parse-pickup.ts';

/** Any day does for telling whether a text speaks of one. */
const SOME_DAY = { now: new Date('2026-01-01T16:00:00Z') };
const MAX_SHORT_WORDS = 3;

/** Returns the one slot a text can fill: "14 Oak St" an address, "friday" a pickup. Null where none or several fit. */
export function guessSlot(text: string): SlotName | null {
  const tidied = normalizeText(text);
  const words = wordsOf(tidied);
  if (findEmail(tidied) !== null) return 'email';
  if (findPhone(tidied) !== null) return 'phone';
  const address = parseAddress([tidied]);
  const junk = parseJunkType(tidied);
  const namesJunk =
    junk.kind === 'several' || (junk.kind === 'ok' && junk.value.confidence >= MIN_JUNK_CONFIDENCE);
  const isStreet = address.kind === 'retry' && address.reason === 'needs-city';
  if (address.kind === 'ok' || (isStreet && !namesJunk)) return 'address';
  const pickup = parsePickup(tidied, SOME_DAY);
  if (!(pickup.kind === 'retry' && pickup.reason === 'unreadable')) return 'pickup';
  const isShort = words.length <= MAX_SHORT_WORDS;
  if (isShort && parseContactMethod(tidied).kind === 'ok') return 'contactMethod';
  if (namesJunk) return 'junkType';
  return isShort && words.length > 1 && isName(tidied) ? 'name' : null;
}
