import { LEAD_IN_WORDS, NEARBY_WORDS } from '../../../lexicon/geography/address-words.ts';
import { polarityOf, type Utterance } from '../../utterance/utterance.ts';
import { type Piece, piecesOf } from '../pieces.ts';
import type { Proposal, Recogniser } from '../proposal.ts';
import type { AddressPart } from './address-part.ts';
import { findParts } from './find-parts.ts';
import { groupParts } from './group-parts.ts';
import { type AddressGroup, type MeantAddress, meantAddress } from './meant-address.ts';
import { mentionOf } from './write-address.ts';

const MAX_LEAD_IN = 8;
const PICKUP_WORDS = new Set([
  'pickup',
  'pick',
  'address',
  'junk',
  'items',
  'collect',
  'job',
  'stuff',
  'adresse',
  'located',
]);
/** "I used to live at", "my mailing address": not where the crew has to go. */
const OTHER_WORDS = new Set([
  'mailing',
  'billing',
  'used',
  'previously',
  'old',
  'moving',
  'moved',
  'work',
  'office',
  'born',
  'former',
  'drop',
  'dropoff',
  'deliver',
  'delivery',
  'next',
]);

/** Proposes every address of a message and every part of one: "unit 5", "B3H 1A1", "it's in Dartmouth". */
export const recogniseAddress: Recogniser<'address'> = (utterance, { asked }) => {
  const pieces = piecesOf(utterance);
  const isNegated = ({ from }: AddressPart) => utterance.polarity[pieces[from]?.token ?? 0] === 'negated';
  const found = groupParts(findParts(pieces, asked === 'address'), pieces, isNegated);
  const groups = found
    .map((parts) => (isLandmark(parts, pieces) ? behindLandmark(parts, found) : parts))
    .filter((parts) => parts.length > 0)
    .map((parts) => groupOf(parts, utterance, pieces));
  const isMeant = (group: AddressGroup): boolean =>
    (polarityOf(utterance, group.from, group.to) === 'asserted' || isPutRight(group, found, pieces)) &&
    !isElsewhere(group, pieces, utterance);
  const meant = meantAddress(groups.filter(isMeant), pieces);
  return groups.map((group) => proposalOf(group, meant, utterance, pieces));
};

/** "Bedfrod no Bedford B4A 1A1": a "no" between two places takes the first back. */
const isPutRight = (
  { parts }: AddressGroup,
  found: readonly AddressPart[][],
  pieces: readonly Piece[],
): boolean => {
  const at = (parts[0]?.from ?? 0) - 1;
  return pieces[at]?.word === 'no' && found.some((other) => other.at(-1)?.to === at);
};

function groupOf(parts: AddressPart[], utterance: Utterance, pieces: readonly Piece[]): AddressGroup {
  const first = pieces[parts[0]?.from ?? 0];
  const last = pieces[(parts.at(-1)?.to ?? 1) - 1];
  const value = mentionOf(parts, utterance.text, pieces);
  return { parts, value, from: first?.token ?? 0, to: (last?.token ?? 0) + 1 };
}

/** "Just off the Bedford Highway" tells the way and not the address. */
function isLandmark(parts: readonly AddressPart[], pieces: readonly Piece[]): boolean {
  const [first] = parts;
  if (
    first === undefined ||
    parts.some(({ kind }) => kind === 'house' || kind === 'postal' || kind === 'unit')
  )
    return false;
  const before = pieces.slice(Math.max(0, first.from - 3), first.from).map(({ word }) => word);
  if (
    before.at(-1) === 'from' &&
    before.some((word) => /^(?:min|minutes?|mins|blocks?|away|across|down|up|km)$/.test(word))
  )
    return true;
  return before[0] === 'across' || before.slice(-2).some((word) => NEARBY_WORDS.has(word));
}

/** "88 Oak Street near Elm Road, Dartmouth": the place behind the landmark is that of the address. */
const behindLandmark = (parts: AddressPart[], found: readonly AddressPart[][]): AddressPart[] =>
  parts[0]?.kind === 'street' && found.some((group) => group.some(({ kind }) => kind === 'house'))
    ? parts.slice(1)
    : [];

/** "My mailing address is": no address to go to. */
const isElsewhere = (group: AddressGroup, pieces: readonly Piece[], utterance: Utterance): boolean =>
  leadIn(group, pieces, utterance).words.some((word) => OTHER_WORDS.has(word));

function proposalOf(
  group: AddressGroup,
  meant: MeantAddress | null,
  utterance: Utterance,
  pieces: readonly Piece[],
): Proposal<'address'> {
  const lead = leadIn(group, pieces, utterance);
  const { strength, reason } = strengthOf(group, lead.words);
  const value = meant?.groups.has(group) === true ? meant.value : group.value;
  return { slot: 'address', value, from: lead.from, to: group.to, strength, reason };
}

/** "I'm in Dartmouth", "on est à Bedford" */
const BEING_IN = /^(?:im|am|were|are|live|located|suis|est|sommes|jhabite|habite|habitons) (?:in|a)$/;

function strengthOf(
  { parts, value }: AddressGroup,
  lead: readonly string[],
): { strength: number; reason: string } {
  const best = Math.max(...parts.map(({ sure }) => sure));
  const kinds = new Set(parts.map(({ kind }) => kind)).size;
  const settled =
    value.street !== null && (value.place !== null || value.postalCode !== null) ? 0.2 : (kinds - 1) * 0.05;
  const isThere = BEING_IN.test(lead.slice(0, 2).toReversed().join(' '));
  const said = isThere ? 0.1 : lead.some((word) => PICKUP_WORDS.has(word)) ? 0.05 : 0;
  const other = lead.some((word) => OTHER_WORDS.has(word)) ? 0.3 : 0;
  const strength = Math.max(0.05, Math.min(0.98, best + settled + said) - other);
  return { strength, reason: parts.map(({ kind }) => kind).join(' + ') };
}

/** The words before that lead in, "pickup is at": back to the last mark. */
function leadIn(
  group: AddressGroup,
  pieces: readonly Piece[],
  { tokens, polarity }: Utterance,
): { from: number; words: string[] } {
  const start = group.parts[0]?.from ?? 0;
  const words: string[] = [];
  let at = start;
  while (at > 0 && start - at < MAX_LEAD_IN) {
    const piece = pieces[at - 1] as Piece;
    if (
      !['', ':', '-'].includes(piece.mark) ||
      // "Not my house: 12 Oak Street"
      polarity[piece.token] === 'negated' ||
      !(LEAD_IN_WORDS.has(piece.word) || OTHER_WORDS.has(piece.word))
    )
      break;
    words.push(piece.word);
    at -= 1;
  }
  const from = pieces[at]?.token ?? group.from;
  // A token that begins before the piece belongs to something else.
  const isCut = at > 0 && pieces[at - 1]?.token === from;
  return { from: Math.min(group.from, isCut && at < start ? from + 1 : from, tokens.length - 1), words };
}
