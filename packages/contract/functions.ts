/** The Lambda functions of the HTTP API; each is a folder of `functions/`. */
export const FUNCTION_NAMES = ['leads', 'export', 'auth', 'chat', 'photos'] as const;
export type FunctionName = (typeof FUNCTION_NAMES)[number];

/** Every Lambda function: those of the HTTP API, the one behind the sockets, and those that new photos are brought to. */
export const LAMBDA_NAMES = [...FUNCTION_NAMES, 'realtime', 'photo-cleaner', 'photo-classifier'] as const;
export type LambdaName = (typeof LAMBDA_NAMES)[number];
