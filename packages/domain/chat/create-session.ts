import type { ChatSession } from './chat-session.ts';
import { AWAKE } from './snoozing/snooze.ts';

/** Returns a new session: active, unseen and without messages. */
export function createSession(id: string, visitorId: string, now: Date): ChatSession {
  const time = now.toISOString();
  return {
    id,
    visitorId,
    status: 'active',
    version: 1,
    seq: 0,
    noteSeq: 0,
    isHandedOff: false,
    adminId: null,
    adminName: null,
    handedOverBy: null,
    ownerId: null,
    ownerName: null,
    adminViewed: false,
    personRequestedAt: null,
    personRequestAbout: null,
    ...AWAKE,
    forgottenAt: null,
    resumeFrom: null,
    customer: null,
    leadId: null,
    leadSentAt: null,
    leadCanceledAt: null,
    callBackAt: null,
    createdAt: time,
    lastActivityAt: time,
    lastMessage: null,
  };
}
