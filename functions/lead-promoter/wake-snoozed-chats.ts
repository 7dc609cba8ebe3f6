import { pushToConsoles } from '../shared/live/push-to-consoles.ts';
import { errorName, log } from '../shared/log.ts';
import type { LeadPromoterDeps } from './deps.ts';

type WakeDeps = Pick<LeadPromoterDeps, 'snoozes' | 'connections' | 'sockets' | 'now'>;

/** Brings back the chats whose time has come, and tells the consoles. */
export async function wakeSnoozedChats(deps: WakeDeps): Promise<void> {
  for (const id of await deps.snoozes.due(deps.now())) await wake(id, deps);
}

/** One chat that fails keeps no other from coming back; the next minute tries again. */
async function wake(id: string, deps: WakeDeps): Promise<void> {
  try {
    const result = await deps.snoozes.wakeDue(id, deps.now());
    if (result.outcome !== 'changed') return;
    log('info', 'snoozed chat is back', { sessionId: id });
    await pushToConsoles({ type: 'sessionUpdate', session: result.session }, deps);
  } catch (error) {
    log('error', 'snoozed chat not brought back', { sessionId: id, error: errorName(error) });
  }
}
