import { ADMINS_CHANNEL } from '@harbour-haul/aws/dynamodb/rows';
import type { LeadStand, ServerEvent } from '@harbour-haul/contract/realtime';
import { isCheckFresh } from '../shared/live/cookie-check.ts';
import { countFailedPushes } from '../shared/live/count-failed-pushes.ts';
import { ignoreFailure } from '../shared/live/ignore-failure.ts';
import type { LeadPublisherDeps } from './deps.ts';

/**
 * Counts a change of leads, then pushes it to every admin. A push that is lost is no failure: the next `pong` carries
 * the count.
 */
export async function publishChanges(leads: LeadStand[], deps: LeadPublisherDeps): Promise<void> {
  const leadsSeq = await deps.marker.advance();
  const data = JSON.stringify({ type: 'leads_changed', leadsSeq, leads } satisfies ServerEvent);
  await ignoreFailure(async () => {
    const now = deps.now();
    const admins = await deps.connections.inChannel(ADMINS_CHANNEL, now);
    // Who was not checked of late is no console that pings, and is told by the next pong.
    const fresh = admins.filter((admin) => isCheckFresh(admin, now));
    const outcomes = await Promise.all(
      fresh.map(
        async ({ connectionId }) => [connectionId, await deps.sockets.post(connectionId, data)] as const,
      ),
    );
    countFailedPushes(
      outcomes.flatMap(([connectionId, outcome]) => (outcome === 'failed' ? [connectionId] : [])),
    );
  });
}
