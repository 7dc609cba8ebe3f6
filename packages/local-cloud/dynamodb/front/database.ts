import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { plainHeaders } from '../../http/plain-headers.ts';
import { readBody } from '../../http/read-body.ts';
import type { DynamoDbCall, DynamoDbHandler } from './dynamodb-call.ts';

/** DynamoDB Local as the innermost handler. */
export interface Database {
  readonly handle: DynamoDbHandler;
  close(): void;
}

/** What belongs to one connection, and is not passed on to the other. */
const hopHeaders = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding', 'expect'];

/** A client of the DynamoDB Local at `endpoint`, by connections that stay open. */
export function openDatabase(endpoint: string): Database {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(endpoint);
  const send = async (call: DynamoDbCall): Promise<IncomingMessage> => {
    const { headers, body } = call;
    const outgoing = request({
      agent,
      hostname,
      port,
      method: 'POST',
      path: '/',
      headers: { ...endToEnd(headers), 'content-length': body.length },
    });
    outgoing.end(body);
    try {
      const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
      return incoming;
    } catch (error) {
      // The database closed a connection that was idle just as it was used again, and has read nothing of this call.
      if (outgoing.reusedSocket && isReset(error)) return send(call);
      throw error;
    }
  };
  return {
    handle: async (call) => {
      const incoming = await send(call);
      return {
        status: incoming.statusCode ?? 500,
        headers: endToEnd(plainHeaders(incoming)),
        body: await readBody(incoming, Number.POSITIVE_INFINITY),
      };
    },
    close: () => agent.destroy(),
  };
}

const isReset = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ECONNRESET';

function endToEnd(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.includes(name)));
}
