import {
  CLOCK,
  DAY_WORDS,
  QUESTION_OPENERS,
  REQUEST_STARTS,
  SMALL_QUESTIONS,
} from '../../lexicon/questions/asking-words.ts';
import type { QuestionTopic } from '../../lexicon/questions/question-topics.ts';
import { WORD_CLASSES } from '../../lexicon/questions/word-classes.ts';
import { PhraseIndex } from '../phrases/phrase-index.ts';
import { pieceCode } from '../recognisers/pickup/piece-code.ts';
import { textBetween, type Utterance } from '../utterance/utterance.ts';
import { type QuestionGroup, questionGroups } from './question-groups.ts';
import { scoreTopics, type TopicScore } from './score-topics.ts';

/** A question in a message. */
export interface AskedQuestion {
  topic: QuestionTopic | 'unknown';
  /** What it is about as well: "what would it cost to remove a piano"; null for nothing else. */
  beside: QuestionTopic | null;
  /** Token indices; `to` is exclusive. */
  from: number;
  to: number;
  /** As written. */
  text: string;
}

const SMALL = new PhraseIndex<'small'>(
  [{ label: 'small', weight: 1, phrases: SMALL_QUESTIONS.replaceAll('\n', ' ').trim().replace(/,$/, '') }],
  WORD_CLASSES,
);
/** From here on words can hardly be about anything else. */
const SURE = 4.5;
const LIKELY = 2.5;
const ANY = 2;
const MIN_UNKNOWN_WORDS = 3;
const MIN_POLITE_UNKNOWN_WORDS = 5;
const MAX_FRAGMENT = 5;
/** What a request for a value can sound like: how soon and when. */
const VALUE_TOPICS = new Set<QuestionTopic>(['what-we-take', 'how-soon', 'heavy-things', 'areas']);
const THINGS = new Set<QuestionTopic>(['hazardous', 'heavy-things']);
const PRICED = new Set<AskedQuestion['topic']>([...THINGS, 'what-we-take', 'disposal', 'payment']);
/** A word alone is enough for these, with a question mark: "batteries?", "bot?" */
const FRAGMENTS = new Set<QuestionTopic>(['hazardous', 'are-you-a-person']);
const PRONOUNS = new Set('it that them those these this one any'.split(' '));
/** With one of these a pronoun asks about the thing named before it. */
const ABOUT_THINGS = new Set(
  'go ok okay fine problem issue manage handle too also possible extra'.split(' '),
);
const POLITE = new Set('can could would will may should shall might'.split(' '));
/** With one of these a polite question wants something changed or done, not known. */
const VALUE_WORDS = new Set(
  'name number address email phone text call me change put add use make send'.split(' '),
);

/**
 * Recognises what a message asks, one entry a question. A request for a value ("could you come friday?") and small talk
 * are none; `unknown` is a real question that no topic fits. Never throws.
 */
export function recogniseQuestions(utterance: Utterance): AskedQuestion[] {
  const asked: AskedQuestion[] = [];
  for (const group of questionGroups(utterance)) {
    const scores = scoreTopics(group.words, group.before);
    const topic = topicOf(group, scores);
    if (topic === null) continue;
    const before = asked.at(-1);
    const continues = before?.to === group.from && (before.topic === topic || topic === 'unknown');
    const from = continues ? before.from : group.from;
    if (continues) asked.pop();
    asked.push({
      topic: continues ? before.topic : topic,
      beside: (continues ? before.beside : null) ?? besideOf(topic, scores, group),
      from,
      to: group.to,
      text: textBetween(utterance, from, group.to),
    });
  }
  return asked;
}

/** The price of a thing that asks for more than others do, and what it asks for where the price was asked. */
function besideOf(
  topic: AskedQuestion['topic'],
  scores: readonly TopicScore[],
  { words }: QuestionGroup,
): QuestionTopic | null {
  const scoreOf = (about: QuestionTopic) => scores.find((one) => one.topic === about)?.score ?? 0;
  if (topic === 'price' && scoreOf('heavy-things') >= ANY) return 'heavy-things';
  if (PRICED.has(topic) && scoreOf('price') >= SURE) return 'price';
  // "How much, and is tax on top", and not "is tax in the price"
  if (topic === 'taxes' && HOW_MUCH.test(words.map(({ word }) => word).join(' '))) return 'price';
  const asked = ASKED_TOGETHER.filter((pair) => pair.includes(topic)).flat();
  const other = scores.find((one) => one.topic !== topic && asked.includes(one.topic));
  return other !== undefined && other.score >= SURE_BESIDE ? other.topic : null;
}

const HOW_MUCH = /(?:^| )(?:how much|what (?:is|would|does) (?:the |it )?cost|combien)(?= )/;

/** What one question often asks together: "are they insured and licensed", "venez-vous à Truro le dimanche". */
const ASKED_TOGETHER: readonly AskedQuestion['topic'][][] = [
  ['insurance', 'licence'],
  ['who-comes', 'licence'],
  ['payment', 'taxes'],
  ['hours', 'areas'],
  ['price', 'areas'],
  ['buying', 'disposal'],
  ['photo', 'privacy'],
  ['photo', 'estimate-on-site'],
  ['hours', 'need-to-be-home'],
  ['payment', 'need-to-be-home'],
  ['payment', 'heavy-things'],
  ['estimate-on-site', 'is-it-free'],
  ['price', 'how-soon'],
  ['heavy-things', 'how-soon'],
  ['what-we-take', 'how-soon'],
];
/** Above what a phrase beside the main one adds by chance. */
const SURE_BESIDE = 4.6;

function topicOf(group: QuestionGroup, scores: readonly TopicScore[]): AskedQuestion['topic'] | null {
  const said = saidOf(group);
  const best = scores[0];
  const isSmall = SMALL.find(group.words).length > 0;
  const isRequest = asksForValue(said) || asksToAdd(said);
  const about = thingBefore(group, best, isSmall) ?? saidBefore(group, best) ?? detailBefore(group, best);
  if (about !== null) return about;
  if (best !== undefined && best.score >= thresholdOf(group, said, isSmall || isRequest, best)) {
    return best.topic;
  }
  return group.sign === 'words' && !isSmall && !isRequest && isRealQuestion(said) ? 'unknown' : null;
}

function saidOf({ words }: QuestionGroup): string[] {
  const said = words.map(({ word }) => word);
  const opened = said.findIndex((word) => !QUESTION_OPENERS.has(word));
  return opened < 0 ? said : said.slice(opened);
}

function thresholdOf(
  { sign }: QuestionGroup,
  said: readonly string[],
  isGuarded: boolean,
  { topic }: TopicScore,
): number {
  if (isGuarded) return VALUE_TOPICS.has(topic) ? Number.POSITIVE_INFINITY : SURE;
  const isFragment = said.length <= MAX_FRAGMENT && FRAGMENTS.has(topic);
  if (sign === 'mark') return isFragment ? ANY : SURE;
  return sign === 'topic' ? ANY : LIKELY;
}

/** "Could you come friday", "is 3 ok": a polite opening and a day or time. */
function asksForValue(said: readonly string[]): boolean {
  if (!REQUEST_STARTS.has(said[0] ?? '') || said.includes('within')) return false;
  if (MISHAP.test(said.join(' '))) return false;
  return said.some((word) => DAY_WORDS.has(word) || CLOCK.test(word) || isWeekday(word));
}

/** "What if it rains on the 9th", "what if nobody is home friday" */
const MISHAP =
  /^(?:what |et )?(?:if|si) (?:(?:it|its|there|theres|a|an|weather|nobody|no one|noone|i|we|you|u|they|ya|il|y|on|je|vous|the (?:crew|truck|weather)) )?(?:(?:is|are|be|get) )?(?:rain|snow|storm|bad|freez|hurricane|miss|late|sick|not|no|cant|cannot|can not|wont|dont|pleu|neige|pas|tempete|absent|retard)/;

/** Also with a slip in it: "wensday". */
const isWeekday = (word: string): boolean => /^D\d$/.test(pieceCode(word).code);

/** "Can you add a lamp to that?": wants it done. */
const asksToAdd = (said: readonly string[]): boolean =>
  POLITE.has(said[0] ?? '') && said.slice(1, ADD_REACH).includes('add');
const ADD_REACH = 5;

/** "I have old paint cans, do you take those?" */
function thingBefore(
  { words, before }: QuestionGroup,
  best: TopicScore | undefined,
  isSmall: boolean,
): QuestionTopic | null {
  const isAbout = isSmall || words.some(({ word }) => ABOUT_THINGS.has(word));
  const isAboutThing = best?.topic === 'what-we-take' || ((best?.score ?? 0) < LIKELY && isAbout);
  const refers =
    words.some(({ word }) => PRONOUNS.has(word) || word === 'manage') || words.at(-1)?.word === 'no';
  if (!(isAboutThing && refers)) return null;
  return scoreTopics(before).find(({ topic, score }) => THINGS.has(topic) && score >= ANY)?.topic ?? null;
}

/** "I can't be home that day, is that ok?": what was said before it is asked about. */
function saidBefore({ words, before }: QuestionGroup, best: TopicScore | undefined): QuestionTopic | null {
  if ((best?.score ?? 0) >= SURE || !ASKS_ABOUT_IT.test(words.map(({ word }) => word).join(' '))) return null;
  const [told] = scoreTopics(before);
  return told !== undefined && told.score >= LIKELY ? told.topic : null;
}
/** "I'd rather not give my number. What do you do with it?": no junk, what somebody would not tell. */
function detailBefore({ words, before }: QuestionGroup, best: TopicScore | undefined): QuestionTopic | null {
  const refers = words.some(({ word }) => PRONOUNS.has(word) || word === 'ca');
  if (best?.topic !== 'disposal' || !refers || words.some(({ word }) => WHOLE.has(word))) return null;
  return before.some(({ word }) => OWN_DETAILS.has(word)) ? 'privacy' : null;
}
/** "What do you do with it all" is about junk. */
const WHOLE = new Set('all everything stuff junk tout'.split(' '));
const OWN_DETAILS = new Set(
  'number phone email address name numero cellulaire courriel adresse nom'.split(' '),
);
const ASKS_ABOUT_IT =
  /^(?:(?:so|and|or|but|et|mais|pis) )?(?:(?:is|would|will) (?:that|this|it)(?: be)?(?: an?| still| something)? (?:ok|okay|alright|all right|fine|good|cool|problem|issue|possible|they|your|you)(?: |$)|(?:that|this|it) (?:is )?(?:ok|okay|alright|fine)(?: |$)|(?:ok|okay) or no|est ce (?:possible|envisageable|correct|grave)|(?:c|cest|c est) (?:tu )?(?:correct|possible|ok|bon|faisable|en plus|grave|un probleme)|ca (?:va|passe|marche|compte|derange|vous derange|pose probleme) ?(?:tu)?|possible$|(?:ils|y|vous|eux autres|les gar) (?:font|faites|prennent|prenez) (?:tu )?(?:ca|cela)(?: |$)|c est ti |(?:c|cest|c est|est) (?:ti |tu )?(?:oblige|obligatoire|necessaire)|vous pouvez (?:fournir|faire|prendre) (?:ca|cela)|(?:vos|les) gar sont (?:tu )?capable|can (?:i|we) (?:get|have|see) (?:that|it)(?: |$)|can (?:they|you|he|we) (?:provide|show|send|give) (?:that|it|this)|ca se fait|est ce redhibitoire)/;

function isRealQuestion(said: readonly string[]): boolean {
  if (said.length < MIN_UNKNOWN_WORDS) return false;
  if (!POLITE.has(said[0] ?? '')) return true;
  const isValue = said.some((word) => VALUE_WORDS.has(word) || /\d/.test(word));
  return said.length >= MIN_POLITE_UNKNOWN_WORDS && !isValue;
}
