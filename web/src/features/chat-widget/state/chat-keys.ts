/** Where the conversation is stored. The page's bootstrap script reads it too: where there is one, the chat is loaded. */
export const CHAT_KEY = 'chat';
/** Where the window's state is stored: open, draft and such. */
export const CHAT_VIEW_KEY = 'chatView';
/** The anchor that opens the chat. */
export const CHAT_HASH = '#chat';
