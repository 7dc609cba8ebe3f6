/** The function threw, died, or could not be loaded. */
export class FunctionError extends Error {
  override readonly name: string = 'FunctionError';
}

/** The function did not answer within the time the template gives it. */
export class FunctionTimeoutError extends FunctionError {
  override readonly name = 'FunctionTimeoutError';
}
