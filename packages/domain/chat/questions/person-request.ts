/** What a visitor wants a person for, where their assistant could tell. */
export const PERSON_REQUEST_TOPICS = [
  'cancel',
  'reschedule',
  'existing-request',
  'question',
  /** What is known of them is to be deleted, to which privacy law entitles them. */
  'deletion',
] as const;
export type PersonRequestTopic = (typeof PERSON_REQUEST_TOPICS)[number];

/** A visitor's wish to talk to a person; about a `question` it is the assistant's, which could not answer it. */
export interface PersonRequest {
  about?: PersonRequestTopic | undefined;
}

/** What the visitor of a session waits for a person for, and since when. */
interface Asked {
  personRequestedAt: string | null;
  personRequestAbout: PersonRequestTopic | null;
  /** What the wish to cancel has taken the place of; it says nothing of a session whose visitor has no such wish. */
  askedBeforeCancel?: AskedBefore | null;
}

/** An earlier wish for a person. */
export interface AskedBefore {
  at: string;
  about: PersonRequestTopic | null;
}

/**
 * Returns what changes of a session whose visitor asks for a person: the time when they first did, or did about something else;
 * null where that is known. A question says less than all else: it hides no other wish, and any other takes its place. A wish to be
 * deleted must be met, and gives its place to none. The place that a wish to cancel takes is kept, for who takes that back.
 */
export function withPersonRequest(before: Asked, { about }: PersonRequest, now: Date): Partial<Asked> | null {
  const { personRequestedAt, personRequestAbout } = before;
  const asked = { personRequestedAt: now.toISOString() };
  const kept = about === 'cancel' ? { askedBeforeCancel: askedOf(before) } : {};
  if (personRequestedAt === null) return { ...asked, ...kept, ...(about && { personRequestAbout: about }) };
  if (about === 'question' || about === personRequestAbout || personRequestAbout === 'deletion') return null;
  if (about !== undefined) return { ...asked, ...kept, personRequestAbout: about };
  return personRequestAbout === 'question' ? { ...asked, personRequestAbout: null } : null;
}

/** A session whose visitor has what they asked a person for. */
export const PERSON_CAME = { personRequestedAt: null, personRequestAbout: null } as const;

function askedOf({ personRequestedAt: at, personRequestAbout: about }: Asked): AskedBefore | null {
  return at === null ? null : { at, about };
}

/**
 * Returns what changes of a session whose visitor takes back their wish to cancel: what they asked before and nobody has answered
 * is what they are waiting for again. Null where they wish no such thing.
 */
export function withoutCancelWish(
  { personRequestedAt, personRequestAbout, askedBeforeCancel = null }: Asked,
  { open }: { open: readonly string[] },
): Partial<Asked> | null {
  if (personRequestedAt === null || personRequestAbout !== 'cancel') return null;
  const nothing = { personRequestedAt: null, personRequestAbout: null, askedBeforeCancel: null };
  const { at, about } = askedBeforeCancel ?? { at: personRequestedAt, about: 'question' };
  if (about === 'question' && open.length === 0) return nothing;
  return { personRequestedAt: at, personRequestAbout: about, askedBeforeCancel: null };
}
