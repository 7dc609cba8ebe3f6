import { dropPending } from '../clarifications/clarifications.ts';
import { previousStep } from '../next-step.ts';
import { recapOf, slotOfStep } from '../slot-definitions.ts';
import { isNothingTold } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import type { Effect, TurnContext } from '../turn.ts';
import { namedSlot } from '../understanding/changes.ts';
import type { Command } from '../understanding/commands/command.ts';
import { isAsking } from '../understanding/recognisers/answers/agreement.ts';
import type { Understanding } from '../understanding/understand.ts';
import { wordingOf } from '../wording/wording.ts';
import { advance } from './advance.ts';
import { goToStep, reprompt } from './prompt.ts';
import { notesBeside } from './reading/notes/notes-beside.ts';
import type { Turn } from './reply.ts';
import { requestPerson } from './request-person.ts';
import {
  type AboutRequest,
  offering,
  passedOnNote,
  sentRequestStays,
} from './sent-request/sent-request-note.ts';
import { startOver } from './start-over.ts';
import { stopAndForget } from './stop.ts';
import { requestCallBack } from './submit.ts';

/** Runs a command. Returns null where the message is an answer after all. */
export function handleCommand(
  state: ConversationState,
  command: Command,
  said: Understanding,
  context: TurnContext,
): Turn | null {
  switch (command.kind) {
    case 'stop':
      return confirmStop(state, said, context);
    case 'pause':
      return reprompt({ ...state, failedTries: 0 }, wordingOf(state).pause);
    case 'go-back':
      return goBack(state);
    case 'start-over':
      return confirmStartOver(state, said);
    case 'person':
      return requestPerson(state);
    case 'call-back':
      return callBack(state, said, context);
    case 'existing-request':
      return passOn(state, command.about ?? 'existing-request', context);
    case 'same-as-last-time':
      return sayAgain(state, said) ?? recall(state);
    case 'keep':
      return keepValue(state, context);
    case 'help':
      return help(state, context);
  }
}

/** Adds what a command does and says to the turn of the answer beside it. */
export function alongside(
  state: ConversationState,
  command: Command,
  turn: Turn,
  context: TurnContext,
): Turn {
  switch (command.kind) {
    case 'person':
      return joined(turn, wordingOf(state).help[state.personRequested ? 'personAgain' : 'person'], {
        type: 'request-person',
      });
    case 'existing-request': {
      const about = command.about ?? 'existing-request';
      const { note, quickReplies } = passedOnNote(state, about, context);
      return offering(joined(turn, note, { type: 'pass-on', about }), quickReplies);
    }
    case 'same-as-last-time':
      return joined(turn, wordingOf(state).recall.looking, { type: 'recall' });
    default:
      return turn;
  }
}

function joined(turn: Turn, note: string, effect: Effect): Turn {
  const [first, ...others] = turn.replies;
  if (first === undefined) return { ...turn, effects: [...turn.effects, effect] };
  // The team that is called knows more than "I don't know".
  const rest = first.content.split('\n\n').filter((part) => part !== wordingOf(turn.state).question.unknown);
  const reply = { ...first, content: [note, ...rest].join('\n\n') };
  const personRequested = turn.state.personRequested || effect.type !== 'recall';
  return {
    state: { ...turn.state, personRequested },
    replies: [reply, ...others],
    effects: [...turn.effects, effect],
  };
}

/** Who does not know how to add a photo need not; "ok and then what", at the summary, is told how it goes on. */
function help(state: ConversationState, context: TurnContext): Turn {
  const { help: told, answers } = wordingOf(state);
  if (state.step !== 'photo-or-name')
    return reprompt({ ...state, failedTries: 0 }, state.step === 'review' ? answers.process : told.explain);
  return advance(
    state,
    { slots: {}, settled: { photo: true }, note: wordingOf(state).photo.without },
    context,
  );
}

const hasNothing = (state: ConversationState): boolean =>
  state.pending === null && isNothingTold(state.slots);

/** Saying it again is a yes, and asking about it is none: "how do I erase my data?" */
function confirmStop(
  state: ConversationState,
  { utterance, message }: Understanding,
  context: TurnContext,
): Turn {
  const isConfirmed = state.pending?.kind === 'stop' && !isAsking(utterance);
  if (isConfirmed || hasNothing(state)) return stopAndForget(state, context);
  const asked: ConversationState = { ...dropPending(state), pending: { kind: 'stop' }, failedTries: 0 };
  const { note, quickReplies } = sentRequestStays(state, context);
  if (note === null || !OF_A_REQUEST.test(message)) return offering(reprompt(asked, note), quickReplies);
  // "Cancel my request" means the one that was sent, or this one: both are in the answer.
  const effects: Effect[] = [{ type: 'pass-on', about: 'cancel' }];
  return offering(reprompt(asked, passedOnNote(state, 'cancel', context).note, effects), quickReplies);
}

const OF_A_REQUEST =
  /\b(?:request|order|pick ?up|booking|appointment|demande|ramassage|commande|rendez-vous)\b/i;

function goBack(state: ConversationState): Turn {
  if (state.pending !== null) return reprompt({ ...state, pending: null, failedTries: 0 }, null);
  const previous = previousStep(state);
  return previous === null
    ? reprompt(state, wordingOf(state).goBackAtStart)
    : goToStep(state, previous, null);
}

/** Saying it again is a yes, as with `confirmStop`. */
function confirmStartOver(state: ConversationState, { utterance }: Understanding): Turn {
  const isConfirmed = state.pending?.kind === 'start-over' && !isAsking(utterance);
  if (isConfirmed || hasNothing(state)) return startOver(state);
  return reprompt({ ...dropPending(state), pending: { kind: 'start-over' }, failedTries: 0 }, null);
}

/** "Just call me": where the number stands beside it, that is an answer. */
function callBack(state: ConversationState, said: Understanding, context: TurnContext): Turn | null {
  if (state.callbackRequested || ['contact-method', 'email', 'instructions', 'review'].includes(state.step))
    return null;
  const saysMore = said.verdicts.some(
    ({ proposal, verdict }) => verdict === 'stored' && proposal.slot !== 'contactMethod',
  );
  const noted = notesBeside(said, state, context);
  // "Call us any evening" tells when; "call me back any evening" asks for it in place of the rest.
  if (saysMore || ('specialInstructions' in noted && !IN_PLACE.test(said.message))) return null;
  return requestCallBack({ ...state, slots: { ...state.slots, ...noted } }, context);
}

const IN_PLACE = /\b(?:back|callback|instead|rather|rappel|plut[oô]t)/i;

/** Somebody asks about a request of before, which only the team can see. */
function passOn(state: ConversationState, about: AboutRequest, context: TurnContext): Turn {
  const calm = { ...state, personRequested: true, failedTries: 0 };
  const { note, quickReplies } = passedOnNote(state, about, context);
  return offering(reprompt(calm, note, [{ type: 'pass-on', about }]), quickReplies);
}

/** "I already told you the address": what this talk knows of it, or the part of it; null where it knows nothing. */
function sayAgain(state: ConversationState, { utterance }: Understanding): Turn | null {
  const slot = namedSlot(utterance) ?? slotOfStep(state.step);
  const calm = { ...state, failedTries: 0 };
  const { details, recapLine } = wordingOf(state);
  const known = recapOf(state.slots).find((line) => line.slot === slot);
  if (known?.value) return reprompt(calm, details(recapLine(known.heading, known.value)));
  // The prompt says what there is of the address.
  return slot === 'address' && state.addressParts.length > 0 ? goToStep(calm, 'address', null) : null;
}

const recall = (state: ConversationState): Turn =>
  reprompt({ ...state, failedTries: 0 }, wordingOf(state).recall.looking, [{ type: 'recall' }]);

/** "Never mind" during a correction. */
function keepValue(state: ConversationState, context: TurnContext): Turn | null {
  const slot = slotOfStep(state.step);
  if (!state.editing || slot === null) return null;
  const note = wordingOf(state).stays(wordingOf(state).slots[slot].name);
  return advance({ ...state, editing: false, failedTries: 0 }, { slots: {}, note }, context);
}
