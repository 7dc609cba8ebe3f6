import { wordSet } from '../../../text/word-set.ts';
import type { Utterance } from '../utterance/utterance.ts';

type Range = { from: number; to: number };

/** Who or what a story is about; a thing that nobody knows is called by none of these. */
const STORY = wordSet(
  "i im i'm ive i've id i'd we we've weve he she they you u hello hi hey bonjour salut morning afternoon evening day wife husband mom mum mother dad father son daughter je j'ai jai nous on il elle ils vous mari femme",
);
/** "A thingamabob my husband built" tells of a thing. */
const NAMES_A_THING = wordSet(
  'a an the some two three four five few couple lots un une des le la les deux trois quatre cinq six',
);
/** Words that come with things: "we also have a doodad". */
const OWNS = wordSet(
  'have has had got need want get getting rid remove take pick haul throw toss dump clear emptying old broken ai avons ont jeter',
);
/** What leads away from the things again. */
const ASIDE = wordSet('but anyway anyways before mais');
const BREAKS = new Set([',', '.', ';', '!', '?', '\n', ':']);
const OPENS = wordSet('so but because since cuz mais parce alors');

/**
 * A stretch of a message without what is told before its first thing and what leads away behind its last: "my wife passed
 * last winter, so I have a dresser, but first of all" is "so I have a dresser". `things` are the tokens at which things are named;
 * without any it is left whole.
 */
export function withoutStory({ tokens }: Utterance, range: Range, things: readonly number[]): Range {
  const parts: Range[] = [];
  let from = range.from;
  for (let at = from + 1; at <= range.to; at += 1) {
    const breaks = at === range.to || BREAKS.has(tokens[at - 1]?.mark ?? '');
    if (!breaks && !OPENS.has(tokens[at]?.word ?? '')) continue;
    parts.push({ from, to: at });
    from = at;
  }
  const names = ({ from, to }: Range) => things.some((thing) => from <= thing && thing < to);
  const wordAt = (at: number) => tokens[at]?.word ?? '';
  // "J'ai deux amplis", and not "j'ai perdu ma mère"
  const owns = (at: number) =>
    OWNS.has(wordAt(at)) || (/^(?:j['’]?ai|y['’]?a)$/.test(wordAt(at)) && NAMES_A_THING.has(wordAt(at + 1)));
  const isStory = ({ from, to }: Range) =>
    !NAMES_A_THING.has(wordAt(from)) &&
    tokens.slice(from, to).some(({ word }) => STORY.has(word)) &&
    !tokens.slice(from, to).some((_token, index) => owns(from + index));
  const first = parts.findIndex(names);
  const last = parts.findLastIndex(names);
  if (first < 0) return range;
  // Up to the last part of the story: what nobody knows behind it may be a thing.
  const told = parts.slice(0, first).findLastIndex(isStory);
  const aside = parts.findIndex(
    (part, index) => index > last && ASIDE.has(wordAt(part.from)) && isStory(part),
  );
  return {
    from: parts[told + 1]?.from ?? range.from,
    to: aside < 0 ? range.to : (parts[aside]?.from ?? range.to),
  };
}
