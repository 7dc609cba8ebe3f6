import {
  type ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';

/** `gone`: the socket is no more, and never will be again. `failed`: it did not get this, and may get the next. */
export type PostOutcome = 'sent' | 'gone' | 'failed';

/** What sends to open sockets. */
export interface Sockets {
  /** Never throws: one receiver's trouble is not another's. */
  post(connectionId: string, data: string): Promise<PostOutcome>;
  /** Ends a connection; one that has ended already is fine. */
  close(connectionId: string): Promise<void>;
}

/** A receiver that takes longer is slower than its own next pull. */
const POST_TIMEOUT_MS = 2000;
const MAX_ATTEMPTS = 4;
const BASE_DELAY_MS = 40;

/** API Gateway's sockets, by `@connections`. The client retries nothing by itself (`maxAttempts: 1`). */
export class GatewaySockets implements Sockets {
  readonly #client: ApiGatewayManagementApiClient;

  constructor(client: ApiGatewayManagementApiClient) {
    this.#client = client;
  }

  async post(connectionId: string, data: string): Promise<PostOutcome> {
    const abortSignal = AbortSignal.timeout(POST_TIMEOUT_MS);
    let hasLostOne = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#client.send(new PostToConnectionCommand({ ConnectionId: connectionId, Data: data }), {
          abortSignal,
        });
        return 'sent';
      } catch (error) {
        if (error instanceof GoneException) return 'gone';
        // Nothing was wrong with the call, and the next one opens another connection to the service.
        if (isConnectionLost(error) && !hasLostOne) {
          hasLostOne = true;
          continue;
        }
        if (!isFull(error) || attempt >= MAX_ATTEMPTS || abortSignal.aborted) return 'failed';
        await new Promise((resolve) => setTimeout(resolve, BASE_DELAY_MS * 2 ** attempt * Math.random()));
      }
    }
  }

  async close(connectionId: string): Promise<void> {
    try {
      await this.#client.send(new DeleteConnectionCommand({ ConnectionId: connectionId }), {
        abortSignal: AbortSignal.timeout(POST_TIMEOUT_MS),
      });
    } catch (error) {
      if (!(error instanceof GoneException)) throw error;
    }
  }
}

/** A connection that was kept open was ended by the other side, as a frozen function finds when it goes on. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && /ECONNRESET|EPIPE|socket hang up/.test(error.message);
}

/** The receiver's buffer, or the API's own rate limit, is used up for the moment. */
function isFull(error: unknown): boolean {
  return error instanceof Error && /^(LimitExceeded|TooManyRequests|Throttling)/.test(error.name);
}
