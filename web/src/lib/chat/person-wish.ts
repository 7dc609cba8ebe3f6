import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { PersonRequestTopic } from '@harbour-haul/domain/chat/questions/person-request';

/** The visitor has requested a person, and no admin has taken over since. */
export function wantsPerson(session: ChatSession): boolean {
  return session.status === 'active' && session.personRequestedAt !== null && !session.isHandedOff;
}

const REQUESTS: Record<PersonRequestTopic, string> = {
  cancel: 'Asked to cancel',
  reschedule: 'Asked to reschedule',
  'existing-request': 'Asked about a request',
  question: 'Asked a question for the team',
  deletion: 'Asked to be deleted',
};

/** What the visitor requested a person for, in words. */
export function requestText({ personRequestAbout: about }: Pick<ChatSession, 'personRequestAbout'>): string {
  return about ? REQUESTS[about] : 'Asked for a person';
}
