import type { Connection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import type { Middleware } from '../../shared/middleware/pipeline.ts';
import { currentConnection } from '../connections/current-connection.ts';
import type { RealtimeDeps } from '../deps.ts';
import { refuseForgery } from '../frames/frame.ts';

interface IdentifiedFrameEvent {
  connectionId: string;
  body: Record<string, unknown>;
  connection: Connection;
  deps: RealtimeDeps;
}

/**
 * Adds the connection of a frame; the pipeline ends where it is not valid any more.
 * @throws AppError `forbidden` where the frame claims another sender.
 */
export function frameIdentity(): Middleware<IdentifiedFrameEvent> {
  return {
    before: async ({ event }) => {
      const connection = await currentConnection(event.connectionId, event.deps);
      if (!connection) return null;
      event.connection = connection;
      refuseForgery(event);
      return undefined;
    },
  };
}
