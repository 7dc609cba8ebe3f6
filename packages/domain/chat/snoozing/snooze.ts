import type { ChatSession } from '../chat-session.ts';

type Snooze = Pick<ChatSession, 'snoozedUntil' | 'snoozedBy' | 'snoozeEndedAt'>;

/** A chat that nobody has put away, or that somebody has turned to since. */
export const AWAKE = { snoozedUntil: null, snoozedBy: null, snoozeEndedAt: null } as const satisfies Snooze;

/** What a chat is whose snooze no admin has ended: its time has come, or its visitor has written. It needs the team. */
export function snoozeEnded(now: Date): Snooze {
  return { ...AWAKE, snoozeEndedAt: now.toISOString() };
}

/** Whether the time of a snoozed chat has come. */
export function isDue({ snoozedUntil }: Pick<Snooze, 'snoozedUntil'>, now: Date): boolean {
  return snoozedUntil !== null && snoozedUntil <= now.toISOString();
}
