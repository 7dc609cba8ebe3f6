/** The longest texts of a lead; the specification sets some, the size of a DynamoDB item the others. */
export const MAX_NAME = 100;
export const MAX_PHONE = 20;
export const MAX_EMAIL = 100;
export const MAX_ADDRESS = 200;
export const MAX_DETAILS = 5000;
export const MAX_HAZARDS = 200;
export const MAX_OPEN_QUESTIONS = 2000;
/** Of what a homeowner adds to their request at once. */
export const MAX_REQUEST_NOTE = 1000;
/** Of when they want to be called. */
export const MAX_CALL_TIMES = 120;
export const MAX_NOTES = 10_000;
export const MAX_SOURCE = 50;
export const MAX_SESSION_ID = 100;
