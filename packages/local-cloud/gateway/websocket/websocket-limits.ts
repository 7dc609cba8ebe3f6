/** What API Gateway allows a WebSocket API; times in milliseconds. Tests shorten them. */
export interface WebSocketLimits {
  readonly frameBytes: number;
  readonly messageBytes: number;
  /** Without a message either way; control frames do not count. */
  readonly idle: number;
  /** Of a connection, however busy it is. */
  readonly life: number;
  readonly integration: number;
  /** How long a client may take to return a close frame. */
  readonly closing: number;
  /** What may wait to be sent to one connection; beyond it @connections returns 429. */
  readonly sendBufferBytes: number;
  /**
   * Messages of one connection that functions work on at a time. API Gateway invokes for all at once; here the rest
   * waits in the client's own TCP window, so that one flooder neither fills this process's memory nor takes all the
   * executions of a new account.
   */
  readonly concurrentMessages: number;
}

const kilobyte = 1024;
const minute = 60_000;

/** The limits of AWS where it documents them; send buffer and concurrency are of our own choosing. */
export const webSocketLimits: WebSocketLimits = {
  frameBytes: 32 * kilobyte,
  messageBytes: 128 * kilobyte,
  idle: 10 * minute,
  life: 120 * minute,
  integration: 29_000,
  closing: 1000,
  sendBufferBytes: 1024 * kilobyte,
  concurrentMessages: 5,
};
