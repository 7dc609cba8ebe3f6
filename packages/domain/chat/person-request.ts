/** What a visitor wants a person for, where their assistant could tell. */
export const PERSON_REQUEST_TOPICS = ['cancel', 'reschedule', 'existing-request'] as const;
export type PersonRequestTopic = (typeof PERSON_REQUEST_TOPICS)[number];
