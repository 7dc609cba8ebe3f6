import { join } from 'node:path';
import type { AccessKey } from '../iam/callers.ts';
import { functionAddresses } from '../lambda/function-addresses.ts';
import { type FunctionDefinition, functionDefinitions } from '../lambda/function-definitions.ts';
import { type LambdaService, startLambda } from '../lambda/lambda-service.ts';
import type { Cleanup } from '../process/cleanup.ts';
import { localSite, type Stack } from '../template/stack.ts';
import { meteredLambda, meteredLog } from '../usage/metered-lambda.ts';
import { NO_METER } from '../usage/usage-meter.ts';
import type { LocalCloudOptions } from './cloud-options.ts';
import { type Endpoints, endpointVariables } from './endpoints.ts';
import type { WebSocketGateways } from './websocket-gateways.ts';

interface FunctionOptions {
  readonly stack: Stack;
  readonly siteHost: string;
  /** The functions to run. */
  readonly arns: ReadonlySet<string>;
  readonly keyOf: (functionArn: string) => AccessKey;
  readonly endpoints: Endpoints;
  readonly sockets: Pick<WebSocketGateways, 'endpointVariables' | 'localUrl'>;
}

/** Starts functions that know the addresses of the local services. */
export async function startFunctions(
  options: LocalCloudOptions,
  { stack, siteHost, arns, keyOf, endpoints, sockets }: FunctionOptions,
  cleanup: Cleanup,
): Promise<LambdaService> {
  const { meter = NO_METER, functionLog = () => {}, concurrency, eventsOfAnEnvironment } = options;
  const { clock, standstill, reservedConcurrency = {} } = options;
  const own = { ...endpointVariables(endpoints), ...sockets.endpointVariables };
  const addresses = await functionAddresses(own, options.between);
  const ofTemplate = functionDefinitions(stack, arns, (value) =>
    addresses.of(localSite(sockets.localUrl(value), siteHost)),
  );
  const definitions = withReserved(ofTemplate, reservedConcurrency);
  const service = startLambda({
    definitions,
    access: {
      region: stack.identity.region,
      keyOf,
      endpointVariables: addresses.variables,
      switches: {
        ...(options.limits === 'loose' && { LIMITS: 'loose' }),
        ...(options.limitChanges !== undefined && { LIMIT_CHANGES: options.limitChanges }),
      },
    },
    log: meteredLog(functionLog, meter),
    freezes: options.freezes ?? true,
    ...(concurrency !== undefined && { concurrency }),
    ...(eventsOfAnEnvironment !== undefined && { eventsOfAnEnvironment }),
    ...(clock !== undefined && { clock }),
    ...(standstill !== undefined && { standstill }),
    compileCache: join(options.assemblyDir, '.compile-cache'),
  });
  cleanup.add(() => service.stop());
  return meteredLambda(service, definitions, meter);
}

function withReserved(
  definitions: ReadonlyMap<string, FunctionDefinition>,
  reserved: NonNullable<LocalCloudOptions['reservedConcurrency']>,
): ReadonlyMap<string, FunctionDefinition> {
  return new Map(
    [...definitions].map(([arn, definition]) => {
      const reservedConcurrency = reserved[definition.label];
      return [arn, reservedConcurrency === undefined ? definition : { ...definition, reservedConcurrency }];
    }),
  );
}
