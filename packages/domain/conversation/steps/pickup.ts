import type { Pickup } from '../../pickup-wish/pickup.ts';
import { joinNotes } from '../crew-notes/join-notes.ts';
import { halifaxToday } from '../halifax-today.ts';
import { mergePickup } from '../merge-pickup.ts';
import { pickupReplies } from '../quick-replies.ts';
import type { ConversationState } from '../state.ts';
import type { TurnContext } from '../turn.ts';
import { withDates } from '../understanding/near-day.ts';
import { onlySends } from '../understanding/recognisers/answers/only-sends.ts';
import { readDecline } from '../understanding/recognisers/answers/read-decline.ts';
import { saysAnyTime } from '../understanding/recognisers/pickup/beside/any-time.ts';
import { momentInWords } from '../understanding/recognisers/pickup/beside/moment-in-words.ts';
import { onlyRefuses } from '../understanding/recognisers/pickup/beside/refused-days.ts';
import type { PickupMention } from '../understanding/recognisers/proposal.ts';
import { storedOf, type Understanding, withVerdict } from '../understanding/understand.ts';
import type { Wording } from '../wording/english.ts';
import { wordingOf } from '../wording/wording.ts';
import { confirm, filled, isRepeated, promptText, retry, type Step, type StepResult } from './step.ts';

const problemTexts = ({ pickup }: Wording) => ({
  'no-such-day': pickup.unreadable,
  past: pickup.past,
  'too-far': pickup.tooFar,
});

/** "Not sure yet, I have to ask my super", "depends": neither a day nor any day, and no date that was not understood. */
const UNDECIDED =
  /\b(?:ask|check|asking|checking|find out|finding out|figure out|talk to|confirm with|hear back|wait(?:ing)? (?:on|for|to)|see (?:if|when|what)|depends?|depending|don['’]?t know yet|not sure yet|no idea yet|let you know|d[ée]pend|pas encore s[ûu]re?)\b/i;
/** "Never on mondays", "no wednesdays, otherwise whatever", "toute la semaine sauf mercredi" are any day but those. */
const ALL_BUT =
  /\b(?:never|jamais|otherwise (?:any|what|when)ever|(?:any|every|all) (?:the )?others?|tout(?:e la semaine)?|tous les (?:autres )?jours|autrement n['’]importe)\b/i;

/** The pickup of an answer that names no day. */
export const ANY_TIME: Pickup = { day: null, slot: null, time: null, asap: false };

/** Step 6: the day, the time, or a time slot. */
export const pickupStep: Step = {
  prompt: (state, asking) => ({
    content: withOtherExample(promptText(wordingOf(state).pickup, asking), state),
    quickReplies: pickupReplies(wordingOf(state)),
  }),
  read(said, state, context) {
    const { slots } = state;
    const found = storedOf(said, 'pickup');
    if (found !== null) return readMention(found.value, state, said.message);
    const [likely] = withVerdict(said, 'pickup', 'unsure');
    if (likely?.value.kind === 'pickup')
      return confirm({ pickup: mergePickup(slots.pickup, likely.value.pickup) });
    // "How about 5/12?": which of the two is meant confirms it as well.
    const asked = [...withVerdict(said, 'pickup', 'offered'), ...withVerdict(said, 'pickup', 'unsure')];
    const either = asked.find(({ value }) => value.kind === 'ambiguous');
    if (either !== undefined) return readMention(either.value, state, said.message);
    return readNoDay(said, state, context, asked.length > 0);
  },
};

/** Reads an answer that names no day: a no, a day that does not suit, a moment in words, or nothing that is understood. */
function readNoDay(
  said: Understanding,
  state: ConversationState,
  context: TurnContext,
  isAsked: boolean,
): StepResult {
  const { pause, pickup } = wordingOf(state);
  const speaksOpen = UNDECIDED.test(said.message);
  const isUndecided = speaksOpen && !asksAnything(said);
  const isRefusing = onlyRefuses(said.utterance, context.now);
  const isLeftOut = readDecline(said.utterance).declines || onlySends(said.utterance);
  if (!isAsked && !speaksOpen && !isRefusing && isLeftOut)
    return filled({ pickup: state.slots.pickup ?? ANY_TIME });
  const isInWords = isRefusing ? ALL_BUT.test(said.message) : momentInWords(said.utterance) !== null;
  if (isInWords && !isUndecided) return noteWish(said, state, context);
  // A lead is worth more than a day.
  const isAgain = state.failedTries > 0 && (isUndecided || isRefusing);
  if (isAgain || isRepeated(said, state)) return noteWish(said, state, context);
  if (isRefusing && !isUndecided) return { kind: 'fill', fill: { slots: {}, note: pickup.refused } };
  return retry(isUndecided ? `${pause}\n\n${pickup.again}` : withOtherExample(pickup.unreadable, state));
}

/** Who has said "not friday" is given another day as an example. */
function withOtherExample(text: string, state: ConversationState): string {
  const { days } = wordingOf(state).pickup;
  const noted = state.slots.specialInstructions?.toLowerCase() ?? '';
  const [usual = ''] = days;
  return text.replace(usual, days.find((day) => !noted.includes(day.toLowerCase())) ?? usual);
}

const asksAnything = ({ utterance }: Understanding): boolean =>
  utterance.clauses.some(({ act }) => act === 'question');

/** Any time, with the wish in the visitor's own words. */
function noteWish({ message }: Understanding, state: ConversationState, { now }: TurnContext): StepResult {
  const { slots } = state;
  const { describeDay, pickup } = wordingOf(state);
  const wish = pickup.wish(withDates(message.trim(), halifaxToday(now), describeDay));
  const specialInstructions = joinNotes(slots.specialInstructions, wish);
  return {
    kind: 'fill',
    fill: {
      slots: { pickup: slots.pickup ?? ANY_TIME, specialInstructions },
      note: pickup.noted,
    },
  };
}

/** Fills a mentioned pickup, asks which day is meant, or says why the day cannot be. @param message whose hour may be left open */
export function readMention(mention: PickupMention, state: ConversationState, message = ''): StepResult {
  switch (mention.kind) {
    case 'pickup':
      return filled({ pickup: mergePickup(state.slots.pickup, mention.pickup, saysAnyTime(message)) });
    case 'ambiguous':
      return {
        kind: 'clarify',
        pending: { ...mention, kind: 'which-day' },
      };
    case 'problem':
      return retry(withOtherExample(problemTexts(wordingOf(state))[mention.problem], state));
  }
}
