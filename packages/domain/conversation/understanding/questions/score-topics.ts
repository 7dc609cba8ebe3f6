import { CONTACT_PHRASES } from '../../lexicon/questions/contact-phrases.ts';
import { FRENCH_PHRASES } from '../../lexicon/questions/french-phrases.ts';
import { JOB_PHRASES } from '../../lexicon/questions/job-phrases.ts';
import { MONEY_PHRASES } from '../../lexicon/questions/money-phrases.ts';
import type { QuestionTopic } from '../../lexicon/questions/question-topics.ts';
import { SERVICE_PHRASES } from '../../lexicon/questions/service-phrases.ts';
import { TIME_AND_PLACE_PHRASES } from '../../lexicon/questions/time-and-place-phrases.ts';
import { TRUST_PHRASES } from '../../lexicon/questions/trust-phrases.ts';
import { WORD_CLASSES } from '../../lexicon/questions/word-classes.ts';
import type { CanonicalWord } from '../phrases/canonical-words.ts';
import { type PhraseHit, PhraseIndex } from '../phrases/phrase-index.ts';
import { placesIn } from '../recognisers/address/places-in.ts';

/** How strongly words speak for a topic: from 4 they can hardly be about anything else. */
export interface TopicScore {
  topic: QuestionTopic;
  score: number;
  /** The strongest phrase of it, for `explain`. */
  phrase: string;
}

const TOPICS = new PhraseIndex<QuestionTopic>(
  [
    ...MONEY_PHRASES,
    ...TRUST_PHRASES,
    ...SERVICE_PHRASES,
    ...JOB_PHRASES,
    ...TIME_AND_PLACE_PHRASES,
    ...CONTACT_PHRASES,
    ...FRENCH_PHRASES,
  ],
  WORD_CLASSES,
);
/** Things that are asked about, rather than the taking of them. */
const THINGS: ReadonlySet<QuestionTopic> = new Set<QuestionTopic>(['hazardous', 'heavy-things']);
/** What each further phrase of a topic adds, and what each of its words does: longer phrases say more. */
const FURTHER = 0.5;
const MAX_FURTHER = 2;
const PER_WORD = 0.1;
/** A place beside "you come" or "what about". */
const PLACE_WEIGHT = 4.6;
/** From here on another topic says why somebody asks about taking things. */
const CLEAR = 4.5;
const MAX_BESIDE_CLEAR = 3.5;
const COMING = new Set(
  (
    'come go get do serve drive travel work pick deliver reach far distance about ok okay fine covered included good local near too ' +
    'intervenez include includes included venez viens vient viennent venir v nir allez vas va vont aller passez passe passes desservez couvrez deplacez travaillez ramassez loin correct marche possible faites font compte inclus inclut livrez'
  ).split(' '),
);
/** With one of these the place may have been named before: "I'm in Enfield, do you go there". */
const REFERRING = new Set(
  'there here far drive distance elle la ici icitte jusque loin pareil correct compte ca'.split(' '),
);

/** Before a place whose name is a common word besides. */
const BEFORE_PLACES = new Set('in to at from near about out do service serve cover a dans'.split(' '));

/** The topics that words are about, the likeliest first. */
export function scoreTopics(
  words: readonly CanonicalWord[],
  before: readonly CanonicalWord[] = [],
): TopicScore[] {
  const scores = new Map<QuestionTopic, TopicScore>();
  for (const [topic, hits] of Map.groupBy(TOPICS.find(words), ({ label }) => label)) {
    scores.set(topic, scoreOf(topic, hits));
  }
  if (asksForPlace(words, before)) raise(scores, 'areas', PLACE_WEIGHT, 'a place');
  preferPurpose(scores);
  preferThings(scores);
  return [...scores.values()].filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
}

/** "What does it cost to haul a bed": hauling is what all of this is about. */
function preferPurpose(scores: Map<QuestionTopic, TopicScore>): void {
  const taking = scores.get('what-we-take');
  const others = [...scores.values()].filter(({ topic }) => topic !== 'what-we-take' && !THINGS.has(topic));
  if (taking === undefined || !others.some(({ score }) => score >= CLEAR)) return;
  scores.set('what-we-take', { ...taking, score: Math.min(taking.score, MAX_BESIDE_CLEAR) });
}

function scoreOf(topic: QuestionTopic, hits: readonly PhraseHit<QuestionTopic>[]): TopicScore {
  const strengthOf = ({ weight, from, to }: PhraseHit<QuestionTopic>) => weight + PER_WORD * (to - from);
  const found = hits.filter(({ weight }) => weight > 0).toSorted((a, b) => strengthOf(b) - strengthOf(a));
  const best = found[0];
  if (best === undefined) return { topic, score: 0, phrase: '' };
  const against = Math.min(0, ...hits.map(({ weight }) => weight));
  const further = Math.min(MAX_FURTHER, (found.length - 1) * FURTHER);
  return { topic, score: strengthOf(best) + further + against, phrase: best.phrase };
}

/** "Do you come to Enfield"; "I'm in Enfield, do you go there". */
function asksForPlace(words: readonly CanonicalWord[], before: readonly CanonicalWord[]): boolean {
  const said = words.map(({ word }) => word);
  const isComing =
    words.some(({ word, raw }) => COMING.has(word) || COMING.has(raw)) || said.join(' ').includes('you in ');
  const refers = said.some((word) => REFERRING.has(word)) || /^(?:ok|okay) or no/.test(said.join(' '));
  return isComing && (namesPlace(words) || (refers && namesPlace(before)));
}

/** "Do you take locks" is about no village. */
function namesPlace(words: readonly CanonicalWord[]): boolean {
  const said = words.map(({ raw }) => raw);
  return placesIn(said).some(({ weak, from }) => !weak || BEFORE_PLACES.has(said[from - 1] ?? ''));
}

/** Raises the score of a topic to at least this. */
function raise(
  scores: Map<QuestionTopic, TopicScore>,
  topic: QuestionTopic,
  to: number,
  phrase: string,
): void {
  const before = scores.get(topic);
  if ((before?.score ?? 0) < to) scores.set(topic, { topic, score: to, phrase });
}

function add(scores: Map<QuestionTopic, TopicScore>, topic: QuestionTopic, by: number, phrase: string): void {
  const before = scores.get(topic);
  scores.set(topic, { topic, score: (before?.score ?? 0) + by, phrase: before?.phrase || phrase });
}

/** "Do you take propane tanks": the thing asked about says more than the taking. */
function preferThings(scores: Map<QuestionTopic, TopicScore>): void {
  const taking = scores.get('what-we-take')?.score ?? 0;
  for (const topic of THINGS) {
    if ((scores.get(topic)?.score ?? 0) > 0 && taking > 0) add(scores, topic, taking, '');
  }
}
