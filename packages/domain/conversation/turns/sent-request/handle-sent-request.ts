import { requestReference } from '../../../leads/request/request-reference.ts';
import { newRequestReply, seeRequestReply } from '../../quick-replies.ts';
import { isNothingTold } from '../../slots.ts';
import type { ConversationState } from '../../state.ts';
import type { Effect, SentRequest, TurnContext } from '../../turn.ts';
import { movesPickup, recogniseChange } from '../../understanding/changes.ts';
import type { Command } from '../../understanding/commands/command.ts';
import { readYesNo } from '../../understanding/recognisers/answers/read-yes-no.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { wishesDeletion } from '../../understanding/wishes-deletion.ts';
import { wordingOf } from '../../wording/wording.ts';
import { promptFor } from '../prompt.ts';
import { agrees, isFarewell, isThanks } from '../reading/courtesies.ts';
import { asksForAnother } from '../reading/pickup/another-pickup.ts';
import { joinSentences, replyWith, type Turn } from '../reply.ts';
import { asksOfRequest } from './asks-of-request.ts';
import { type AboutRequest, offering, passedOnNote, sentRequestStays } from './sent-request-note.ts';

/**
 * Says which request this browser has sent, and how it is changed: who opens the chat right behind it is not greeted as if there
 * were none. Says nothing where something was told here already, or that has been said.
 */
export function mentionSentRequest(state: ConversationState, { sent }: TurnContext): Turn {
  const silent: Turn = { state, replies: [], effects: [] };
  if (sent === undefined || sent.isCanceled || state.lead !== 'collecting' || !isUntold(state)) return silent;
  const reference = requestReference(sent.id);
  if (state.lastReplies.some((said) => said.includes(reference))) return silent;
  // What was offered of a form is what has been sent by it.
  const calm: ConversationState = { ...state, pending: null, failedTries: 0 };
  const wording = wordingOf(calm);
  const { found, how } = wording.sentBefore;
  const { quickReplies } = promptFor(calm, 'again');
  const turn = replyWith(calm, [joinSentences(found(reference), how(reference))], quickReplies);
  return offering(turn, [seeRequestReply(reference, wording)]);
}

/**
 * Answers what is said of the request that this browser has sent, before anything else was told here: it is changed on its own
 * page, and by the team, who hear of it. Null where the message is about something else, such as another pickup.
 */
export function handleSentRequest(
  state: ConversationState,
  command: Command | null,
  said: Understanding,
  context: TurnContext,
): Turn | null {
  const { sent } = context;
  if (sent === undefined || !isUntold(state)) return null;
  const calm: ConversationState = { ...state, pending: null, failedTries: 0 };
  if (command?.kind === 'start-over' || asksForAnother(said.message)) return null;
  if (asksOfRequest(said.message) === 'canceled') return sayWhetherCanceled(calm, sent, context);
  const about = isFarewell(said) ? null : aboutOf(command, said);
  if (about !== null)
    return sent.isCanceled ? afterCanceled(calm, about, sent) : passOn(calm, about, context);
  if (sent.isCanceled) return null;
  if (stops(command, said) || isFarewell(said)) return leave(calm, said, context);
  return ASKS_HOW.test(said.message) ? sayHow(calm, sent) : goOnFromMention(calm, said, sent);
}

/** No value was told here; what was offered of a form, or heard weakly, is none. */
const isUntold = ({ slots, pending }: ConversationState) =>
  isNothingTold(slots) && (pending === null || pending.kind === 'confirm');

/** What is wanted of the request that was sent; null for nothing that is said. */
function aboutOf(command: Command | null, said: Understanding): AboutRequest | null {
  const { message, utterance } = said;
  if (wishesDeletion(said)) return 'deletion';
  const isOf = command?.kind === 'existing-request' || OF_THE_SENT.test(message);
  const isCancel = command?.about === 'cancel' || (stops(command, said) && !isLeaving(command, message));
  const moves = movesPickup(message) && (isOf || !namesJunk(said));
  if (moves || (isOf && CHANGES.test(message))) return 'reschedule';
  if (isCancel) return 'cancel';
  if (isOf) return command?.about ?? 'existing-request';
  // "We're off to a new apartment: a couch to go" is another pickup.
  const isChange = recogniseChange(utterance) !== null && !namesJunk(said);
  return isChange || CHANGES_IT.test(message) ? 'existing-request' : null;
}

const namesJunk = ({ verdicts }: Understanding) =>
  verdicts.some(({ verdict, proposal }) => verdict === 'stored' && proposal.slot === 'junkType');

/** "A sofa that I don't need anymore" is what has to go. */
const stops = (command: Command | null, said: Understanding): command is Command =>
  command?.kind === 'stop' && (!namesJunk(said) || CANCELS.test(said.message));
const CANCELS = /\b(?:cancel|annul)/i;

const ASKS_HOW = /\b(?:how|can|could|may|comment|puis|peut)\b.{0,40}\b(?:cancel|annul|change|modif|corrig)/i;

/** "I just sent the form", "je viens d'envoyer ma demande" */
const OF_THE_SENT =
  /\b(?:sent|submitted|completed|filled (?:in|out)) (?:you |in |off )?(?:the|my|a|that|this) (?:form|request|quote)\b|\b(?:viens|ai) (?:juste |tout juste |déjà )?(?:d['’e] ?)?(?:envoy|rempli|soumis)|\bto my request\b| à ma demande\b/i;
const CHANGES =
  /\b(?:chang|modif|switch|mov(?:e|ing)\b|reschedul|correct|déplac|report(?:er|ez)\b|corrig|forgot\b|oubli)/i;
/** Before anything was told here, "it" is what was sent. */
const CHANGES_IT =
  /\b(?:change|modify|correct) (?:it|that|this|my request)\b|\b(?:changer|changez|modifier|modifiez|corriger|corrigez|déplacer|reporter) (?:ça|pour|ma|mon|au?)\b|\b(?:la|le|l['’])(?: ?)(?:changer|modifier|corriger|déplacer|reporter)\b/i;

/** From here on somebody who stops does not only leave: a "never mind" is no wish to cancel. */
const CANCELS_FROM = 0.8;
const isLeaving = ({ strength }: Command, message: string) =>
  strength < CANCELS_FROM && !CANCELS.test(message);

function passOn(state: ConversationState, about: AboutRequest, context: TurnContext): Turn {
  const { note, quickReplies } = passedOnNote(state, about, context);
  const effect: Effect = { type: 'pass-on', about };
  const asked = { ...state, personRequested: true };
  return replyWith(asked, [note], [...quickReplies, newRequestReply(wordingOf(state))], [effect]);
}

/** Nobody comes for it: what else is wanted of it only the team can say. */
function afterCanceled(state: ConversationState, about: AboutRequest, { id }: SentRequest): Turn {
  const wording = wordingOf(state);
  const canceled = wording.sentBefore.canceled(requestReference(id));
  const quickReplies = [newRequestReply(wording)];
  if (about === 'cancel') return replyWith(state, [canceled, wording.sentBefore.another], quickReplies);
  const effect: Effect = { type: 'pass-on', about };
  return replyWith({ ...state, personRequested: true }, [canceled, wording.existing[about]], quickReplies, [
    effect,
  ]);
}

/** Nobody believes that a request is canceled which stands. */
function sayWhetherCanceled(state: ConversationState, sent: SentRequest, context: TurnContext): Turn {
  if (sent.isCanceled) return afterCanceled(state, 'cancel', sent);
  const { note, quickReplies } = sentRequestStays(state, context);
  return replyWith(state, [note], [...quickReplies, newRequestReply(wordingOf(state))]);
}

/** Who leaves has nothing here to be forgotten, and what they sent goes on. */
function leave(state: ConversationState, said: Understanding, context: TurnContext): Turn {
  const wording = wordingOf(state);
  const { note, quickReplies } = sentRequestStays(state, context);
  const isKind = isFarewell(said) || isThanks(said);
  return replyWith(
    state,
    [isKind ? wording.done.welcome : note],
    [...quickReplies, newRequestReply(wording)],
  );
}

function sayHow(state: ConversationState, { id }: SentRequest): Turn {
  const reference = requestReference(id);
  const wording = wordingOf(state);
  const { found, how } = wording.sentBefore;
  return replyWith(
    state,
    [joinSentences(found(reference), how(reference))],
    quickRepliesOf(state, reference),
  );
}

const quickRepliesOf = (state: ConversationState, reference: string) => [
  seeRequestReply(reference, wordingOf(state)),
  newRequestReply(wordingOf(state)),
];

/** A yes, a no or thanks to what was just said of the request; null where that was not said, or it is neither. */
function goOnFromMention(state: ConversationState, said: Understanding, { id }: SentRequest): Turn | null {
  const reference = requestReference(id);
  const wording = wordingOf(state);
  if (!state.lastReplies.at(-1)?.includes(reference)) return null;
  const quickReplies = quickRepliesOf(state, reference);
  if (isThanks(said)) return replyWith(state, [wording.done.welcome], quickReplies);
  if (agrees(said)) return replyWith(state, [wording.sentBefore.how(reference)], quickReplies);
  const refuses = readYesNo(said.utterance).answer === 'no' && said.verdicts.length === 0;
  return refuses ? replyWith(state, [wording.done.welcome], quickReplies) : null;
}
