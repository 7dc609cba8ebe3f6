import type { FunctionDefinition } from '../lambda/function-definitions.ts';
import type { FunctionLog, LambdaService } from '../lambda/lambda-service.ts';
import { INVOCATION_LOG_BYTES, lineBytes } from './log-size.ts';
import type { Meter } from './usage-meter.ts';

/** Counts invocations by function, and how much memory each holds for how long. */
export function meteredLambda(
  lambda: LambdaService,
  definitions: ReadonlyMap<string, FunctionDefinition>,
  meter: Meter,
): LambdaService {
  return {
    ...lambda,
    invoke: async (arn, event) => {
      const { label = arn, memoryMegabytes = 0 } = definitions.get(arn) ?? {};
      const start = performance.now();
      try {
        return await lambda.invoke(arn, event);
      } finally {
        // Billed by whole milliseconds.
        const seconds = Math.ceil(performance.now() - start) / 1000;
        meter('lambda-requests', 1, label);
        meter('lambda-gb-seconds', (seconds * memoryMegabytes) / 1024, label);
        meter('log-bytes', INVOCATION_LOG_BYTES, label);
      }
    },
  };
}

/** Counts what functions print. */
export function meteredLog(log: FunctionLog, meter: Meter): FunctionLog {
  return (name, line) => {
    meter('log-bytes', lineBytes(line), name);
    log(name, line);
  };
}
