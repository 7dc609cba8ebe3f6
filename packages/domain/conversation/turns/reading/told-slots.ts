import { notedCallTimes } from '../../../call-times/call-times-note.ts';
import { wordSet } from '../../../text/word-set.ts';
import { joinNotes } from '../../crew-notes/join-notes.ts';
import { COURTESY_WORDS } from '../../lexicon/answers/courtesy-words.ts';
import type { Slots } from '../../slots.ts';
import type { ConversationState } from '../../state.ts';
import type { TurnContext } from '../../turn.ts';
import { changedText, completedText, namesTypeAlone } from '../../understanding/load/junk-changes.ts';
import { findAccess } from '../../understanding/recognisers/access/find-access.ts';
import { foldText } from '../../understanding/text/plain-text.ts';
import { claimedTokens, storedOf, type Understanding, understand } from '../../understanding/understand.ts';
import { FLOOR, notesBeside } from './notes/notes-beside.ts';
import { offeredSlots } from './offered-slots.ts';
import { fillAccess, readUpdates } from './slot-updates.ts';

/**
 * What people tell a person of the team, too: whom to call and when, where, how it is reached, what and when. Other notes are
 * asked for all the same.
 */
const TOLD = [
  'junkType',
  'junkConfidence',
  'junkClassificationSource',
  'junkText',
  'name',
  'phone',
  'address',
  'addressOutside',
  'pickup',
  'preferredContactMethod',
  'email',
  'access',
  'specialInstructions',
] as const satisfies readonly (keyof Slots)[];

/** Longer talks begin with what has passed since. */
const MAX_TEXTS = 30;

/**
 * Returns the slots that messages to somebody else fill. They answered no question of the assistant, so that nothing is read as
 * an answer: a value has to say by itself what it is, in a clause that states it. A known value gives way to nothing but a
 * correction, to a known load is added what comes on top, and what would need a question back is left to the question itself.
 */
export function toldSlots(
  before: ConversationState,
  texts: readonly string[],
  context: TurnContext,
): Partial<Slots> {
  let told: Partial<Slots> = {};
  for (const text of texts.slice(-MAX_TEXTS)) {
    const known = { ...before.slots, ...told };
    told = {
      ...told,
      ...valuesIn(text, { ...before, slots: known, pending: null, editing: false }, context),
    };
  }
  return told;
}

/** Returns the parts of an address that a message to somebody else names, where that is not whole: "12 Oak Street". */
export function toldAddressParts(state: ConversationState, text: string, context: TurnContext): string[] {
  if (state.slots.address !== null) return [];
  const said = read(text, state.slots, context);
  return readUpdates(said, { ...state, step: 'name', pending: null, editing: false }, null, context)
    .addressParts;
}

/**
 * Returns the load with what messages to somebody else asked about or spoke of beside it: "do you take pianos?", "there's a
 * piano"; null for nothing that is not known. What came of it in the talk is not known here, so that it is confirmed.
 * @param known the state with what they have stated
 */
export function offeredJunk(
  known: ConversationState,
  texts: readonly string[],
  context: TurnContext,
): Partial<Slots> | null {
  let { slots } = known;
  for (const text of texts.slice(-MAX_TEXTS)) {
    const said = read(text, slots, context);
    slots = { ...slots, ...askedAbout(said, { ...known, slots }), ...ownThings(said, slots) };
  }
  if (slots.junkText === known.slots.junkText) return null;
  const { junkType, junkConfidence, junkClassificationSource, junkText } = slots;
  return { junkType, junkConfidence, junkClassificationSource, junkText };
}

/**
 * Returns the things that a message to somebody else names, whatever it says of them: a lead whose chat is closed by the person
 * would say nothing of the hot tub that was talked about. Nothing where no new one is named.
 */
export function mentionedThings(
  known: ConversationState,
  text: string,
  context: TurnContext,
): Partial<Slots> {
  const { slots } = known;
  const said = read(text, slots, context);
  if (OF_OTHERS.test(said.message)) return {};
  const { junkText: asked } = askedAbout(said, {
    ...known,
    slots: { ...slots, junkType: null, junkText: null },
  });
  const load = slots.junkText?.toLowerCase() ?? '';
  const { mentioned: before = [] } = slots;
  const named = [...completedText(said, '').split(', '), asked ?? ''].map((thing) =>
    thing.replace(ARTICLE, ''),
  );
  const things = named.filter(
    (thing) => thing !== '' && !before.includes(thing) && !load.includes(thing.toLowerCase()),
  );
  return things.length === 0 ? {} : { mentioned: [...before, ...new Set(things)].slice(-MAX_MENTIONED) };
}

/**
 * Returns the day that messages to somebody else ask for, where none is known: "tuesday morning?", "could you come friday?". Whether the
 * person said yes is not known here, so that it is confirmed. The last one counts.
 * @param known the state with what they have stated
 */
export function offeredPickup(
  known: ConversationState,
  texts: readonly string[],
  context: TurnContext,
): Partial<Slots> {
  if (known.slots.pickup !== null) return {};
  const asked = texts.slice(-MAX_TEXTS).map((text) => {
    const said = read(text, known.slots, context);
    return offeredSlots(said, { ...known, step: 'name', pending: null, editing: false })?.pickup;
  });
  const pickup = asked.findLast((one) => one?.day != null);
  return pickup ? { pickup } : {};
}

/**
 * Returns another whole address than the known one that messages to somebody else state without putting anything right: "there's a sofa at
 * 5 Portland St, Dartmouth". Whether the crew is to go there is asked. The last one counts.
 * @param known the state with what they have stated
 */
export function offeredAddress(
  known: ConversationState,
  texts: readonly string[],
  context: TurnContext,
): Partial<Slots> {
  const { address: before } = known.slots;
  if (before === null) return {};
  const named = texts
    .slice(-MAX_TEXTS)
    .map((text) => storedOf(read(text, known.slots, context), 'address')?.value);
  const last = named.findLast((one) => one?.complete && !one.postBox);
  if (!last || foldText(last.address) === foldText(before)) return {};
  return { address: last.address, addressOutside: last.outside };
}

const MAX_MENTIONED = 10;
const ARTICLE = /^(?:an?|the|my|our|une?|des|les?|la|mon|ma|mes|notre|nos) /i;

/** Things in a question, as where it is asked what has to go; the type that is known stays. */
function askedAbout(said: Understanding, state: ConversationState): Partial<Slots> {
  const offered = offeredSlots(said, { ...state, step: 'junk-type', pending: null, editing: false }) ?? {};
  if (!offered.junkText || namesTypeAlone(offered.junkText)) return {};
  if (state.slots.junkType !== null) return { junkText: offered.junkText };
  return Object.fromEntries(Object.entries(offered).filter(([name]) => name.startsWith('junk')));
}

/** Things that somebody says they have, beside a known load. */
function ownThings(said: Understanding, { junkType, junkText }: Slots): Partial<Slots> {
  if (junkType === null || !OWN.test(said.message) || OF_OTHERS.test(said.message)) return {};
  const text = completedText(said, junkText ?? '');
  return text === '' ? {} : { junkText: text };
}

/** "I have a piano", "there's a bed" */
const OWN =
  /(?<!\p{L})(?:i|we|i['’]ve|we['’]ve|there['’]s|there|j['’]ai|nous|il y) (?:also |still )?(?:have|had|got|is|are|need|want|a|avons|un|une|des)(?!\p{L})/iu;
const OF_OTHERS = /(?<!\p{L})(?:your|their|his|her|neighbou?rs?|vos|votre|leurs?|voisine?s?)(?!\p{L})/iu;

const read = (text: string, known: Slots, { now }: TurnContext): Understanding =>
  understand(text.toWellFormed().trim(), { asked: null, known, now });

function valuesIn(text: string, state: ConversationState, context: TurnContext): Partial<Slots> {
  const { slots: known } = state;
  const said = read(text, known, context);
  // Of the step of the notes only what is put right is more than a note.
  const corrected = readUpdates(said, { ...state, step: 'instructions' }, null, context).slots;
  const stated = readUpdates(said, { ...state, step: 'name' }, null, context).slots;
  const added = Object.entries(stated).filter(([name]) => isEmpty(known, name));
  const found: Partial<Slots> = {
    ...Object.fromEntries(added),
    ...withoutJunk(corrected),
    ...moreJunk(said, known),
    ...toldAccess(said, state, context),
  };
  return Object.fromEntries(Object.entries(found).filter(([name]) => TOLD.some((one) => one === name)));
}

/** How the junk is reached, with the words for it ("up two flights of stairs"), and when to call. */
function toldAccess(said: Understanding, state: ConversationState, context: TurnContext): Partial<Slots> {
  const { access } = fillAccess(state, said).slots;
  const { specialInstructions: notes } = notesBeside(said, { ...state, step: 'name' }, context);
  const { specialInstructions: known } = state.slots;
  const told = notes?.split('\n').filter((line) => known?.includes(line) !== true && tellsHow(line));
  return {
    ...(access !== undefined && access !== state.slots.access && { access }),
    ...(told !== undefined && told.length > 0 && { specialInstructions: joinNotes(known, told.join('\n')) }),
  };
}

const tellsHow = (note: string): boolean =>
  notedCallTimes(note) !== null || FLOOR.test(note) || findAccess(note).access !== null;

/** What belongs to a type or an address is as empty as that. */
function isEmpty({ junkType, address, ...others }: Slots, name: string): boolean {
  if (name.startsWith('junk')) return junkType === null;
  if (name.startsWith('address')) return address === null;
  return name in others && others[name as keyof typeof others] === null;
}

/** What comes on top of a known load: "I also want the piano gone", or things and nothing else, which answer what the person asked. */
function moreJunk(said: Understanding, { junkType, junkText }: Slots): Partial<Slots> {
  if (junkType === null || OF_OTHERS.test(said.message)) return {};
  const known = junkText ?? '';
  const adds = ADDING.test(said.message);
  const added = adds ? changedText(said, known, false) : null;
  const text = namesThingsAlone(said) ? completedText(said, known) : added;
  return text !== null && text !== known && text.startsWith(known) ? { junkText: text } : {};
}

/** "And" joins the things of a story as well: "I saw a truck with a fridge and a bed". */
const ADDING =
  /(?<!\p{L})(?:also|plus|another|too|as well|forgot|forget|add|adding|extra|additional|aussi|r?ajoute[rz]?|oublié)(?!\p{L})/iu;

/** "A piano and two mattresses, please" */
function namesThingsAlone(said: Understanding): boolean {
  const claimed = claimedTokens(said);
  return said.utterance.tokens.every(
    ({ word }, at) => claimed[at] === true || AROUND_THINGS.has(word) || COURTESY_WORDS.has(word),
  );
}

const AROUND_THINGS = wordSet(
  'a an the some my our one two three and also as well just only yes yeah yep ok okay un une le la les des mon ma mes et aussi oui',
);

/** A load that people talk about is not a load that they change. */
function withoutJunk(slots: Partial<Slots>): Partial<Slots> {
  return Object.fromEntries(Object.entries(slots).filter(([name]) => !name.startsWith('junk')));
}
