import { requestReference } from '../../leads/request/request-reference.ts';
import { nextStep } from '../next-step.ts';
import { callBackReply, isSubmitReply, tryAgainReply } from '../quick-replies.ts';
import type { Slots } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import { STEPS } from '../steps/steps.ts';
import type { FormValues, Input, Reply, TurnContext } from '../turn.ts';
import { wordingOf } from '../wording/wording.ts';
import { goToStep, reprompt } from './prompt.ts';
import { formSlots } from './reading/form-slots.ts';
import { replyWith, type Turn } from './reply.ts';
import { haveDaysPassed, slotsToSend } from './slots-to-send.ts';

type LeadResult = Extract<Input, { type: 'lead-result' }>;

/**
 * Submits the lead, or prompts for what is missing; a call back is submitted with whatever is known. `note`: what is answered first, to
 * "send it, how long till you call?"
 */
export function submit(state: ConversationState, context: TurnContext, note: string | null = null): Turn {
  if (!state.callbackRequested) {
    const { pickup } = state.slots;
    if (haveDaysPassed(pickup, context.now) && !pickup.asap) {
      const cleared = { ...state, slots: { ...state.slots, pickup: null } };
      return goToStep(cleared, 'pickup', wordingOf(state).review.dayPassed);
    }
    const missing = nextStep(state);
    if (missing !== 'review' || state.pending !== null) {
      const there = { ...state, step: state.pending === null ? missing : state.step };
      return reprompt({ ...there, editing: false }, wordingOf(state).review.notYet);
    }
  }
  if (state.slots.phone === null) return askForPhone(state);
  const slots = slotsToSend(state, context);
  const sending: ConversationState = {
    ...state,
    slots,
    lead: 'sending',
    step: nextStep({ ...state, slots }),
    editing: false,
    pending: null,
    failedTries: 0,
  };
  const turn = replyWith(sending, [wordingOf(state).review.sending], [], [{ type: 'submit-lead', slots }]);
  const replies = turn.replies.map((reply): Reply => ({ ...reply, passing: true }));
  // What passes is gone once it is sent, and an answer stays.
  return {
    ...turn,
    replies: note === null ? replies : [...replyWith(sending, [note], []).replies, ...replies],
  };
}

/**
 * Requests a call back: the lead is submitted as soon as there is a phone number. "Call me", to a day that was put, leaves that to whoever
 * calls, and loses nothing of it.
 */
export function requestCallBack(state: ConversationState, context: TurnContext): Turn {
  const preferredContactMethod = state.slots.preferredContactMethod ?? 'phone';
  const slots = { ...state.slots, ...putStill(state), preferredContactMethod };
  const asked = { ...state, slots, callbackRequested: true };
  return slots.phone === null ? askForPhone(asked) : submit(asked, context);
}

/** What stands in an open question, and is not known. */
function putStill({ pending, slots }: ConversationState): Partial<Slots> {
  if (pending?.kind !== 'confirm') return {};
  return Object.fromEntries(
    Object.entries(pending.slots).filter(([key]) => slots[key as keyof Slots] === null),
  );
}

function askForPhone(state: ConversationState): Turn {
  const there: ConversationState = { ...state, step: 'phone', editing: false, pending: null, failedTries: 0 };
  return replyWith(there, [wordingOf(state).phone.callback], []);
}

/** Handles the outcome of a submission (specification section 8). */
export function handleLeadResult(
  state: ConversationState,
  { outcome, addedTo, form }: LeadResult,
  context: TurnContext,
): Turn {
  if (outcome === 'accepted') return handleAccepted(withSentForm(state, form, context), addedTo);
  if (state.lead === 'accepted') return { state, replies: [], effects: [] };
  const wording = wordingOf(state);
  const tryAgain = tryAgainReply(wording);
  const said = [wording.submission[outcome], wording.submission.nothingLost];
  // It is sent again by itself.
  if (outcome === 'unreachable') return replyWith(state, said, [tryAgain]);
  // A failed call back is retried by its button, not by every next answer.
  const retry = state.callbackRequested ? { ...callBackReply(wording), label: tryAgain.label } : tryAgain;
  const back: ConversationState = { ...state, lead: 'collecting', callbackRequested: false };
  const others = STEPS[back.step].prompt(back, 'again').quickReplies.filter((reply) => !isSubmitReply(reply));
  return replyWith(back, said, [retry, ...others]);
}

/** What was sent is what is known from then on. */
function withSentForm(state: ConversationState, form: FormValues | undefined, context: TurnContext) {
  const isNew = form !== undefined && state.lead !== 'accepted';
  return isNew ? { ...state, slots: { ...state.slots, ...formSlots(form, state.slots, context) } } : state;
}

function handleAccepted(state: ConversationState, addedTo: number | undefined): Turn {
  if (state.lead === 'accepted') return { state, replies: [], effects: [] };
  const done: ConversationState = { ...state, lead: 'accepted', step: 'done', editing: false, pending: null };
  const { content, quickReplies } = STEPS.done.prompt(done, 'first');
  const unsent = done.slots.photo?.kind === 'local' ? wordingOf(done).done.withoutPhoto : null;
  const { added } = wordingOf(done).sentBefore;
  // Thanks that name the number of a request from before would leave open what became of this one.
  const joined = addedTo === undefined ? null : added(requestReference(addedTo));
  return replyWith(done, [joined, content, unsent], quickReplies, [
    { type: 'track', event: 'chat_lead_captured' },
  ]);
}
