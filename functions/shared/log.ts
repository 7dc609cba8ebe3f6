import { requestContext } from './request-context.ts';

type Level = 'info' | 'warn' | 'error';

/**
 * Writes one JSON line with the current request's id. Callers pass ids and figures, never names, addresses, phones,
 * texts or tokens.
 */
export function log(level: Level, message: string, details: Record<string, unknown> = {}): void {
  const line = { level, message, ...requestContext.getStore(), ...details };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** The kind of a caught error. Its message may quote what was sent, so that logs name the kind alone. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
