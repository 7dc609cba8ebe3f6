/** What a visitor wants a person for, where their assistant could tell. */
export const PERSON_REQUEST_TOPICS = ['cancel', 'reschedule', 'existing-request', 'question'] as const;
export type PersonRequestTopic = (typeof PERSON_REQUEST_TOPICS)[number];

/** A visitor's wish to talk to a person; about a `question` it is the assistant's, which could not answer it. */
export interface PersonRequest {
  about?: PersonRequestTopic | undefined;
}

interface Asked {
  personRequestedAt: string | null;
  personRequestAbout: PersonRequestTopic | null;
}

/**
 * Returns what changes of a session whose visitor asks for a person: the time when they first did, or did about something else;
 * null where that is known. A question says less than all else: it hides no other wish, and any other takes its place.
 */
export function withPersonRequest(
  { personRequestedAt, personRequestAbout }: Asked,
  { about }: PersonRequest,
  now: Date,
): Partial<Asked> | null {
  const asked = { personRequestedAt: now.toISOString() };
  if (personRequestedAt === null) return { ...asked, ...(about && { personRequestAbout: about }) };
  if (about === 'question' || about === personRequestAbout) return null;
  if (about !== undefined) return { ...asked, personRequestAbout: about };
  return personRequestAbout === 'question' ? { ...asked, personRequestAbout: null } : null;
}

/**
 * Returns what changes of a session whose visitor takes back their wish to cancel: what they asked before and nobody has answered
 * is what they are waiting for again. Null where they wish no such thing.
 */
export function withoutCancelWish(
  { personRequestedAt, personRequestAbout }: Asked,
  { open }: { open: readonly string[] },
): Partial<Asked> | null {
  if (personRequestedAt === null || personRequestAbout !== 'cancel') return null;
  if (open.length > 0) return { personRequestAbout: 'question' };
  return { personRequestedAt: null, personRequestAbout: null };
}
