import type { QuestionTopic } from '../../lexicon/questions/question-topics.ts';
import { SERVICE_PHRASES } from '../../lexicon/questions/service-phrases.ts';
import { TIME_AND_PLACE_PHRASES } from '../../lexicon/questions/time-and-place-phrases.ts';
import { MONEY_PHRASES } from '../../lexicon/questions/topic-phrases.ts';
import { TRUST_PHRASES } from '../../lexicon/questions/trust-phrases.ts';
import { WORD_CLASSES } from '../../lexicon/questions/word-classes.ts';
import { findPlace } from '../../parsers/address/find-place.ts';
import type { CanonicalWord } from '../phrases/canonical-words.ts';
import { type PhraseHit, PhraseIndex } from '../phrases/phrase-index.ts';

/** How strongly words speak for a topic: from 4 they can hardly be about anything else. */
export interface TopicScore {
  topic: QuestionTopic;
  score: number;
  /** The strongest phrase of it, for `explain`. */
  phrase: string;
}

const TOPICS = new PhraseIndex<QuestionTopic>(
  [...MONEY_PHRASES, ...TRUST_PHRASES, ...SERVICE_PHRASES, ...TIME_AND_PLACE_PHRASES],
  WORD_CLASSES,
);
/** What each further phrase of a topic adds, and what each of its words does: longer phrases say more. */
const FURTHER = 0.5;
const MAX_FURTHER = 2;
const PER_WORD = 0.1;
/** A place beside "you come" or "you serve". */
const PLACE_WEIGHT = 3;
const COMING = new Set(
  'come go get do serve drive travel work pick deliver reach venez allez far'.split(' '),
);

/** The topics that words are about, the likeliest first. */
export function scoreTopics(words: readonly CanonicalWord[]): TopicScore[] {
  const scores = new Map<QuestionTopic, TopicScore>();
  for (const [topic, hits] of Map.groupBy(TOPICS.find(words), ({ label }) => label)) {
    scores.set(topic, scoreOf(topic, hits));
  }
  if (asksForPlace(words)) add(scores, 'areas', PLACE_WEIGHT, 'a place');
  preferThings(scores);
  return [...scores.values()].filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
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

function asksForPlace(words: readonly CanonicalWord[]): boolean {
  const said = words.map(({ word }) => word);
  const isComing = said.some((word) => COMING.has(word)) || said.join(' ').includes('you in ');
  return isComing && findPlace(said) !== null;
}

function add(scores: Map<QuestionTopic, TopicScore>, topic: QuestionTopic, by: number, phrase: string): void {
  const before = scores.get(topic);
  scores.set(topic, { topic, score: (before?.score ?? 0) + by, phrase: before?.phrase || phrase });
}

/** "Do you take propane tanks": the thing asked about says more than the taking. */
function preferThings(scores: Map<QuestionTopic, TopicScore>): void {
  const taking = scores.get('what-we-take')?.score ?? 0;
  for (const topic of ['hazardous', 'heavy-things'] as const) {
    if ((scores.get(topic)?.score ?? 0) > 0 && taking > 0) add(scores, topic, taking, '');
  }
}
