import type { Connection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import { ADMINS_CHANNEL } from '@harbour-haul/aws/dynamodb/rows';
import type { LeadStand, ServerEvent } from '@harbour-haul/contract/realtime';
import { isCheckFresh } from '../shared/live/cookie-check.ts';
import { ignoreFailure } from '../shared/live/ignore-failure.ts';
import { log } from '../shared/log.ts';
import { countMetric } from '../shared/metrics.ts';
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
    await Promise.all(fresh.map((admin) => post(admin, data, deps)));
  });
}

async function post(
  { connectionId }: Connection,
  data: string,
  { sockets }: LeadPublisherDeps,
): Promise<void> {
  if ((await sockets.post(connectionId, data)) !== 'failed') return;
  log('warn', 'push failed', { connectionId });
  countMetric('PushFailures');
}
