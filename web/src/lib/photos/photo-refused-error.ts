/**
 * The photo is refused; the message says why, to whoever chose it. Sending it again is of no use, unless it is only refused
 * `forNow`, where too many came from a connection.
 */
export class PhotoRefusedError extends Error {
  readonly forNow: boolean;

  constructor(message: string, { forNow = false } = {}) {
    super(message);
    this.name = 'PhotoRefusedError';
    this.forNow = forNow;
  }
}
