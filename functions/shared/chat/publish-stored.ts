import type { ChatTerms } from '@harbour-haul/aws/dynamodb/sessions/chat-terms';
import { leadTerm, messageTerms, nameTerms } from '@harbour-haul/domain/chat/chat-search';
import { ignoreFailure } from '../live/ignore-failure.ts';
import type { LiveRelay } from '../live/live-relay.ts';
import { nextTurn } from '../live/next-turn.ts';
import type { OwnSocket } from '../live/own-socket.ts';
import type { StoredMessage } from './store-message.ts';

interface PublishDeps {
  relay: LiveRelay;
  terms: ChatTerms;
}

/**
 * Publishes a stored message and the replies to it, and makes its chat found by what was said.
 * @param own the sender's socket, which has an `ack` or an answer in its place
 */
export async function publishStored(
  stored: StoredMessage,
  { relay, terms }: PublishDeps,
  own: OwnSocket | null = null,
): Promise<void> {
  const publishing = publish(stored, relay, own);
  await Promise.all([publishing, nextTurn().then(() => makeFound(stored, terms))]);
}

/**
 * The session after the message: the other way round, whoever gets the session would miss the message and fetch it. A visitor's
 * browser is not told what it has just said itself: most messages of a chat would be pushed twice.
 */
async function publish(
  { message, replies, row, isSessionChanged }: StoredMessage,
  relay: LiveRelay,
  own: OwnSocket | null,
) {
  const session = isSessionChanged && row ? row.session : null;
  const isByAdmin = message.sender === 'admin';
  await relay.publishMessages([message, ...replies], { own, session: isByAdmin ? null : session });
  if (isByAdmin && session) await relay.publishSession(session);
}

/** The messages are stored, whatever becomes of this. */
async function makeFound({ message, row, isSessionChanged }: StoredMessage, terms: ChatTerms): Promise<void> {
  if (!row) return;
  const { sender, content } = message;
  const named = isSessionChanged ? nameTerms(row.session.customer?.name ?? null) : [];
  const { leadId } = row.session;
  // Of a lead that was saved before chats were found by it.
  const numbered = leadId === null ? [] : [leadTerm(leadId)];
  const found = [...named, ...numbered, ...messageTerms(sender, content)];
  await ignoreFailure(() => terms.add(row.session, found), 'chat terms failed');
}
