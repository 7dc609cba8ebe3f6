import { NAMES_TOO } from '../../../lexicon/junk/generated-words.ts';
import { PLACES } from '../../../lexicon/junk/junk-entries.ts';
import {
  DWELLINGS,
  FRENCH_STREET_WORDS,
  NAME_CUES,
  NOT_THE_THING,
  STREET_WORDS,
  STREET_WORDS_WRITTEN,
} from '../../../lexicon/junk/not-junk-words.ts';
import { CONDITIONS, VERB_LEADS, VERBS_TOO } from '../../../lexicon/junk/phrase-words.ts';
import { foldText } from '../../text/plain-text.ts';
import type { Situation } from '../proposal.ts';
import type { Unit } from './junk-units.ts';
import type { NamedThing } from './named-thing.ts';

/** What is known where junk may be named. */
export type JunkSituation = Pick<Situation, 'asked'> & Partial<Pick<Situation, 'known'>>;

/** Whether a thing's name is part of a name, an address, a verb or another thing here. */
export function isNotMeant(
  units: readonly Unit[],
  thing: NamedThing,
  { asked, known }: JunkSituation,
): boolean {
  return (
    isStreet(units, thing) ||
    isKnownHouse(units, thing, known?.address ?? null) ||
    isStorey(units, thing) ||
    isWhereItIs(units, thing) ||
    isPhoto(units, thing) ||
    isWayUp(units, thing) ||
    isWayIn(units, thing) ||
    isFrenchCause(units, thing) ||
    isTool(units, thing) ||
    isNotAlone(units, thing) ||
    units[thing.nouns - 1]?.phrase === 'po' ||
    // "We get the keys back on the 30th" tells of a house.
    (thing.head === 'key' && asked !== 'junkType') ||
    // Crews refuse a hazard: a slip of the finger is not one where nobody asked for things.
    (thing.misspelt && thing.hazard !== null && asked !== 'junkType') ||
    isMaterial(units, thing) ||
    isVerb(units, thing) ||
    isNotTheThing(units, thing) ||
    isWhereOneIs(units, thing) ||
    isName(units, thing) ||
    isParticle(units, thing) ||
    isStuck(units, thing) ||
    (asked === 'name' &&
      (isCapitalName(units, thing) ||
        (units.length <= MAX_NAME_UNITS && (isBareName(thing) || thing.misspelt))))
  );
}

/** "It's 41 maple, not 14", of a known Maple Street. */
const isKnownHouse = (
  units: readonly Unit[],
  { from, nouns, to, head }: NamedThing,
  address: string | null,
): boolean =>
  address !== null &&
  to - nouns === 1 &&
  [units[nouns - 1], units[from]].some((unit) => HOUSE_NUMBER.test(unit?.phrase ?? '')) &&
  foldText(address)
    .split(/[^a-z]+/)
    .includes(head);

/** "Upright piano, second floor": where it is. */
const isStorey = (units: readonly Unit[], { nouns, head }: NamedThing): boolean =>
  head === 'floor' && STOREY.test(units[nouns - 1]?.phrase ?? '');
/** "It's in the basement", "c'est dans le sous-sol" tells where, and not what. */
const isWhereItIs = (units: readonly Unit[], { from, entry, head }: NamedThing): boolean =>
  entry.role === 'hint' &&
  PLACES.has(head) &&
  IT_IS_IN.test(
    ` ${units
      .slice(Math.max(0, from - 6), from)
      .map(({ phrase }) => phrase)
      .join(' ')} `,
  );
const IT_IS_IN =
  / (?:its|it is|theyre|they are|thats|cest|ils sont|elles sont|(?:il|elle) est|y sont|sont) (?:(?:just|still|down|up|out|back|right|sitting|juste|encore|en bas) ){0,2}(?:in|on|at|dans|au|sur|en) $/;

/** "I don't have a picture", "can I send a picture?": of what has to go, and none of it. */
const isPhoto = (units: readonly Unit[], { from, nouns, to, head }: NamedThing): boolean =>
  head === 'picture' &&
  to - nouns === 1 &&
  SHOWING.test(
    ` ${units
      .slice(Math.max(0, from - 3), from)
      .map(({ phrase }) => phrase)
      .join(' ')} `,
  );
const SHOWING =
  / (?:send|sending|upload|uploading|attach|add|snap) | (?:dont|do not|cant|didnt|havent|no|not) (?:have|got|take|get) /;

/** "There are stairs", "two flights of stairs, no elevator": how the junk is reached. */
const isWayUp = (units: readonly Unit[], { from, nouns, head }: NamedThing): boolean =>
  (WARNED_OF.has(head) &&
    units.slice(Math.max(0, nouns - 3), nouns).some(({ phrase }) => WARNING.test(phrase))) ||
  (head === 'stair' &&
    from === nouns &&
    (WAY_UP.test(units[nouns - 1]?.phrase ?? '') || /^flights?$/.test(units[nouns - 2]?.phrase ?? '')));
/** "Careful the steps are icy" */
const WARNED_OF = new Set(['stair', 'step', 'marche', 'escalier']);
const WARNING = /^(?:careful|mind|watch|attention|beware)$/;
const WAY_UP = /^(?:are|is|no|theres|up|down|with|only|just|few|have|has|got|but|and|)$/;

/** "Code de la porte 2214", "14 steps outside", "we have a loading dock": how one gets in. */
function isWayIn(units: readonly Unit[], { from, nouns, to, head }: NamedThing): boolean {
  const before = units.slice(Math.max(0, from - CODE_REACH), nouns).map(({ phrase }) => phrase);
  if (OPENED.has(head) && before.some((phrase) => /^codes?$/.test(phrase))) return true;
  if (head === 'dock') return units[nouns]?.phrase === 'loading' || units[nouns - 1]?.phrase === 'loading';
  return WARNED_OF.has(head) && to - nouns === 1 && units[nouns - 1]?.kind === 'quantity';
}
const OPENED = new Set(['porte', 'door', 'gate', 'barriere', 'lobby', 'garage']);
const CODE_REACH = 4;

/** "Un canapé, car nous déménageons" */
const isFrenchCause = (units: readonly Unit[], { to, head }: NamedThing): boolean =>
  head === 'car' && FRENCH_SUBJECT.test(units[to]?.phrase ?? '');
const FRENCH_SUBJECT = /^(?:nous|je|j|on|il|elle|ils|elles|vous|tu|cest|ca|mon|ma|mes|notre|le|la|les|l)$/;

/** "The whole apartment, not just furniture": more than that, and nothing new. */
const isNotAlone = (units: readonly Unit[], { from }: NamedThing): boolean =>
  NOT_ALONE.test(
    ` ${units
      .slice(Math.max(0, from - 4), from)
      .map(({ phrase }) => phrase)
      .join(' ')} `,
  );
const NOT_ALONE =
  / (?:not|pas|isnt|no) (?:just|only|juste|seulement|uniquement|yinque) (?:(?:the|some|a|des|de|les|la|le|un|une) )?$/;

/** "Can you bring a ladder?": what the crew is to have with them. */
const isTool = (units: readonly Unit[], { nouns, head }: NamedThing): boolean =>
  TOOLS.has(head) &&
  units.slice(Math.max(0, nouns - 3), nouns).some(({ phrase }) => BRINGING.test(phrase ?? ''));
const TOOLS = new Set(
  'ladder dolly ramp rope saw chainsaw tarp strap cart truck trailer dumpster crane tool blanket echelle rampe corde scie camion remorque diable'.split(
    ' ',
  ),
);
const BRINGING = /^(?:bring|brings|bringing|apporte[rz]?|amene[rz]?)$/;

const STOREY =
  /^(?:first|second|third|fourth|fifth|sixth|top|ground|main|upper|lower|[1-9]\d?(?:st|nd|rd|th))$/;

/** "Solid maple, but nobody wants it": what a thing is made of. */
const isMaterial = (units: readonly Unit[], { nouns, to, head, entry }: NamedThing): boolean =>
  entry.junkType === 'yard' &&
  WOODS.has(head) &&
  to - nouns === 1 &&
  [units[nouns - 1]?.phrase, units[nouns]?.phrase].some((phrase) => SOLID.test(phrase ?? ''));
const WOODS = new Set(['maple', 'pine', 'birch', 'cedar', 'spruce', 'fir', 'willow', 'alder', 'oak']);
const SOLID = /^(?:solid|real|genuine|pure|massive)$/;

const MAX_NAME_UNITS = 3;

/** "Rose Bush, no joke", "Art Chesterfield": two or three words with capitals between signs, of which none counts. */
function isCapitalName(units: readonly Unit[], { from, to }: NamedThing): boolean {
  let [start, end] = [from, to];
  while (start > 0 && units[start - 1]?.breaks === false) start -= 1;
  while (end < units.length && units[end - 1]?.breaks === false) end += 1;
  const said = units.slice(start, end);
  const words = (said.at(-1)?.to ?? 0) - (said[0]?.from ?? 0);
  return (
    words >= 2 &&
    words <= MAX_NAME_UNITS &&
    said.every(({ capital, kind, phrase }) => capital && !COUNTING.has(kind) && !CONDITIONS.has(phrase))
  );
}

const COUNTING: ReadonlySet<Unit['kind']> = new Set<Unit['kind']>(['determiner', 'quantity']);
const ASIDE = new Set(['down', 'over', 'up', 'away', 'along', 'from']);
const HOUSE_NUMBER = /^\d{1,5}[a-z]?$/;

/** Whether the word that decides also is a name, and nothing says that a thing is meant. */
export function isBareName(thing: NamedThing): boolean {
  return NAMES_TOO.has(thing.head) && !thing.inCompany;
}

/** "Cabinet St", "12 Old Furniture Road", "rue du Bois". */
function isStreet(units: readonly Unit[], { from, nouns, to }: NamedThing): boolean {
  const numbered = [from - 1, from].some((index) => HOUSE_NUMBER.test(units[index]?.phrase ?? ''));
  if (isStreetWord(units, to, numbered)) return true;
  const next = units[to];
  const goesOn = numbered && next?.kind === 'other' && !next.breaks;
  if (goesOn && isStreetWord(units, to + 1, true)) return true;
  return [nouns - 1, nouns - 2].some((index) => FRENCH_STREET_WORDS.has(units[index]?.phrase ?? ''));
}

function isStreetWord(units: readonly Unit[], index: number, numbered: boolean): boolean {
  const unit = units[index];
  const before = units[index - 1];
  if (unit === undefined || before === undefined || before.breaks) return false;
  if (STREET_WORDS.has(unit.phrase)) return true;
  const written = numbered || (unit.capital && before.capital);
  return written && STREET_WORDS_WRITTEN.has(unit.phrase);
}

/** "To book", "he leaves". */
function isVerb(units: readonly Unit[], { from, nouns, head }: NamedThing): boolean {
  const before = units[nouns - 1];
  const bare = from === nouns && before !== undefined && !before.breaks;
  return bare && VERBS_TOO.has(units[nouns]?.phrase ?? head) && VERB_LEADS.has(before.phrase);
}

/** "Furniture store", "bed bugs", "table tennis". */
function isNotTheThing(units: readonly Unit[], { from, entry, head, to }: NamedThing): boolean {
  const next = units[to];
  if (isAside(units, to) || (LOADED.has(head) && PARTLY.has(units[from]?.phrase ?? ''))) return true;
  if (entry.role === 'hint' && !PLACES.has(head) && DWELLINGS.has(next?.phrase ?? '')) return false;
  // "The blue house with the white fence" is where they live.
  const describes = units[from - 1]?.phrase === 'with' && NOT_THE_THING.has(units[from - 2]?.phrase ?? '');
  return describes || (next !== undefined && !units[to - 1]?.breaks && NOT_THE_THING.has(next.phrase));
}

const PHONES = new Set(['phone', 'telephone', 'cell phone', 'cellphone']);
const USING = new Set(['use', 'using', 'answer', 'answering', 'hear', 'utiliser', 'repondre']);

/** "I go to bed", "put this on the tablet for me", "one of them is in the tub": where somebody is or writes. */
function isWhereOneIs(units: readonly Unit[], { nouns, head }: NamedThing): boolean {
  const before = units[nouns - 1];
  if (before === undefined || before.breaks) return false;
  if (head === 'bed') return before.phrase === 'to' || before.phrase === 'in';
  if (before.kind !== 'determiner') return false;
  const place = units[nouns - 2]?.phrase ?? '';
  // "I cannot use the telephone"
  if (PHONES.has(head) && USING.has(place)) return true;
  if (DEVICES.has(head)) return place === 'on' || place === 'by' || place === 'from';
  const [who, verb] = [units[nouns - 4]?.phrase ?? '', units[nouns - 3]?.phrase ?? ''];
  return (
    BATHS.has(head) && place === 'in' && (AMONG_PEOPLE.has(verb) || (verb === 'is' && AMONG_PEOPLE.has(who)))
  );
}

const DEVICES = new Set([
  'tablet',
  'phone',
  'laptop',
  'computer',
  'ipad',
  'cell phone',
  'cellphone',
  'iphone',
]);
const BATHS = new Set(['tub', 'bathtub', 'shower', 'bath']);
const AMONG_PEOPLE: ReadonlySet<string> = new Set(
  'i im he hes she shes them baby kid son daughter toddler husband wife hubby child dog cat'.split(' '),
);

/** "Half a pickup truck" is how much. */
const LOADED = new Set(['truck', 'pickup truck', 'van', 'trailer', 'car', 'bus']);
const PARTLY = new Set(['half', 'quarter', '1/2', '1/4', '3/4', 'full']);

/** "Two doors down" is the neighbour's, "a metal one" says what something is made of. */
function isAside(units: readonly Unit[], to: number): boolean {
  const [last, next, behind] = units.slice(to - 1, to + 2);
  if (last === undefined || next === undefined || last.breaks) return false;
  if (last.phrase.startsWith('door')) return ASIDE.has(next.phrase);
  const isOne = next.phrase === 'one' || next.phrase === 'ones';
  return isOne && !last.plural && (next.breaks || behind === undefined || behind.kind === 'stop');
}

/** "Annelies van der Meer" */
const isParticle = (units: readonly Unit[], { from, nouns, to, head }: NamedThing): boolean =>
  head === 'van' &&
  from === nouns &&
  (PARTICLES.has(units[to]?.phrase ?? '') ||
    (units[nouns - 1]?.capital === true &&
      units[to]?.capital === true &&
      units[nouns - 1]?.breaks === false));
const PARTICLES = new Set(['der', 'den', 'de', 'het']);

/** "The side gate sticks", "la barrière colle": how it opens. */
const isStuck = (units: readonly Unit[], { head, to }: NamedThing): boolean =>
  (head === 'stick' || head === 'colle') && STICKING.test(units[to - 2]?.phrase ?? '');
const STICKING =
  /(?:^| )(?:gate|door|lock|latch|handle|window|drawer|buzzer|elevator|barriere|porte|serrure|poignee|loquet|fenetre|cadenas)$/;

/** "Bob Wood", "my name is Reed". */
function isName(units: readonly Unit[], thing: NamedThing): boolean {
  const { from, nouns, inCompany, head } = thing;
  const before = units[nouns - 1];
  if (from !== nouns || inCompany || before === undefined || before.breaks) return false;
  const capital = units[nouns]?.capital === true;
  if (NAME_CUES.has(before.phrase)) return capital || NAMES_TOO.has(head);
  return before.kind === 'other' && before.capital && capital;
}
