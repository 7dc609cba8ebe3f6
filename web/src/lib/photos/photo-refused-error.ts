/** The photo itself is refused, so that sending it again is of no use; the message says why, to whoever chose it. */
export class PhotoRefusedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PhotoRefusedError';
  }
}
