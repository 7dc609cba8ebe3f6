/** How long the link to a request works, in days. */
export const REQUEST_LINK_DAYS = 30;
