import type { MessageRefusal } from '@harbour-haul/domain/chat/messages/message-author';
import { AppError } from '@harbour-haul/domain/errors';

/** The error for a message that its session does not accept (specification section 2). */
export function messageRefused(reason: MessageRefusal): AppError {
  switch (reason) {
    case 'closed':
      return new AppError('chat_closed', 'This chat is closed.');
    case 'handed_off':
      return new AppError('chat_handed_off', 'A person has taken over this chat.');
    case 'not_taken_over':
      return new AppError('conflict', 'You need to take over this chat first.');
    default:
      return reason satisfies never;
  }
}
