import { foldText } from '../leads/search/fold-text.ts';

/** Names of weekdays by their number, of which Sunday's is 0, and of several at once. */
const NAMES: Readonly<Record<string, readonly number[]>> = {
  ...daysOf('sunday monday tuesday wednesday thursday friday saturday'),
  ...daysOf('dimanche lundi mardi mercredi jeudi vendredi samedi'),
  weekend: [6, 0],
  'fin de semaine': [6, 0],
  'fins de semaine': [6, 0],
  weekday: [1, 2, 3, 4, 5],
};

function daysOf(names: string): Record<string, readonly number[]> {
  return Object.fromEntries(names.split(' ').map((name, day) => [name, [day]]));
}

const DAY = `(?:${Object.keys(NAMES).join('|')})s?`;
const AROUND = '(?:on|this|next|the|any|do|make|le|les|la|ce|cette|de) ';
/** "Not friday", "can't do fridays", "any day except the weekend", "pas le vendredi"; "if not friday" is no refusal. */
const BEFORE = new RegExp(
  `(?<!(?:if|why|si|pourquoi) )\\b(?:not|no|never|except|excluding|avoid|cannot|cant|can t|(?:any|every) ?day but|pas|sauf|jamais|ni|nor) (?:${AROUND}){0,3}(${DAY}(?: (?:or|and|nor|ou|et|ni) (?:${AROUND}){0,2}${DAY})*)`,
  'g',
);
/** "Friday is no good", "le vendredi ne convient pas". */
const BEHIND = new RegExp(
  `(${DAY}) (?:(?:is|are|s|would be|c est|est) )?(?:not(?! a problem)|no good|bad|out|impossible|isn t|isnt|aren t|doesn t work|doesnt work|don t work|dont work|won t work|wont work|n est pas|ne va pas|va pas|ne marche pas|marche pas|ne convient pas)\\b`,
  'g',
);
/** What is said of a part of the day alone rules out no day. */
const PART = /^ (?:morning|afternoon|evening|night|am|pm|matin|apres|soir|before|after|until|at|avant|a) ?/;
/** Between sentences, and between things of a list. */
const END = /[,;:.!?\n]+/;
const MARKS = /[^a-z0-9]+/g;

/**
 * The weekdays that a text rules out, as far as its words say so plainly: the form asks whether its day is meant. The assistant
 * understands more, and knows more words than a form has room for.
 * @returns numbers, of which Sunday's is 0
 */
export function ruledOutDays(text: string): ReadonlySet<number> {
  const sentences = text.split(END).map((part) => foldText(part).replace(MARKS, ' '));
  const named = sentences.flatMap((sentence) =>
    [...sentence.matchAll(BEFORE), ...sentence.matchAll(BEHIND)]
      .filter(({ 0: found, index }) => !PART.test(sentence.slice(index + found.length)))
      .map(([, days = '']) => days),
  );
  const isNamed = (name: string) => named.some((days) => days.includes(name));
  return new Set(
    Object.keys(NAMES)
      .filter(isNamed)
      .flatMap((name) => NAMES[name] ?? []),
  );
}

/** Whether a day, `yyyy-mm-dd`, is one that a text rules out. */
export function isRuledOut(day: string, text: string): boolean {
  return day !== '' && ruledOutDays(text).has(new Date(`${day}T12:00:00Z`).getUTCDay());
}
