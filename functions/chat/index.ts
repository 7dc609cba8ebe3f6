import { httpFunction } from '../shared/http-function.ts';
import { createChatSession } from './create-session.ts';
import { type ChatDeps, composeChat } from './deps.ts';
import { getChatSession } from './get-session.ts';
import { listChatMessages } from './list-messages.ts';
import { listActiveChatSessions, listChatSessions, quickActiveChatSessions } from './list-sessions.ts';
import { postChatMessage } from './post-message.ts';
import { postVisitorMessage } from './post-visitor-message.ts';
import { updateChatSession } from './update-session.ts';

export const handler = httpFunction<'chat', ChatDeps>(
  {
    createChatSession,
    listChatSessions,
    listActiveChatSessions,
    quickActiveChatSessions,
    getChatSession,
    updateChatSession,
    listChatMessages,
    postChatMessage,
    postVisitorMessage,
  },
  composeChat,
);
