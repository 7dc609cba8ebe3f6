import { readClarification } from '../clarifications/clarifications.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { slotOfStep } from '../slot-definitions.ts';
import type { SlotName } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import { STEPS } from '../steps/steps.ts';
import type { TurnContext } from '../turn.ts';
import type { Command, CommandKind } from '../understanding/commands/command.ts';
import { recogniseCommand } from '../understanding/commands/recognise-command.ts';
import { changedText } from '../understanding/junk-changes.ts';
import { RULED_OUT } from '../understanding/junk-text.ts';
import { crewNotes } from '../understanding/recognisers/notes/recognise-notes.ts';
import type { MentionedSlot, Proposal } from '../understanding/recognisers/proposal.ts';
import { normalizeText } from '../understanding/text/plain-text.ts';
import { withStarredCorrections } from '../understanding/text/starred-corrections.ts';
import { claimedTokens, type Understanding, understand } from '../understanding/understand.ts';
import { wordingOf } from '../wording/wording.ts';
import { applyStepResult } from './apply-step-result.ts';
import { handleAfterSubmit } from './handle-after-submit.ts';
import { handleAnswer } from './handle-answer.ts';
import { alongside, handleCommand } from './handle-command.ts';
import { reprompt, retryStep } from './prompt.ts';
import { fillAccess } from './reading/slot-updates.ts';
import type { Turn } from './reply.ts';
import { startOver } from './start-over.ts';
import { stopAndForget } from './stop.ts';
import { withoutEcho } from './without-echo.ts';

const MAX_REFUSED = 200;

/** Handles a typed message: commands first, then a pending clarification, then what it answers, changes and asks. */
export function handleText(state: ConversationState, typed: string, context: TurnContext): Turn {
  const text = withStarredCorrections(withoutEcho(typed.toWellFormed().trim(), state.lastReplies.at(-1)));
  const said = understandAt(state, text, context);
  const turn = handleMessage(fillAccess(state, said), said, context);
  const isRefused = turn.state.failedTries > state.failedTries && text !== '';
  return { ...turn, state: { ...turn.state, refused: isRefused ? text.slice(0, MAX_REFUSED) : null } };
}

function handleMessage(state: ConversationState, said: Understanding, context: TurnContext): Turn {
  if (normalizeText(said.message) === '') return retryStep(state, emptyText(state));
  if (state.lead !== 'collecting') return handleAfterSubmit(state, said, context);
  const { step, editing, slots } = state;
  const command = recogniseCommand(said.utterance, { step, editing, known: slots });
  if (command === null || isOutweighed(said, command, slotOfStep(step), slots.junkText))
    return answer(state, said, context);
  if (isAnswerAlone(state, said, command, context)) return answer(state, said, context);
  if (holdsAnswer(state, said, command, context)) {
    return alongside(state, command, answer(state, said, context));
  }
  return handleCommand(state, command, said, context) ?? answer(state, said, context);
}

const answer = (state: ConversationState, said: Understanding, context: TurnContext): Turn =>
  answerClarification(state, said, context) ?? handleAnswer(state, said, context);

const CERTAIN_FROM = 0.9;
const DETAILS: ReadonlySet<MentionedSlot> = new Set<MentionedSlot>(['phone', 'email', 'address']);

/** What was asked for, or a whole number, address or e-mail, says more than a word that may mean to stop: "wrong place, it's …". */
function isOutweighed(
  said: Understanding,
  { kind, strength, from, to }: Command,
  asked: SlotName | null,
  junkText: string | null,
): boolean {
  // "Fat fingers, I meant december 15": the right value says it better than a step back.
  if (kind === 'go-back')
    return said.verdicts.some(({ proposal, verdict }) => verdict === 'stored' && proposal.from >= to);
  if (kind !== 'stop' || strength >= CERTAIN_FROM) return false;
  if (keepsOne(said, from, junkText)) return true;
  return said.verdicts.some(({ proposal, verdict }) => {
    if (verdict !== 'stored') return false;
    // "My niece is taking that. Just the cabinet": what is still wanted is said behind it.
    if (proposal.slot === asked && !DETAILS.has(asked) && proposal.from >= to) return true;
    const isDetail = DETAILS.has(proposal.slot) && proposal.strength >= CERTAIN_FROM;
    return isDetail && (proposal.to <= from || proposal.from >= to);
  });
}

/** "Leave the trunk, we're keeping it": one thing stays, and there is more to go. */
function keepsOne(said: Understanding, before: number, known: string | null): boolean {
  // "I'm going to keep the thing" is all of it.
  const kept = said.verdicts.filter(
    ({ why, proposal }) =>
      why === RULED_OUT && proposal.to <= before && !(proposal.slot === 'junkType' && isVague(proposal)),
  );
  const isAll = kept.some(({ proposal: { from, to } }) =>
    known?.toLowerCase().includes(said.utterance.tokens.slice(from, to).at(-1)?.word ?? ''),
  );
  return kept.length > 0 && (!isAll || changedText(said, known, false) !== known);
}

const isVague = ({ value }: Proposal): boolean =>
  typeof value === 'object' && 'vague' in value && value.vague;

/** Commands that leave room for an answer in the same message: "a hot tub. can I talk to somebody?". */
const SOFT: ReadonlySet<CommandKind> = new Set<CommandKind>([
  'pause',
  'person',
  'existing-request',
  'same-as-last-time',
  'help',
]);

/** Whether a message answers beside a command that leaves room for it. */
function holdsAnswer(
  state: ConversationState,
  said: Understanding,
  { kind, from, to, strength }: Command,
  context: TurnContext,
): boolean {
  // A weak wish to stop gives way to what answers the prompt: "I'd need permission for photos, so not today".
  if (kind === 'stop') return strength < CERTAIN_STOP && isFilledBy(state, said, context);
  if (!SOFT.has(kind)) return false;
  const states = said.verdicts.some(
    ({ proposal, verdict }) =>
      (verdict === 'stored' || (verdict === 'offered' && proposal.slot === slotOfStep(state.step))) &&
      (proposal.to <= from || proposal.from >= to),
  );
  return states || isFilledBy(state, said, context);
}

/** What belongs to an earlier request, and "you" where it did or did not do something. */
const SERVICE = wordSet(
  'request quote estimate appointment booking pickup form order crew truck driver movers refund complaint submission inquiry',
);
const YOU_DID = wordSet('never didnt did havent have forgot missed left were are said told still');

/**
 * Whether a message only answers, in words that a returning person might use: "text, I never pick up", "902 555 0159, same
 * as before", "each of the stairs complains" among the notes. The team is not called for these, and nothing pauses.
 */
function isAnswerAlone(
  state: ConversationState,
  said: Understanding,
  { kind, about, from, to }: Command,
  context: TurnContext,
): boolean {
  if (kind === 'same-as-last-time') return isFilledBy(state, said, context);
  // "I use a walker, so give me a minute to get to the door"
  if (kind === 'pause' && state.pending === null && state.step === 'instructions')
    return crewNotes(said.utterance, claimedTokens(said)) !== null;
  if (kind !== 'existing-request' || about !== 'existing-request') return false;
  const words = said.utterance.tokens.slice(from, to).map(({ word }) => word);
  const isOurs = words.some(
    (word, index) =>
      SERVICE.has(word) || ((word === 'you' || word === 'u') && YOU_DID.has(words[index + 1] ?? '')),
  );
  const isNote = state.pending === null && state.step === 'instructions';
  return !isOurs && (isNote || isFilledBy(state, said, context));
}

function isFilledBy(state: ConversationState, said: Understanding, context: TurnContext): boolean {
  // At the junk anything is an answer the second time.
  const isOpen = state.pending === null && state.step !== 'junk-type' && state.step !== 'instructions';
  return isOpen && ['fill', 'submit'].includes(STEPS[state.step].read(said, state, context).kind);
}

/** From here on a wish to stop can be nothing else. */
const CERTAIN_STOP = 0.9;

/** Reads a message in the situation that a state is in. */
export function understandAt(state: ConversationState, text: string, { now }: TurnContext): Understanding {
  const asked = state.pending === null ? slotOfStep(state.step) : askedByPending(state);
  return understand(text, { asked, known: state.slots, now });
}

function askedByPending({ pending, step }: ConversationState) {
  switch (pending?.kind) {
    case 'which-junk':
      return 'junkType' as const;
    case 'which-day':
      return 'pickup' as const;
    case 'outside-address':
      return 'address' as const;
    // "No, it's Marc" answers what the confirmation was about.
    case 'confirm':
      return slotOfStep(step);
    default:
      return null;
  }
}

function emptyText(state: ConversationState): string {
  const { name, empty } = wordingOf(state);
  return state.step === 'name' && state.pending === null ? name.empty : empty;
}

function answerClarification(
  state: ConversationState,
  said: Understanding,
  context: TurnContext,
): Turn | null {
  if (state.pending === null) return null;
  const settled = readClarification(said, state.pending, state, context);
  if (settled === null) return null;
  const without = { ...state, pending: null, failedTries: 0 };
  switch (settled.kind) {
    case 'drop':
      return dropped(without, said, settled.note, context);
    case 'start-over':
      return startOver(state);
    case 'stop':
      return stopAndForget(state);
    case 'fill':
      // The rest of the message counts as well: "mostly furniture, and my name is Ann".
      if (state.pending.kind === 'which-junk') return handleAnswer(without, said, context, settled);
      return applyStepResult(without, settled, context);
    default:
      return applyStepResult(without, settled, context);
  }
}

/** "No, wednesday" drops what was proposed and gives another value at once. */
function dropped(
  state: ConversationState,
  said: Understanding,
  note: string | null,
  context: TurnContext,
): Turn {
  const hasMore = said.verdicts.some(({ verdict }) => verdict === 'stored');
  return hasMore ? handleAnswer(state, said, context) : reprompt(state, note);
}
