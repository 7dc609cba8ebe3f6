/**
 * Lists of chats are in the order of their last activity, and the order may lag by so much, in milliseconds: a chat's place moves at
 * most once in this time, since a place that moves is two writes. What a list shows of a chat is never older than the chat.
 */
const ACTIVITY_STEP_MS = 60_000;

/** Whether a time is later than another by a step or more: a chat moves in lists then. Both are ISO 8601 in UTC. */
export function isStepLater(later: string, time: string): boolean {
  return Date.parse(later) - Date.parse(time) >= ACTIVITY_STEP_MS;
}
