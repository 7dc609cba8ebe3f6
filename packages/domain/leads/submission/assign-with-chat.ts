import { isUnsent } from './leave-chat.ts';
import type { IdentifiedPlan } from './tell-team.ts';

/**
 * Gives the lead of a chat that belongs to an admin to the same admin, where it is nobody's. Once its visitor has sent it, it
 * stays whose it was made: admins assign it then, also to nobody.
 * @param ownerId whose the chat is; null for nobody.
 */
export function assignWithChat(plan: IdentifiedPlan, ownerId: string | null, now: Date): IdentifiedPlan {
  const { before, after } = plan.change;
  const isAssigned = ownerId === null || after.ownerId !== null;
  if (isAssigned || (plan.kind === 'continue' && before !== null && !isUnsent(before))) return plan;
  const owned = { ...after, ownerId, updatedAt: now.toISOString() };
  const events = [...plan.change.events, { type: 'owned', ownerId } as const];
  if (plan.kind === 'create') return { ...plan, change: { ...plan.change, after: owned, events } };
  return { ...plan, change: { ...plan.change, after: owned, events } };
}
