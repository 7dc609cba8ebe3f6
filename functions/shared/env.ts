import type { FunctionVariable } from '@harbour-haul/contract/functions';

/**
 * Reads required environment variables, at the first request.
 * @throws Error that names every missing variable, not only the first.
 */
export function readEnv<const N extends FunctionVariable>(names: readonly N[]): Record<N, string> {
  const missing = names.filter((name) => !process.env[name]);
  if (missing.length > 0) throw new Error(`Missing environment: ${missing.join(', ')}`);
  return Object.fromEntries(names.map((name) => [name, process.env[name]])) as Record<N, string>;
}
