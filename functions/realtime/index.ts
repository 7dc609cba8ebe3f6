import { dependencies } from '../shared/middleware/dependencies.ts';
import { pipeline } from '../shared/middleware/pipeline.ts';
import { withRequestContext } from '../shared/middleware/request-context.ts';
import { connect } from './connect.ts';
import { composeRealtime } from './deps.ts';
import { disconnect } from './disconnect.ts';
import { socketErrors } from './middleware/socket-errors.ts';
import type { RealtimeEvent, SocketEvent, SocketResult } from './middleware/socket-event.ts';
import { receiveFrame } from './receive-frame.ts';

/** The one function behind the WebSocket API. Replies to frames are events; only a handshake returns a status. */
export const handler = withRequestContext(
  pipeline<SocketEvent, RealtimeEvent, SocketResult>(
    [dependencies(composeRealtime), socketErrors()],
    async (event) => {
      const { connectionId, eventType } = event.requestContext;
      if (eventType === 'CONNECT') await connect(event);
      else if (eventType === 'DISCONNECT') await disconnect(connectionId, event.deps);
      else await receiveFrame(connectionId, event.body ?? '', event.deps);
    },
  ),
);
