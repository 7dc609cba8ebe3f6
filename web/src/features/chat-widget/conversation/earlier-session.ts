/** Names to the server the session in which a conversation became a lead, where it goes on in another one. */
export function earlierSession(
  leadIn: string | null,
  sessionId: string | null,
): { earlierSessionId?: string } {
  const isGoneOn = sessionId !== null && leadIn !== null && leadIn !== sessionId;
  return isGoneOn ? { earlierSessionId: leadIn } : {};
}
