import type { Pickup } from '../../../pickup-wish/pickup.ts';
import { saysTimeOfDay } from '../../../pickup-wish/time-of-day.ts';
import { hazardsInText } from '../../hazards-in-text.ts';
import { UNIT_LABELS } from '../../lexicon/geography/address-words.ts';
import { JUNK_TYPE_NAMES } from '../../lexicon/junk/type-names.ts';
import { SLOT_DEFINITIONS } from '../../slot-definitions.ts';
import type { Slots } from '../../slots.ts';
import type { ConversationState, PendingClarification, StepName } from '../../state.ts';
import { acceptAddress, withParts } from '../../steps/address.ts';
import type { TurnContext } from '../../turn.ts';
import { recogniseChange } from '../../understanding/changes.ts';
import { chosenType } from '../../understanding/load/chosen-type.ts';
import { editedLoad } from '../../understanding/load/edited-load.ts';
import {
  changedText,
  namesTypeAlone,
  onlyAddsThings,
  onlyTakesOut,
  replacesLoad,
} from '../../understanding/load/junk-changes.ts';
import {
  chosenJunk,
  classifiedJunk,
  type JunkLoad,
  readJunkLoad,
} from '../../understanding/load/junk-load.ts';
import { retypedLoad } from '../../understanding/load/retyped-load.ts';
import { swappedLoad } from '../../understanding/load/swapped-load.ts';
import { isBetterDay, isPlainDay } from '../../understanding/plain-day.ts';
import { isPutRight } from '../../understanding/put-right.ts';
import { findAccess } from '../../understanding/recognisers/access/find-access.ts';
import { withKnownRest } from '../../understanding/recognisers/address/merge-address.ts';
import { refusedMethods } from '../../understanding/recognisers/contact/method-mentions.ts';
import { beginsAlike, soundsAlike } from '../../understanding/recognisers/name/spelling/letter-hints.ts';
import { daysRuledOut } from '../../understanding/recognisers/pickup/beside/days-ruled-out.ts';
import { isFaintWish } from '../../understanding/recognisers/pickup/correct-pickup.ts';
import type {
  AddressMention,
  MentionedSlot,
  PickupMention,
  Proposal,
} from '../../understanding/recognisers/proposal.ts';
import { storedOf, type Understanding } from '../../understanding/understand.ts';
import { clauseAt } from '../../understanding/utterance/utterance.ts';
import { isFurtherNumber } from './further-number.ts';
import { namesSlot } from './names-slot.ts';
import { asksForSecond } from './pickup/another-pickup.ts';
import { isInPassing } from './pickup/day-in-passing.ts';
import { isOfHouse } from './pickup/house-or-day.ts';
import { updatedPickup } from './pickup/updated-pickup.ts';

/** What a message says beside the answer that was asked for. */
export interface SlotUpdates {
  /** Slots that are new, or that replace a known value on purpose. */
  slots: Partial<Slots>;
  /** A clarification that one of them needs. */
  pending: PendingClarification | null;
  /** Parts of an address that are not whole yet. */
  addressParts: string[];
}

/** Contact data is only written on purpose: another one replaces the known, but for a number that comes on top. */
const DELIBERATE: ReadonlySet<MentionedSlot> = new Set<MentionedSlot>(['phone', 'email', 'address']);

/**
 * Reads every slot of a message but the one that was asked for, which its step reads. Known addresses and
 * e-mails are replaced by any other, phone numbers by all but a further one; the rest only behind a word of correction, or at the recap.
 */
export function readUpdates(
  said: Understanding,
  state: ConversationState,
  asked: MentionedSlot | null,
  { now }: TurnContext,
): SlotUpdates {
  const updates: SlotUpdates = { slots: {}, pending: null, addressParts: [] };
  const { slots: known } = state;
  // The lead has one address: of a second place the team reads in the notes.
  if (known.address !== null && state.lead === 'collecting' && asksForSecond(said.message)) return updates;
  const proposal = <Slot extends MentionedSlot>(slot: Slot): Proposal<Slot> | null => {
    const found = slot === asked ? null : storedOf(said, slot);
    return found !== null && mayFill(said, state, found, now) ? found : null;
  };
  const phone = proposal('phone')?.value ?? known.phone;
  if (phone !== known.phone) updates.slots.phone = phone;
  const email = proposal('email')?.value ?? known.email;
  if (email !== known.email) updates.slots.email = email;
  const name = proposal('name')?.value ?? known.name;
  if (name !== known.name) updates.slots.name = name;
  const method = proposal('contactMethod')?.value ?? known.preferredContactMethod;
  // Asked for a number, "don't have one, jo@example.ca" can be reached no other way.
  const isOnlyEmail =
    state.step === 'phone' &&
    phone === null &&
    storedOf(said, 'phone') === null &&
    email !== known.email &&
    statesBesideEmail(said);
  // "Change contact to email jo@example.ca", "I'd rather email: …"
  if (
    email !== known.email &&
    state.step === 'review' &&
    (wishesEmail(said, known) || recogniseChange(said.utterance)?.slot === 'contactMethod')
  )
    updates.slots.preferredContactMethod = 'email';
  if (isOnlyEmail && method === null) updates.slots.preferredContactMethod = 'email';
  if (method !== known.preferredContactMethod) updates.slots.preferredContactMethod = method;
  const found = proposal('pickup');
  const pickup = found !== null && known.pickup !== null && isFaintWish(found) ? undefined : found?.value;
  const moved = updatedPickup(pickup, said.message, state);
  if (moved !== null) updates.slots.pickup = moved;
  if (pickup?.kind === 'ambiguous') updates.pending = { ...pickup, kind: 'which-day' };
  const address = proposal('address')?.value;
  if (address !== undefined) addAddress(said, address, state, updates);
  if (asked !== 'junkType') addJunk(said, state, updates, now);
  return updates;
}

/** "Email jo@example.ca" but names what follows, of who is reached another way. */
const wishesEmail = ({ verdicts, utterance: { tokens } }: Understanding, known: Slots): boolean =>
  verdicts.some(
    ({ proposal: { slot, value, strength, to } }) =>
      slot === 'contactMethod' &&
      value === 'email' &&
      strength >= LIKELY_WISH &&
      (known.preferredContactMethod === null || to > 1 || tokens[to]?.text.includes('@') !== true),
  );
const LIKELY_WISH = 0.6;

/** "Can't I give an e-mail?" alone only asks. */
const statesBesideEmail = ({ utterance: { clauses, tokens } }: Understanding): boolean =>
  clauses.some(
    ({ act, from, to }) =>
      act === 'statement' && !tokens.slice(from, to).some(({ text }) => text.includes('@')),
  );

/** Whether a value may fill its slot: an empty one always, a known one only on purpose. */
function mayFill(said: Understanding, state: ConversationState, proposal: Proposal, now: Date): boolean {
  const { slot, from } = proposal;
  if (slot === 'pickup' && isOfHouse(said, state.slots.address)) return false;
  // Asked how they are reached, "monday morning" can only be of the pickup, and "not friday, monday" wherever it is said.
  const mayBeOfPickup = !DEFERRED.has(state.step) || daysRuledOut(said.utterance, now).length > 0;
  if (mayBeOfPickup && isPlainDay(said.utterance, proposal, now)) return true;
  if (state.step === 'contact-method' && isBetterDay(said.utterance, proposal)) return true;
  const corrects = clauseAt(said.utterance, from)?.corrects === true;
  // At the instructions everything else is a note, but for what is put right.
  if (state.step === 'instructions' && state.pending === null) return isPutRight(said.utterance, proposal);
  if (state.slots[SLOT_DEFINITIONS[slot].key] === null) return true;
  if (slot === 'pickup' && addsTime(state.slots.pickup, proposal)) return true;
  // "Sunday no, I have church", of a known name.
  if (slot === 'name' && state.step === 'pickup' && namesDay(proposal)) return false;
  // "C'est beau" at the recap is no new name.
  if (slot === 'name')
    return isOnPurpose(
      said,
      proposal,
      state.slots.name ?? '',
      corrects || (state.step === 'review' && proposal.strength >= SURE_NAME),
    );
  // "I want a text, not a call", of a known call
  const { preferredContactMethod: way } = state.slots;
  if (slot === 'phone' && isFurtherNumber(said, state)) return false;
  const isDenied = slot === 'contactMethod' && way !== null && refusedMethods(said.utterance).includes(way);
  if (slot === 'pickup' && isInPassing(said, state, now)) return false;
  return isDenied || corrects || state.step === 'review' || DELIBERATE.has(slot);
}

/** "Morning pls", of a day that is known without a time. */
const addsTime = (known: Pickup | null, { value }: Proposal): boolean => {
  const said = value as PickupMention;
  if (said.kind !== 'pickup' || known?.day == null || saysTimeOfDay(known)) return false;
  return said.pickup.day === null && !said.pickup.asap && saysTimeOfDay(said.pickup);
};

/** "Tomorrow", said of a photo or an e-mail, is when it comes. */
const DEFERRED: ReadonlySet<StepName> = new Set<StepName>(['photo-or-name', 'email']);

const namesDay = ({ value }: Proposal): boolean => typeof value === 'string' && WEEKDAY.test(value);
const WEEKDAY = /\b(?:sun|mon|tues|wednes|thurs|fri|satur)day\b/i;

/** A known name gives way to one that is said to be the name, or its spelling; "it's beautiful" is none. */
function isOnPurpose(
  said: Understanding,
  { reason, strength, value }: Proposal,
  known: string,
  corrects: boolean,
): boolean {
  const speaksOfNames = said.utterance.tokens.some(({ word }) => NAMING.has(word));
  const isOfOther = !speaksOfNames && typeof value === 'string' && isOfAddress(said, value);
  // "Sorry, toddler. 902 …" excuses somebody.
  if (
    corrects &&
    !isOfOther &&
    (strength >= LIKELY_NAME || (typeof value === 'string' && isRespelled(known, value)))
  )
    return true;
  // "902 … and it's Sarah MacNeil", of a known Sarah
  if (strength >= LIKELY_NAME && typeof value === 'string' && beginsWithWords(value, known)) return true;
  const words = said.utterance.tokens.map(({ word }) => word);
  // "You put Sean, it's Shaun"
  const namesOld = known
    .toLowerCase()
    .split(' ')
    .some((word) => words.includes(word));
  if (speaksOfNames || (namesOld && typeof value === 'string' && isRespelled(known, value)))
    return strength >= LIKELY_NAME;
  const isSpelling = /spelled out|a hint about a letter/.test(reason);
  return isSpelling && typeof value === 'string' && isRespelled(known, value);
}

/** "It's Flat B, not C", "the street's wrong, its Inglis": of the address. */
function isOfAddress(said: Understanding, name: string): boolean {
  const wish = recogniseChange(said.utterance)?.slot ?? null;
  const [first = ''] = name.toLowerCase().split(' ');
  const street = storedOf(said, 'address')?.value.street?.toLowerCase() ?? '';
  const isNamed = namesSlot(said, 'address') || (wish !== null && wish !== 'name');
  return UNIT_LABELS.has(first) || street.split(' ').includes(first) || isNamed;
}

/** Whether a name is the known one with more behind it. */
const beginsWithWords = (name: string, known: string): boolean =>
  name.toLowerCase().startsWith(`${known.toLowerCase()} `);

/** "Tim Kohl" and "Tim Cole", but not "Sam" and "Sam Tulip". */
function isRespelled(known: string, name: string): boolean {
  const [before, after] = [known.split(' '), name.split(' ')];
  return (
    before.length === after.length && before.every((word, index) => mayBeSpelled(word, after[index] ?? ''))
  );
}

/** "Katherine", spelled "Cathryn". */
const mayBeSpelled = (a: string, b: string) => soundsAlike(a, b) || beginsAlike(a, b);

const NAMING = new Set(
  'name names called surname lastname firstname nom prenom spelled spelt spell spelling autocorrected autocorrect misspelled misspelt'.split(
    ' ',
  ),
);
const LIKELY_NAME = 0.5;
/** From here on somebody names themselves: "my name is …". */
const SURE_NAME = 0.8;

function addAddress(
  said: Understanding,
  found: AddressMention,
  state: ConversationState,
  updates: SlotUpdates,
): void {
  const mention = withKnownRest(found, state.slots.address, said.message);
  if (mention.address === state.slots.address) return;
  // "I'm in Dartmouth" before, and now the street.
  const whole = mention.complete || state.slots.address !== null ? mention : withParts(mention, state);
  if (!whole.complete) {
    if (state.slots.address === null) updates.addressParts = [mention.address];
    return;
  }
  const result = acceptAddress(whole, state);
  if (result.kind === 'fill') Object.assign(updates.slots, result.fill.slots);
  if (result.kind === 'clarify') updates.pending = result.pending;
}

/** Junk that is new, that replaces the known, that comes on top of it, or that stays where it is; and its type, where that is chosen. */
function addJunk(said: Understanding, state: ConversationState, updates: SlotUpdates, now: Date): void {
  const chosen = mayEdit(state, said) || namesType(state, said) ? chosenType(said) : null;
  if (!chosen?.isAll) addLoad(said, state, updates, now);
  if (chosen === null) return;
  if (updates.pending?.kind === 'which-junk') updates.pending = null;
  const text = updates.slots.junkText ?? state.slots.junkText;
  // "Furniture" is no description of appliances.
  Object.assign(updates.slots, chosenJunk(chosen.junkType, namesTypeAlone(text) ? null : text));
}

/** "Change the junk type to furniture" is nothing for the crew, though their instructions are asked for. */
const namesType = ({ slots, pending }: ConversationState, { message }: Understanding): boolean =>
  slots.junkType !== null &&
  pending?.kind !== 'which-junk' &&
  /\b(?:type|category|cat[ée]gorie)\b/i.test(message);

function addLoad(said: Understanding, state: ConversationState, updates: SlotUpdates, now: Date): void {
  const { junkType, junkText, junkClassificationSource } = state.slots;
  if (mayEdit(state, said) && junkType !== null && junkText !== null) {
    const swapped = swappedLoad(said, junkText);
    const edited = swapped ?? editedLoad(said, junkText, state.step === 'review');
    if (edited !== null) {
      if (edited !== junkText)
        Object.assign(updates.slots, { junkText: edited, ...leftHazards(state.slots, edited) });
      // A type that somebody chose stays, but for another thing in the place of theirs.
      const mayRetype = swapped !== null || junkClassificationSource === 'ai';
      const load = edited === junkText || !mayRetype ? null : retypedLoad(edited, junkType, now);
      if (load !== null) classify(load, updates);
      return;
    }
  }
  const load = readJunkLoad(said, { wholeMessage: false });
  const isNew =
    junkType === null ||
    ((replacesLoad(said) || deniesType(said, junkType)) && state.step !== 'instructions');
  if (load === null || !isNew) {
    // Beside a type alone every thing is news, but at the recap only what is added: "had my glasses off, send it".
    const isOnlyAdded = ONLY_ADDED.has(state.step);
    const before = isOnlyAdded ? (junkText ?? '') : namesTypeAlone(junkText) ? null : junkText;
    const isOfLoad = onlyTakesOut(said, junkText ?? '') || onlyAddsThings(said);
    const isNote = state.step === 'instructions' && !isOfLoad;
    const text = changedText(said, before, isNote) || junkText;
    if (junkType === null || text === junkText) return;
    Object.assign(updates.slots, { junkText: text, ...leftHazards(state.slots, text ?? '') });
    const isLess = junkText !== null && text !== null && text.length < junkText.length;
    const left = isLess && junkClassificationSource === 'ai' ? retypedLoad(text, junkType, now) : null;
    if (left !== null) classify(left, updates);
    return;
  }
  // What answers "which is the most" is read there.
  if (state.pending?.kind === 'which-junk') return;
  classify(load, updates);
}

/** The type of a load, or which of several it is. */
function classify({ candidates, text }: JunkLoad, updates: SlotUpdates): void {
  const [first, ...others] = candidates;
  if (first === undefined) return;
  if (others.length === 0) Object.assign(updates.slots, classifiedJunk(first, text));
  else updates.pending ??= { kind: 'which-junk', candidates, text };
}

/** What is said to the crew takes nothing off the list, but where it says nothing else. */
const mayEdit = ({ step, pending, slots }: ConversationState, said: Understanding): boolean =>
  slots.junkType !== null &&
  (step !== 'instructions' || onlyTakesOut(said, slots.junkText ?? '')) &&
  pending?.kind !== 'which-junk';

/** The hazardous goods that leave a load are no longer those of the lead. */
function leftHazards({ hazards, junkText }: Slots, left: string): Partial<Slots> {
  const labelsIn = (text: string) => hazardsInText(text).map(({ label }) => label);
  const gone = labelsIn(junkText ?? '').filter((label) => !labelsIn(left).includes(label));
  return hazards?.some((label) => gone.includes(label))
    ? { hazards: hazards.filter((label) => !gone.includes(label)) }
    : {};
}

const ONLY_ADDED: ReadonlySet<StepName> = new Set<StepName>([
  'review',
  'phone',
  'email',
  'address',
  'contact-method',
]);

/** "Not furniture, it's a stove" */
const deniesType = ({ verdicts }: Understanding, known: string): boolean =>
  verdicts.some(
    ({ proposal: { slot, value }, verdict, why }) =>
      slot === 'junkType' &&
      verdict === 'dropped' &&
      why === 'negated' &&
      typeof value === 'object' &&
      'thing' in value &&
      value.junkType === known &&
      JUNK_TYPE_NAMES.has(value.thing.toLowerCase()),
  );

/** Fills the access that a message mentions beside its answer; no prompt asks for it. */
export function fillAccess(state: ConversationState, said: Understanding): ConversationState {
  const { slots, lead } = state;
  if (lead !== 'collecting' || isOnlyName(said)) return state;
  const { access, denied } = findAccess(said.utterance.text);
  const isTakenBack = denied.some((kind) => kind === slots.access);
  return access === null && !isTakenBack ? state : { ...state, slots: { ...slots, access } };
}

/** "Jo Stairs" has no stairs. */
function isOnlyName(said: Understanding): boolean {
  const name = storedOf(said, 'name');
  return name !== null && name.to - name.from === said.utterance.tokens.length;
}
