/** The longest texts of a lead; the specification sets no limit, a DynamoDB item does. */
export const MAX_DETAILS = 5000;
export const MAX_NOTES = 10_000;
