/** What a visitor wants a person for, where their assistant could tell. */
export const PERSON_REQUEST_TOPICS = ['cancel', 'reschedule', 'existing-request'] as const;
export type PersonRequestTopic = (typeof PERSON_REQUEST_TOPICS)[number];

/** A visitor's wish to talk to a person. */
export interface PersonRequest {
  about?: PersonRequestTopic | undefined;
}

interface Asked {
  personRequestedAt: string | null;
  personRequestAbout: PersonRequestTopic | null;
}

/**
 * Returns what changes of a session whose visitor asks for a person: the time when they first did, or did about something else;
 * null where that is known.
 */
export function withPersonRequest(
  session: Asked,
  { about }: PersonRequest,
  now: Date,
): Partial<Asked> | null {
  const isOther = about !== undefined && about !== session.personRequestAbout;
  if (session.personRequestedAt !== null && !isOther) return null;
  return { personRequestedAt: now.toISOString(), ...(about && { personRequestAbout: about }) };
}
