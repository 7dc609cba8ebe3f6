import { createGatewayClient } from './gateway-client.ts';
import { GatewaySockets } from './sockets.ts';

/** API Gateway's sockets by a client of one's own. */
export function openSockets(): GatewaySockets {
  return new GatewaySockets(createGatewayClient());
}
