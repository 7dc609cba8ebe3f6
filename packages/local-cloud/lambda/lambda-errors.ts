/** The function threw, died, or could not be loaded. */
export class FunctionError extends Error {
  override readonly name: string = 'FunctionError';
}

/** The function did not return within its timeout in the template. */
export class FunctionTimeoutError extends FunctionError {
  override readonly name = 'FunctionTimeoutError';
}

/** As many functions run as the account may run at a time. The event was given to none. */
export class TooManyRequestsError extends Error {
  override readonly name = 'TooManyRequestsException';

  constructor() {
    super('Rate Exceeded.');
  }
}
