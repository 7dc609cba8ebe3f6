import type { MessagesRepository } from '@harbour-haul/aws/dynamodb/messages/messages-repository';
import type { PhotoOwners } from '@harbour-haul/aws/dynamodb/photos/photo-owners';
import type { SessionRow } from '@harbour-haul/aws/dynamodb/sessions/session-items';
import type { PostMessageBody } from '@harbour-haul/contract/chat/post-chat-message';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { ASSISTANT, type MessageAuthor } from '@harbour-haul/domain/chat/messages/message-author';
import type { MessageDraft } from '@harbour-haul/domain/chat/messages/post-message';
import { AppError } from '@harbour-haul/domain/errors';
import { log } from '../log.ts';
import { recordMetric } from '../metrics.ts';
import { storedImage } from './images/message-image.ts';
import { messageRefused } from './message-refused.ts';
import { requireOwnPhoto } from './require-own-photo.ts';
import { tooManyConflicts } from './too-many-conflicts.ts';

export interface StoreDeps {
  messages: MessagesRepository;
  photoOwners: PhotoOwners;
  newId(): string;
  now(): Date;
}

export interface StoredMessage {
  message: ChatMessage;
  /** What of the assistant's replies to it was stored: none while a person answers. */
  replies: readonly ChatMessage[];
  /** The session after them; null where all was stored before. */
  row: SessionRow | null;
  /** Whether they have changed the session itself as well. */
  isSessionChanged: boolean;
}

/**
 * Stores a checked message as the next one of its session, and the assistant's replies to it behind it.
 * @throws AppError where the session does not accept it, for an admin's that says nothing, for a photo that is not the
 *   visitor's, and for an image that is none.
 */
export async function storeMessage(
  row: SessionRow,
  author: MessageAuthor,
  input: Omit<PostMessageBody, 'sender'>,
  deps: StoreDeps,
): Promise<StoredMessage> {
  if (author.sender === 'admin') requireWords(input);
  await requireOwnPhoto(input.image, row.session.visitorId, deps);
  const draft = toDraft(input, author, deps.newId());
  const replies = (input.replies ?? []).map(({ content, clientMessageId }) =>
    // Nothing else of them was checked.
    toDraft({ content, clientMessageId }, ASSISTANT, deps.newId()),
  );
  // Only the visitor's own widget knows where the conversation stands, with whom, and what they ask for.
  const { step, customer, personRequest } = author.sender === 'admin' ? {} : input;
  const result = await deps.messages.post(row, {
    author,
    draft,
    replies,
    now: deps.now(),
    ...(step !== undefined && { step }),
    customer,
    personRequest,
  });
  switch (result.outcome) {
    case 'stored':
      log('info', 'message stored', {
        sessionId: row.session.id,
        seq: result.message.seq,
        replies: result.replies.length,
      });
      if (result.waitedSeconds !== null) recordMetric('FirstAnswerWait', result.waitedSeconds);
      return result;
    case 'repeated':
      return { message: result.message, replies: result.replies, row: null, isSessionChanged: false };
    case 'id_used_for_other_message':
      throw new AppError(
        'idempotency_mismatch',
        'This clientMessageId was used for another message; please use a new one.',
        { fields: { clientMessageId: 'Please use a new ID.' } },
      );
    case 'refused':
      throw messageRefused(result.reason);
    case 'too_fast':
      throw new AppError('rate_limited', 'That was a lot at once. Please wait a moment.', result);
    case 'busy':
      throw tooManyConflicts();
    default:
      return result satisfies never;
  }
}

/** What a visitor sends is kept as it is; of the company nobody gets an empty bubble (specification section 5). */
function requireWords({ content, image }: Pick<PostMessageBody, 'content' | 'image'>): void {
  if (content.trim() !== '' || image) return;
  const text = 'Please write a message.';
  throw new AppError('invalid_input', text, { fields: { content: text } });
}

function toDraft(
  input: Pick<PostMessageBody, 'content' | 'image' | 'clientMessageId'>,
  { sender }: MessageAuthor,
  id: string,
): MessageDraft {
  return {
    id,
    sender,
    // Half a character cannot be written in UTF-8; it becomes the sign for something unreadable.
    content: input.content.toWellFormed(),
    image: input.image ? storedImage(input.image) : null,
    clientMessageId: input.clientMessageId ?? null,
  };
}
