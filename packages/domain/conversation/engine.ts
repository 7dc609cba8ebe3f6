import { type ConversationState, initialState } from './state.ts';
import { withRecap } from './steps/review.ts';
import type { Effect, Input, Reply, TurnContext } from './turn.ts';
import { advance } from './turns/advance.ts';
import { handleChoice } from './turns/handle-choice.ts';
import { handleForm } from './turns/handle-form.ts';
import { handleFormChange } from './turns/handle-form-change.ts';
import { handleRecalled } from './turns/handle-recalled.ts';
import { handleText } from './turns/handle-text.ts';
import { hear, withHeard } from './turns/hear.ts';
import { replyWith, type Turn, varyRepeatedReplies } from './turns/reply.ts';
import { resume } from './turns/resume.ts';
import { mentionSentRequest } from './turns/sent-request/handle-sent-request.ts';
import { slotsToSend } from './turns/slots-to-send.ts';
import { welcome } from './turns/start-over.ts';
import { handleLeadResult } from './turns/submit.ts';
import { inSpokenLanguage, noteSwitch } from './turns/switch-language.ts';
import { wordingOf } from './wording/wording.ts';

/**
 * Returns the turn of an input: the new state, the assistant's replies and the effects for the widget. Pure: the same
 * state, input and time give the same turn, and no argument is mutated. It never throws.
 *
 * A visitor who speaks another language is answered in it, as soon as its texts are there (`addWording`).
 *
 * After a `start-over` effect the state is that of a new conversation, whose welcome is among the replies.
 */
export function step(
  state: ConversationState,
  input: Input,
  context: TurnContext,
): { state: ConversationState; replies: Reply[]; effects: Effect[] } {
  const isAside = input.type === 'heard' || input.type === 'resume';
  const spoken = inSpokenLanguage(isAside ? state : withHeard(state), input);
  const turn = noteSwitch(state, varyRepeatedReplies(spoken, handleInput(spoken, input, context)));
  const replies = turn.replies.map((reply) => withRecap(turn.state, reply));
  const effects = [...turn.effects, ...raiseQuestion(state, turn), ...saveProgress(state, turn, context)];
  return { ...turn, replies, effects };
}

function handleInput(state: ConversationState, input: Input, context: TurnContext): Turn {
  switch (input.type) {
    case 'open':
      return isFresh(state) ? welcome(state) : resume(state, { type: 'resume' }, context);
    case 'text':
      return handleText(state, input.text, context);
    case 'choice':
      return handleChoice(state, input.id, input.label, context);
    case 'photo':
      return handlePhoto(state, input, context);
    case 'lead-result':
      return handleLeadResult(state, input, context);
    case 'heard':
      return hear(state, input.text, context);
    case 'resume':
      return resume(state, input, context);
    case 'recalled':
      return handleRecalled(state, input.details, context);
    case 'form':
      return handleForm(state, input.values, context);
    case 'form-changed':
      return handleFormChange(state, input, context);
    case 'sent-before':
      return mentionSentRequest(state, context);
  }
}

const isFresh = (state: ConversationState) =>
  JSON.stringify(state) === JSON.stringify(initialState(state.slots.language));

/** Saves an incomplete lead on every new slot once there is a phone number, so that a dropout is not lost. */
function saveProgress(before: ConversationState, { state, effects }: Turn, context: TurnContext): Effect[] {
  const known = slotsToSend(state, context);
  if (known.phone === null || state.lead !== 'collecting') return [];
  if (effects.some(({ type }) => type === 'submit-lead')) return [];
  const changed = JSON.stringify(known) !== JSON.stringify(slotsToSend(before, context));
  return changed ? [{ type: 'save-progress', slots: known }] : [];
}

/** Has the team look at the chat where a question is noted for them, unless they are called already. */
function raiseQuestion(before: ConversationState, { state, effects }: Turn): Effect[] {
  const noted = state.slots.openQuestions?.length ?? 0;
  const isCalled = effects.some(({ type }) => type === 'request-person' || type === 'pass-on');
  if (isCalled || noted <= (before.slots.openQuestions?.length ?? 0)) return [];
  return [{ type: 'pass-on', about: 'question' }];
}

/** Fills the photo slot at any step. A stored photo is never replaced by one that is not. */
function handlePhoto(
  state: ConversationState,
  { photo, count = 1 }: Extract<Input, { type: 'photo' }>,
  context: TurnContext,
): Turn {
  const { received, keptHere } = wordingOf(state).photo;
  const note = photo.kind === 'stored' ? received(count) : keptHere;
  const kept = photo.kind === 'local' ? (state.slots.photo ?? photo) : photo;
  const slots = { ...state.slots, photo: kept };
  if (state.lead !== 'collecting') return replyWith({ ...state, slots }, [note], []);
  return advance(state, { slots: { photo: kept }, settled: { photo: true }, note }, context);
}
