import { mergePickup } from '../merge-pickup.ts';
import { confirmReplies } from '../quick-replies.ts';
import { describeSlots } from '../slot-definitions.ts';
import { NO_SLOTS, type Slots } from '../slots.ts';
import { confirm, filled } from '../steps/step.ts';
import { goesAndComes } from '../understanding/load/goes-and-comes.ts';
import { completedText } from '../understanding/load/junk-changes.ts';
import { readJunkLoad } from '../understanding/load/junk-load.ts';
import { headOf, namesPart } from '../understanding/load/load-parts.ts';
import { tellsStateOf } from '../understanding/load/tells-state.ts';
import { readYesNo } from '../understanding/recognisers/answers/read-yes-no.ts';
import { storedOf, type Understanding, withVerdict } from '../understanding/understand.ts';
import { wordingOf } from '../wording/wording.ts';
import type { ClarificationHandler } from './clarification.ts';

/** Values stood in a question, or were heard weakly: only a yes stores them. */
export const confirmClarification: ClarificationHandler<'confirm'> = {
  prompt: ({ slots }, _again, state) => ({
    content: wordingOf(state).confirm.ask(
      [...loadAlone(slots), describeSlots({ ...NO_SLOTS, ...slots, language: state.slots.language })]
        .filter(Boolean)
        .join('; '),
    ),
    quickReplies: confirmReplies(wordingOf(state)),
  }),
  read(said, { slots }) {
    // "Non j'ai pas de photo. Ginette LeBlanc" turns down no couch.
    const answer = NO_PHOTO.test(said.message) ? null : readYesNo(said.utterance).answer;
    // "Remove the couch and add a chair", of what was put.
    const edited = slots.junkText == null || answer === 'no' ? null : goesAndComes(said, slots.junkText);
    if (edited !== null) return confirm({ ...slots, junkText: edited });
    // "Ok but what about a couch and a fridge?": more is asked for than was confirmed.
    const more = answer === 'yes' ? askedBeside(said, slots) : [];
    if (more.length > 0) return confirm({ ...slots, junkText: [slots.junkText, ...more].join(', ') });
    if (answer === 'yes' && onlyAsksMore(said)) return null;
    if (answer === 'yes') return filled({ ...slots, ...toldBeside(said, slots) });
    if (answer !== 'no') return null;
    // "No the bbq has no tank" says of what was put what it is like, and turns nothing down.
    return slots.junkText != null && tellsStateOf(said, slots.junkText)
      ? filled(slots)
      : { kind: 'drop', note: null };
  },
};

const NO_PHOTO =
  /^(?:no|non|nope|nah|not?)[, ][^.!?;\n]{0,40}(?<![\p{L}-])(?:photos?|pics?|pictures?|images?)(?!\p{L})/iu;

/** What is added to a load whose kind stays is named by its own words. */
const loadAlone = ({ junkType, junkText }: Partial<Slots>): string[] =>
  junkType == null && junkText != null ? [junkText] : [];

/** "Ok but roughly?? 100 bucks?" wants to know more before a yes. */
const onlyAsksMore = ({ message, verdicts }: Understanding): boolean =>
  CONCEDING.test(message) && verdicts.every(({ verdict }) => verdict !== 'stored' && verdict !== 'offered');
const CONCEDING =
  /^(?:ok(?:ay)?|k|sure|yes|yeah|yep|fine|alright|oui|ouin|ouais|bon|d['’]accord)[, ]+(?:but|mais)(?!\p{L})[\s\S]*\?\s*$/iu;

/** The things that a message asks for beside the confirmed ones. */
const askedBeside = (said: Understanding, { junkText }: Partial<Slots>): string[] =>
  junkText == null
    ? []
    : withVerdict(said, 'junkType', 'offered')
        .map(({ value }) => value)
        .filter(
          ({ thing, vague, hazard }) => !vague && hazard === null && !namesPart(junkText, headOf(thing)),
        )
        .map(({ thing }) => thing);

/** What a yes says more of the confirmed values: "yes, two of them and a box spring", "yes, at 10". */
function toldBeside(said: Understanding, confirmed: Partial<Slots>): Partial<Slots> {
  const load = confirmed.junkType == null ? null : readJunkLoad(said, { wholeMessage: false });
  const when = confirmed.pickup == null ? null : storedOf(said, 'pickup');
  return {
    ...(load !== null && {
      junkText: joinedLoad(said, confirmed.junkText ?? null, load.text.replace(YES_FIRST, '')),
    }),
    ...(when?.value.kind === 'pickup' && {
      pickup: mergePickup(confirmed.pickup ?? null, when.value.pickup),
    }),
  };
}

const YES_FIRST = /^(?:yes|yeah|yep|yup|sure|oui)[,.]? (?:please )?(?:and )?/i;

/** The new words where they name the confirmed things again, else both. */
function joinedLoad(said: Understanding, known: string | null, told: string): string {
  if (known === null) return told;
  const heads = withVerdict(said, 'junkType', 'stored').map(({ value }) => headOf(value.thing));
  return heads.includes(headOf(known)) ? told : completedText(said, known);
}
