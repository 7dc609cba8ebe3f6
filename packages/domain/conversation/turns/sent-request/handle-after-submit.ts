import type { PersonRequestTopic } from '../../../chat/questions/person-request.ts';
import { answerTo } from '../../answers/answers.ts';
import { submitReply } from '../../quick-replies.ts';
import type { ConversationState } from '../../state.ts';
import { doneReplies } from '../../steps/done.ts';
import type { Effect, TurnContext } from '../../turn.ts';
import type { Command } from '../../understanding/commands/command.ts';
import { recogniseCommand } from '../../understanding/commands/recognise-command.ts';
import { hazardsOf } from '../../understanding/load/junk-load.ts';
import { readSubmit } from '../../understanding/recognisers/answers/read-submit.ts';
import { readYesNo } from '../../understanding/recognisers/answers/read-yes-no.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { wishesDeletion } from '../../understanding/wishes-deletion.ts';
import { wordingOf } from '../../wording/wording.ts';
import { agrees, isFarewell, isThanks } from '../reading/courtesies.ts';
import { readLateChange } from '../reading/late-change.ts';
import { hazardNote } from '../reading/notes/hazard-note.ts';
import { answerQuestions } from '../reading/questions/answer-questions.ts';
import { joinSentences, replyWith, type Turn } from '../reply.ts';
import { requestPerson } from '../request-person.ts';
import { startOver } from '../start-over.ts';
import { submit } from '../submit.ts';
import { asksOfRequest } from './asks-of-request.ts';

/**
 * Handles messages while the lead is in flight or stored: none of them changes the lead. What puts it right, and questions
 * that only the team can answer, are passed on.
 */
export function handleAfterSubmit(
  state: ConversationState,
  said: Understanding | null,
  context: TurnContext,
): Turn {
  const { step, editing, slots } = state;
  const command = said === null ? null : recogniseCommand(said.utterance, { step, editing, known: slots });
  if (command?.kind === 'start-over') return startOver(state);
  if (command?.kind === 'person') return requestPerson(state);
  if (state.lead === 'accepted') {
    return context.isCanceled
      ? afterCanceled(state, command, said)
      : afterAccepted(state, command, said, context);
  }
  // The result may have been lost with the page; submitting again creates no second lead.
  if (said !== null && insists(said)) return submit(state, context);
  const asked = said === null ? null : answerQuestions(said, state);
  const contents = [asked?.answer ?? null, wordingOf(state).review.stillSending];
  const turn = replyWith(state, contents, [submitReply(wordingOf(state))]);
  // The lead that is on its way does not have it.
  return asked?.openQuestions ? { ...turn, effects: [...turn.effects, PASSED_ON] } : turn;
}

const PASSED_ON: Effect = { type: 'pass-on', about: 'existing-request' };

function afterAccepted(
  state: ConversationState,
  command: Command | null,
  said: Understanding | null,
  context: TurnContext,
): Turn {
  if (said !== null && isFarewell(said))
    return replyWith(state, [wordingOf(state).done.welcome], doneReplies(state));
  const asked = said === null ? null : asksOfRequest(said.message);
  const { arrived, already } = wordingOf(state).done;
  // Who wished to cancel it was told how, and must not believe that this is done.
  if (asked === 'canceled') return replyWith(state, [wordingOf(state).done.notCanceled], doneReplies(state));
  if (asked === 'arrived') return replyWith(state, [joinSentences(arrived, already)], doneReplies(state));
  const about = aboutOf(command, said);
  // "When is my pickup?" is the team's to say as well.
  if (asked === 'details' && about === null) return afterDetails(state);
  if (about === 'cancel') return passOn(state, about, [wordingOf(state).done.cancel]);
  if (about !== null) return passOn(state, about, [wordingOf(state).existing[about]]);
  if (said !== null && agrees(said)) return afterYes(state);
  if (said === null) return replyWith(state, [wordingOf(state).done.already], doneReplies(state));
  const { answer: told, openQuestions } = answerQuestions(said, state);
  const answer =
    [told, hazardNote(newHazards(said, state), wordingOf(state))].filter(Boolean).join('\n\n') || null;
  const isSupposed = SUPPOSES.test(said.message);
  const change = isSupposed ? null : readLateChange(said, state, context);
  if (change !== null) {
    const { passedOn, whenToCall, another } = wordingOf(state).done;
    const own = [...(change.isOfCalls ? [whenToCall] : []), ...(change.isAnother ? [another] : [])];
    return passOn(state, change.about, [answer, joinSentences(passedOn(change.value), ...own)]);
  }
  if (openQuestions !== null) return passOn(state, 'existing-request', [answer]);
  if (answer === null && isSupposed)
    return passOn(state, 'existing-request', [wordingOf(state).question.unknownLate]);
  // Nothing that is said of it is lost, whether or not it is understood: "I'd like to keep her rocking chair as well".
  if (answer === null && tellsMore(said))
    return passOn(state, 'existing-request', [wordingOf(state).done.passedOn(said.message.trim())]);
  const isKind = said.utterance.clauses.every(({ act }) => act === 'small-talk') || isThanks(said);
  return replyWith(
    state,
    [answer ?? (isKind ? wordingOf(state).done.welcome : wordingOf(state).done.already)],
    doneReplies(state),
  );
}

/** "And if they can't come before noon?" asks what then, and moves nothing. */
const SUPPOSES =
  /^(?:(?:and|but|so|ok|okay|oh|et|mais|pis)[, ]+){0,3}(?:what |que (?:se passe-t-il )?)?(?:if |si |s['’](?=ils? ))[^?]{3,160}\?/iu;

/** A statement of several words that is no more than kind, and speaks of more than the talk itself. */
const tellsMore = ({ message, utterance }: Understanding): boolean =>
  utterance.tokens.length >= MIN_TOLD &&
  message.length <= MAX_TOLD &&
  utterance.clauses.length > 0 &&
  utterance.clauses.every(({ act }) => act === 'statement' || act === 'request') &&
  !message.includes('?') &&
  !OF_THE_TALK.test(message);
const MIN_TOLD = 5;
const MAX_TOLD = 300;
const OF_THE_TALK =
  /(?<!\p{L})(?:thank|thanks|thx|merci|lol|haha|mdr|bye|goodbye|have a (?:good|great|nice)|bonne (?:journ[ée]e|soir[ée]e)|bot|robot|chatbot|assistant|cheers|great service|[àa] bient[ôo]t|looking forward|see you|talk soon)(?!\p{L})/iu;

/** What was sent, as it was: what the team has agreed since, the team alone knows. */
function afterDetails(state: ConversationState): Turn {
  const { text } = answerTo('your-details', state.slots);
  return replyWith(state, [text, wordingOf(state).done.confirms], doneReplies(state));
}

/** "Also 2 car batteries": no crew takes them, sent or not. */
const newHazards = (said: Understanding, { slots }: ConversationState): string[] =>
  hazardsOf(said).filter((hazard) => !slots.hazards?.includes(hazard));

/** "Yes, please": nothing was asked, and who wants to cancel is told once more how it is done at once. */
function afterYes(state: ConversationState): Turn {
  const { cancel, notCanceled, welcome } = wordingOf(state).done;
  const last = state.lastReplies.at(-1);
  // The team may not have heard of it yet.
  if (last?.includes(notCanceled)) return passOn(state, 'cancel', [cancel]);
  return replyWith(state, [last?.includes(cancel) ? cancel : welcome], doneReplies(state));
}

const NOTHING_ASKED = { answer: null, openQuestions: null };

/** Nobody will be in touch about it: what is said is answered, and otherwise how it stands. */
function afterCanceled(state: ConversationState, command: Command | null, said: Understanding | null): Turn {
  const wording = wordingOf(state);
  const about = aboutOf(command, said);
  if (about !== null && about !== 'cancel') return passOn(state, about, [wording.existing[about]]);
  if (said !== null && (isFarewell(said) || isThanks(said)))
    return replyWith(state, [wording.thanks], doneReplies(state));
  const isAsking = said !== null && about === null;
  const { answer, openQuestions } = isAsking ? answerQuestions(said, state) : NOTHING_ASKED;
  const parts = [answer, wording.done.canceled];
  return openQuestions === null
    ? replyWith(state, parts, doneReplies(state))
    : passOn(state, 'existing-request', parts);
}

/** Has the team look at the chat: the lead itself is theirs by now. */
function passOn(
  state: ConversationState,
  about: PersonRequestTopic,
  parts: readonly (string | null)[],
): Turn {
  const effect = { type: 'pass-on', about } as const;
  return replyWith({ ...state, personRequested: true }, parts, doneReplies(state), [effect]);
}

/** Who calls it off after sending speaks of the request that was sent. */
function aboutOf(command: Command | null, said: Understanding | null) {
  if (said !== null && wishesDeletion(said)) return 'deletion';
  if (command?.kind === 'existing-request') return command.about ?? 'existing-request';
  return command?.kind === 'stop' || (said !== null && ordersToCancel(said)) ? 'cancel' : null;
}

/** "Please cancel the thing bob ordered", but "cancel the couch" leaves the rest of the load. */
const ordersToCancel = ({ message, verdicts }: Understanding): boolean =>
  CANCELS.test(message) &&
  verdicts.every(({ proposal, verdict }) => proposal.slot !== 'junkType' || verdict !== 'stored');
const CANCELS =
  /^(?:(?:hi|hello|ok|okay|oh|actually|sorry|please|pls|just|but|bonjour|svp|veuillez|finalement|excusez(?:-moi)?|scuse[zr]?|d[ée]sol[ée]e?|mais)[, ]+){0,4}(?:(?:i|we|i['’]?ll|we['’]?ll)[, ]+(?:need|have|want|would like|got) to |(?:need|have|gotta|got) (?:to )?|(?:il )?(?:faut|va falloir|faudrait) |(?:je|on|nous) (?:dois|doit|devons|veux|veut|voulons|voudrais) )?(?:cancel|(?:(?:j['’]|on |nous )l?['’]?)?annul(?:e[rz]?|ons))(?!\p{L})(?![^?]*\?)(?! (?:pas|that|it not|nothing|rien))/iu;

const insists = ({ utterance }: Understanding) =>
  readSubmit(utterance).wish === 'submit' || readYesNo(utterance).answer === 'yes';
