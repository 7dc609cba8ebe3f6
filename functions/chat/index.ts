import { httpFunction } from '../shared/http-function.ts';
import { listCannedReplies } from './canned/list-canned-replies.ts';
import { saveCannedReplies } from './canned/save-canned-replies.ts';
import { countChatSessions } from './count-chat-sessions.ts';
import { createChatSession } from './create-chat-session.ts';
import { type ChatDeps, composeChat } from './deps.ts';
import { getChatSession } from './get-chat-session.ts';
import { listChatMessages } from './list-chat-messages.ts';
import { listChatNotes } from './list-chat-notes.ts';
import { listActiveChatSessions, listChatSessions, quickActiveChatSessions } from './list-chat-sessions.ts';
import { listTeam } from './list-team.ts';
import { postChatMessage } from './post-chat-message.ts';
import { postChatNote } from './post-chat-note.ts';
import { postVisitorMessage } from './post-visitor-message.ts';
import { updateChatSession } from './update-chat-session.ts';

export const handler = httpFunction<'chat', ChatDeps>(
  {
    createChatSession,
    countChatSessions,
    listCannedReplies,
    saveCannedReplies,
    listChatSessions,
    listActiveChatSessions,
    quickActiveChatSessions,
    getChatSession,
    updateChatSession,
    listChatMessages,
    postChatMessage,
    listTeam,
    listChatNotes,
    postChatNote,
    postVisitorMessage,
  },
  composeChat,
);
