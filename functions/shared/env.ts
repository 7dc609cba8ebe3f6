import {
  FUNCTION_VARIABLES,
  type FunctionEnvironment,
  type LambdaName,
} from '@harbour-haul/contract/functions';

/**
 * Reads all environment variables of a function, as the contract lists them, at the first request.
 * @throws Error that names every missing variable, not only the first.
 */
export function readEnv<N extends LambdaName>(name: N): FunctionEnvironment<N> {
  const variables: readonly string[] = FUNCTION_VARIABLES[name];
  const missing = variables.filter((variable) => !process.env[variable]);
  if (missing.length > 0) throw new Error(`Missing environment: ${missing.join(', ')}`);
  const entries = variables.map((variable) => [variable, process.env[variable]]);
  return Object.fromEntries(entries) as FunctionEnvironment<N>;
}
