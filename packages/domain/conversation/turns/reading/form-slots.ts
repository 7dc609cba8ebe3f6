import { ACCESS_KINDS } from '../../../leads/fields/access.ts';
import { CONTACT_METHODS } from '../../../leads/fields/contact-method.ts';
import { JUNK_TYPES } from '../../../leads/fields/junk-type.ts';
import { halifaxToday, parsePreferredDate } from '../../../leads/fields/preferred-date.ts';
import { MAX_NAME } from '../../../leads/fields/text-limits.ts';
import { TIME_SLOTS } from '../../../leads/fields/time-slot.ts';
import { NO_SLOTS, type Slots } from '../../slots.ts';
import { initialState } from '../../state.ts';
import { addressStep } from '../../steps/address.ts';
import type { FormValues, TurnContext } from '../../turn.ts';
import type { MentionedSlot } from '../../understanding/recognisers/proposal.ts';
import { storedOf, type Understanding, understand } from '../../understanding/understand.ts';

/**
 * The slots of a form that may be half filled: what the chat would not accept as an answer, it asks for itself.
 * @param known what was told in the chat, of which the form may show the words
 */
export function formSlots(values: FormValues, known: Slots, context: TurnContext): Partial<Slots> {
  const texts = new Map(Object.entries(values).map(([name, text]) => [name, text.toWellFormed().trim()]));
  const text = (name: keyof FormValues) => texts.get(name) ?? '';
  const slots: Partial<Slots> = {
    ...junkSlots(oneOf(JUNK_TYPES, text('junkType'))),
    name: text('name').length < MIN_NAME ? null : text('name').slice(0, MAX_NAME),
    phone: valueIn('phone', text('phone'), context),
    ...addressSlots(text('address'), context),
    pickup: pickupOf(text('preferredDate'), text('when'), text('preferredTimeSlot'), context),
    preferredContactMethod: oneOf(CONTACT_METHODS, text('preferredContactMethod')),
    email: valueIn('email', text('email'), context),
    access: oneOf(ACCESS_KINDS, text('access')),
  };
  const filled: Partial<Slots> = Object.fromEntries(
    Object.entries(slots).filter(([, value]) => value !== null),
  );
  return {
    ...filled,
    ...(filled.junkType && { junkConfidence: null }),
    ...(text('details') && wordSlots(text('details'), known)),
  };
}

/** Of what was told in the chat the form shows first what has to go, and the notes for the crew below it. */
function wordSlots(words: string, { junkText, specialInstructions }: Slots): Partial<Slots> {
  if (junkText === null) return { specialInstructions: words };
  if (words === junkText || words.startsWith(`${junkText}\n`))
    return { specialInstructions: words.slice(junkText.length + 1) || null };
  const [first = '', ...rest] = words.split('\n');
  const isOtherJunk = (rest.join('\n') || null) === specialInstructions;
  return isOtherJunk ? { junkText: first } : { specialInstructions: words };
}

/** As the form has it (specification section 5). */
const MIN_NAME = 2;

const junkSlots = (junkType: Slots['junkType']): Partial<Slots> =>
  junkType === null ? {} : { junkType, junkClassificationSource: 'user' };

function addressSlots(address: string, context: TurnContext): Partial<Slots> {
  const result = addressStep.read(answered('address', address, context), initialState(), context);
  if (result.kind === 'fill') {
    const { address = null } = result.fill.slots;
    return address === null ? {} : { address, addressOutside: false };
  }
  // The form has said beneath the field that it lies outside.
  if (result.kind !== 'clarify' || result.pending.kind !== 'outside-address') return {};
  return { address: result.pending.answer.address, addressOutside: true };
}

function pickupOf(day: string, when: string, slot: string, { now }: TurnContext): Slots['pickup'] {
  if (!parsePreferredDate(day, now).ok) return null;
  // What was picked stands for one of the next days: another one was chosen since.
  const ahead = (Date.parse(day) - Date.parse(halifaxToday(now))) / DAY_MS;
  const isWeekend = when === 'weekend' && ahead < 7 && new Date(day).getUTCDay() === SATURDAY;
  const sunday = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  const otherDays = isWeekend ? { otherDays: [sunday] } : {};
  const asap = when === 'asap' && ahead <= 1;
  return { day, ...otherDays, slot: oneOf(TIME_SLOTS, slot), time: null, asap };
}

const DAY_MS = 24 * 3600 * 1000;
const SATURDAY = 6;

const valueIn = (slot: 'phone' | 'email', text: string, context: TurnContext): string | null =>
  storedOf(answered(slot, text, context), slot)?.value ?? null;

const answered = (asked: MentionedSlot, text: string, { now }: TurnContext): Understanding =>
  understand(text, { asked, known: NO_SLOTS, now });

const oneOf = <T extends string>(values: readonly T[], text: string): T | null =>
  values.find((value) => value === text) ?? null;
