/** An error in the shape AWS JSON 1.1 clients understand. */
export class KmsError extends Error {
  override readonly name = 'KmsError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
