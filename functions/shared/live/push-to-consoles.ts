import type { ConnectionsRepository } from '@harbour-haul/aws/dynamodb/connections/connections-repository';
import { ADMINS_CHANNEL } from '@harbour-haul/aws/dynamodb/rows';
import type { Sockets } from '@harbour-haul/aws/realtime/sockets';
import type { ServerEvent } from '@harbour-haul/contract/realtime';
import { isCheckFresh } from './cookie-check.ts';
import { countFailedPushes } from './count-failed-pushes.ts';
import { ignoreFailure } from './ignore-failure.ts';

export interface ConsolePushDeps {
  connections: Pick<ConnectionsRepository, 'inChannel'>;
  sockets: Pick<Sockets, 'post'>;
  now(): Date;
}

/**
 * Pushes an event to the consoles whose sign-in was checked of late, for functions that cannot check it themselves. A push that is
 * lost is no failure: the next pong tells of it, or the next refresh of a list.
 */
export async function pushToConsoles(event: ServerEvent, deps: ConsolePushDeps): Promise<void> {
  const data = JSON.stringify(event);
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
