import {
  AFTER_ASKING,
  ASKING_PHRASES,
  ASKING_WORDS,
  AUXILIARIES,
  CLAUSE_OPENERS,
  DOING_WORDS,
  NOUN_AUXILIARIES,
  NOUN_SUBJECTS,
  ORDERING_WORDS,
  PROPOSING_PHRASES,
  SMALL_TALK,
  SMALL_TALK_CORE,
  SUBJECTS,
  SUITING_WORDS,
} from '../../lexicon/clauses/clause-words.ts';
import { asksInFrenchAt } from './french-asking.ts';
import { frenchWordsOf } from './french-words.ts';
import type { Span } from './span.ts';
import type { Token } from './token.ts';
import type { DialogueAct } from './utterance.ts';
import { isWholeNumber } from './whole-number.ts';

/** "Could you" may order; "is text ok?" never does. */
const POLITE = new Set(['can', 'could', 'would', 'will', 'please']);
/** How many words behind "can you" the verb is looked for. */
const VERB_REACH = 4;
/** A fragment this short goes on with the question before it: "do you take couches, fridges". */
const MAX_FRAGMENT = 3;
/** "Do stairs cost extra?" */
const DOES = new Set(['do', 'does', 'did']);
/** Behind one of these "there" only greets. */
const GREETINGS = new Set(['hi', 'hello', 'hey']);

/** Returns the act of each clause; a question runs on to the question mark that ends it. */
export function dialogueActs(tokens: readonly Token[], spans: readonly Span[]): DialogueAct[] {
  const acts = spans.map(({ from, to }) =>
    actOf(wordsOf(tokens, from, to), tokens.slice(from, to).flatMap(frenchWordsOf)),
  );
  for (const [index, { ends }] of spans.entries()) {
    if (ends === '?') closeQuestion(acts, spans, tokens, index);
  }
  return continued(acts, spans, tokens);
}

/** "We're" asks nothing. */
const wordsOf = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ word, text }) => (word === 'were' && text !== word && /\W/.test(text) ? 'we' : word));

function actOf(words: readonly string[], inFrench: readonly string[]): DialogueAct {
  if (isSmallTalk(words)) return 'small-talk';
  const said = words.slice(openedAt(words));
  const whole = ` ${said.join(' ')} `;
  if (PROPOSING_PHRASES.some((phrase) => whole.includes(` ${phrase} `))) return 'request';
  // "Did I mention the stairs are rotten?" mentions it.
  if (MENTIONING.test(`${said.join(' ')} `)) return 'statement';
  if (WISHING_IN_FRENCH.test(whole)) return 'request';
  if (asksInFrenchAt(inFrench) >= 0) return actInFrench(` ${inFrench.join(' ')} `);
  if (!asks(said) && !ASKING_PHRASES.some((phrase) => whole.includes(` ${phrase} `))) return 'statement';
  return kindOfQuestion(said);
}

/** "Pourriez-vous venir chercher un sofa" */
const WISHING_IN_FRENCH =
  / (?:pourriez|pouvez|voudriez|pourrais|peux)[- ](?:vous|tu) (?:(?:venir|svp|passer) ){0,2}(?:me |nous )?(?:venir|passer|ramasser|chercher|prendre|enlever|debarrasser) /;

/** "Vous ramassez-tu demain?" asks for it to be done, "venez-vous le dimanche?" whether it ever is, "c'est combien" to know. */
function actInFrench(whole: string): DialogueAct {
  if (ORDERING_IN_FRENCH.test(whole)) return 'statement';
  const isWish = COMING.test(whole) || SUITS.test(whole);
  return isWish && !HABITUAL.test(whole) && !TO_KNOW.test(whole) ? 'request' : 'question';
}
/** "Pouvez-vous me rappeler?" */
const ORDERING_IN_FRENCH =
  / (?:pouvez|pourriez|peux|pourrais|voulez|veux)[- ](?:vous|tu) (?:(?:me|m|nous|le|la|les|l|svp|plutot|juste) ){0,3}(?:rappeler|appeler|telephoner|texter|ecrire|envoyer|changer|mettre|noter|ajouter|corriger|modifier|joindre|contacter) /;
const COMING =
  / (?:(?:ramassez|venez|passez)[- ](?:vous|tu)|(?:vous )?(?:ramassez|venez|passez)[- ]tu|(?:peuvent|peut|pouvez|pourriez|pourraient|peux|pourrais|vont|allez|va)(?:[- ](?:vous|tu|ils|on|elle|il))? (?:\S+ )?(?:venir|passer|ramasser|chercher)) /;
const SUITS = / (?:possible|faisable|disponible|libre)(?: [a-z0-9]{1,10}){0,4} $/;
const HABITUAL =
  / les? (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|soir|matin|weekend|week-end|fin)s? /;
const TO_KNOW = / (?:combien|quand|comment|pourquoi|qui|quoi|quel(?:le)?s?|ou) /;

const MENTIONING = /^did i (?:already |even |ever )?mention /;

/** The index of the first word that is no opener: "and there is a dog" states, "hi there is anyone home" asks. */
function openedAt(words: readonly string[]): number {
  // "Wait do you take the drawers out or do I" asks; "wait, can we do 4" puts right.
  if (words[0] === 'wait' && WONDERS.has(words[1] ?? '')) return 1;
  const opened = words.findIndex(
    (word, index) =>
      !CLAUSE_OPENERS.has(word) ||
      (word === 'there' && isExisting(words, index)) ||
      // "Park on the left side, right is a fire lane"
      (word === 'right' && words[index + 1] === 'is'),
  );
  return Math.max(0, opened);
}

const WONDERS = new Set(['do', 'does', 'did', 'is', 'are', 'what', 'whats', 'how', 'hows', 'who', 'where']);

const isExisting = (words: readonly string[], index: number) =>
  AUXILIARIES.has(words[index + 1] ?? '') && !GREETINGS.has(words[index - 1] ?? '');

function asks(said: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = said;
  // "What exactly is the charge"
  const behind = second.endsWith('ly') ? third : second;
  // "And what is left of the fence"
  if (first === 'what' || first === 'whats') {
    if (LEFT_OVER.test(`${said.join(' ')} `)) return false;
  }
  if (ASKING_WORDS.has(first))
    return said.length === 1 || AFTER_ASKING.has(behind) || (first.endsWith('s') && first !== 'whos');
  if (!AUXILIARIES.has(first)) return false;
  // "The super | has the key"
  if (first === 'has' && second === 'the') return false;
  // "Do the crew go up stairs", but "do the shed first"
  if (DOES.has(first) && (second === 'the' || second === 'your') && CREWS.has(third)) return true;
  return SUBJECTS.has(second) || (NOUN_AUXILIARIES.has(first) && NOUN_SUBJECTS.has(second));
}

const CREWS = new Set(['crew', 'crews', 'movers', 'men', 'people', 'team', 'workers', 'drivers', 'driver']);
const LEFT_OVER = /^whats?(?: (?:is|was))? (?:left|remains|remaining)(?: over)? (?:of|from) /;

const CALLED_BEFORE =
  /^will (?:you|u|yous) (?:guys )?(?:call|phone|ring|text|email|message) (?:me |us )?(?:before (?:you|u|they|the|coming|arriving|showing)|ahead)(?= |$)/;

/** "Can you text me" orders, "can you come friday" requests, "can you lift a piano" asks. */
function kindOfQuestion(said: readonly string[]): DialogueAct {
  const [first = '', second = ''] = said;
  const reach = said.slice(2, 2 + VERB_REACH);
  const isTo =
    (first === 'can' || first === 'could' || first === 'would' || first === 'will') && SUBJECTS.has(second);
  if (isTo) {
    const verb = reach.find((word) => ORDERING_WORDS.has(word) || DOING_WORDS.has(word));
    // "Will someone call me?" wants to know.
    const wonders =
      (first === 'will' &&
        ['someone', 'somebody', 'anyone', 'anybody', 'they', 'he', 'she'].includes(second)) ||
      // "Will you call me before you come?" wants to know as well; "can you" asks for it.
      CALLED_BEFORE.test(said.join(' '));
    if (wonders) return 'question';
    if (verb !== undefined && ORDERING_WORDS.has(verb)) return 'statement';
    return verb === undefined ? 'question' : 'request';
  }
  return SUITING_WORDS.has(said.at(-1) ?? '') ? 'request' : 'question';
}

/** The clauses of a sentence that ends in a question mark: from the first that asks on, or the last alone. */
function closeQuestion(
  acts: DialogueAct[],
  spans: readonly Span[],
  tokens: readonly Token[],
  last: number,
): void {
  const start = spans.slice(0, last).findLastIndex(({ ends }) => ends !== '') + 1;
  const first = acts.findIndex((act, index) => index >= start && index <= last && isAsking(act));
  const tag = wordsOfSpan(tokens, spans[last]).join(' ');
  const asked = spans[last - 1];
  // "You do mean the 25th, don't you?"
  if (first === last && first > start && TAG.test(tag) && wordsOfSpan(tokens, asked).includes('you'))
    acts[last - 1] = acts[last] ?? 'question';
  if (first < 0) {
    if (acts[last] === 'statement') acts[last] = lonelyQuestion(wordsOfSpan(tokens, spans[last]));
    return;
  }
  for (let index = first + 1; index <= last; index += 1) {
    if (acts[index] === 'statement') acts[index] = acts[first] ?? 'question';
  }
}

const TAG = /^(?:do|dont|does|doesnt|did|didnt|can|cant|will|wont|would|wouldnt|are|arent|have|havent) you$/;

/** "Friday ok?", "a couch?", "you guys licensed?" */
function lonelyQuestion(words: readonly string[]): DialogueAct {
  const opened = words.filter((word) => !CLAUSE_OPENERS.has(word));
  const [first = '', second = ''] = opened;
  if (MENTIONING.test(`${opened.join(' ')} `)) return 'statement';
  const mayOrder = POLITE.has(first) && (SUBJECTS.has(second) || first === 'please');
  const orders = mayOrder && opened.some((word) => ORDERING_WORDS.has(word));
  if (orders) return 'statement';
  return SUBJECTS.has(first) || ASKING_WORDS.has(first) || DOES.has(first) ? 'question' : 'request';
}

function wordsOfSpan(tokens: readonly Token[], span: Span | undefined): string[] {
  return span === undefined ? [] : wordsOf(tokens, span.from, span.to);
}

/** Without a question mark, short fragments go on with the question before them. */
function continued(
  acts: readonly DialogueAct[],
  spans: readonly Span[],
  tokens: readonly Token[],
): DialogueAct[] {
  const result = [...acts];
  for (let index = 1; index < result.length; index += 1) {
    const before = result[index - 1];
    const span = spans[index];
    if (before === undefined || span === undefined || before !== 'question' || result[index] !== 'statement')
      continue;
    if (spans[index - 1]?.ends !== '') continue;
    const words = wordsOfSpan(tokens, span);
    if (isWholeNumber(words) || isNameBeforeNumber(tokens, span, spans[index + 1])) continue;
    if (words.length <= MAX_FRAGMENT && !words.some((word) => SUBJECTS.has(word) || word === 'my'))
      result[index] = before;
  }
  return result;
}

/** "How much for a couch, Ann Rae, 902 555 0128": who asks, and no thing more that is asked about. */
const isNameBeforeNumber = (tokens: readonly Token[], { from, to }: Span, next: Span | undefined): boolean =>
  isWholeNumber(wordsOfSpan(tokens, next)) &&
  tokens.slice(from, to).every(({ text }) => /^\p{Lu}/u.test(text));

const isAsking = (act: DialogueAct) => act === 'question' || act === 'request';

function isSmallTalk(words: readonly string[]): boolean {
  return words.every((word) => SMALL_TALK.has(word)) && words.some((word) => SMALL_TALK_CORE.has(word));
}
