/** What CloudWatch Logs adds to each line, in bytes. */
const EVENT_BYTES = 26;
/** Lambda's own lines of an invocation, START, END and REPORT with the request's id in each, in bytes. */
export const INVOCATION_LOG_BYTES = 330 + 3 * EVENT_BYTES;
/** A line of an API's access log, a JSON object of about a dozen short values, in bytes. */
export const ACCESS_LOG_BYTES = 400 + EVENT_BYTES;

/** What a line that a function prints takes in its log, in bytes. */
export function lineBytes(line: string): number {
  return Buffer.byteLength(line) + EVENT_BYTES;
}
