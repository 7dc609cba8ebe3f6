/** Ids of the elements that islands hydrate. */
export const QUOTE_FORM_ISLAND = 'quote-form-island';
export const REQUEST_CARD_ISLAND = 'request-card';
export const REQUEST_ISLAND = 'request-island';
/** The page's bootstrap script knows it too: links with `data-chat` open the chat in it. */
export const CHAT_ISLAND = 'chat-widget';
