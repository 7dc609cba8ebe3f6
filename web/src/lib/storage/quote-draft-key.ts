/**
 * Where the quote form keeps, for its tab, what was entered and not sent (`quote-draft.ts`). Also read by the page's bootstrap
 * script, which loads the form's code at once where there is a draft, and by the chat, which offers to go on from it.
 */
export const DRAFT_KEY = 'quoteDraft';

/** What this tab's draft was filled with of a canceled request, to ask for the same again, as JSON; as long as there is a draft. */
export const AGAIN_KEY = 'quoteAgain';

/** The request that this browser had sent last when it was: once that is another one, nothing is asked for again any more. */
export const AGAIN_SINCE_KEY = 'quoteAgainSince';

/** Where a tab keeps the form that waits for the servers, and its key: a later page goes on with both. */
export const WAITING_KEY = 'quoteWaiting';

/** Where this browser keeps the forms of all its tabs that wait for the servers, as JSON (`waiting-quotes.ts`). */
export const WAITING_QUOTES_KEY = 'quotesWaiting';

/** What the form had when it was offered to this tab's chat last, as JSON: the same is not offered again. */
export const OFFERED_KEY = 'chatOffered';

/** What of the form this tab's chat has heard last, or given to it, as JSON: what differs was changed in the form since. */
export const HEARD_KEY = 'chatHeard';

/** What the form of this tab was filled with last, as JSON. */
export const FILLED_KEY = 'quoteFilled';

/** What the form of this tab had when it was sent last, and the id of that request, as JSON. */
export const SENT_KEY = 'quoteSent';

/** Stored for a tab whose visitor wants nothing of an earlier request or chat filled in. */
export const PREFILL_REFUSED_KEY = 'prefillRefused';
/** The day that was picked above the calendar, as `weekend`; it counts as long as its date is the draft's. */
export const PICKED_DAY_KEY = 'quotePickupDay';
