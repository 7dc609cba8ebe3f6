/** An error in the shape AWS JSON 1.1 clients understand. */
export class RekognitionError extends Error {
  override readonly name = 'RekognitionError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
