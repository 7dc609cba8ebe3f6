import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CustomResourceAttributes,
  CustomResources,
  customResourceFunctionArns,
  customResourceTypes,
} from '../cloudformation/custom-resources.ts';
import { type HttpApi, httpApis } from '../gateway/http/http-api.ts';
import { startHttpGateway } from '../gateway/http/http-gateway.ts';
import { type LoopbackServer, listenOnLoopback } from '../http/loopback-server.ts';
import { grantUseLog } from '../iam/grant-uses.ts';
import { type IamOptions, openIam } from '../iam/iam.ts';
import { AsyncInvocations } from '../lambda/async-invocations.ts';
import type { EnvironmentMemory, LambdaService } from '../lambda/lambda-service.ts';
import type { LambdaLoad } from '../lambda/load-count.ts';
import { Cleanup } from '../process/cleanup.ts';
import { bucketNotifications } from '../s3/events/bucket-notifications.ts';
import { runSchedules, startSchedules } from '../schedules/schedule-rules.ts';
import type { SendMessage } from '../sqs/dead-letters.ts';
import { startQueueReaders } from '../sqs/queue-readers.ts';
import { openQueues } from '../sqs/queues.ts';
import { startTableStreams } from '../streams/table-streams.ts';
import { readCloudAssembly } from '../template/cloud-assembly.ts';
import { openStack } from '../template/stack.ts';
import { meteredAccess } from '../usage/metered-access.ts';
import { type Meter, NO_METER } from '../usage/usage-meter.ts';
import type { LocalCloudOptions } from './cloud-options.ts';
import { type CloudAddress, publishAddress } from './endpoints.ts';
import { eventFunctionArns } from './event-functions.ts';
import { localCredentials } from './local-credentials.ts';
import { siteOpener } from './open-site.ts';
import { checkServiceCalls } from './service-calls.ts';
import { startFunctions } from './start-functions.ts';
import { startServices } from './start-services.ts';
import { swappableListener } from './swappable-listener.ts';
import { startWebSocketGateways } from './websocket-gateways.ts';
import { whenIdle } from './when-idle.ts';

/** How many times as many calls routes take where limits are loose: as many times as an address may do what it may. */
const LOOSE_WIDTH = 1_000;

export interface LocalCloud extends CloudAddress {
  /** A GET route without path variables, to check whether the API is up; undefined when there is none. */
  readonly probePath: string | undefined;
  /** Loads the functions' code anew from the assembly. */
  reloadFunctions(): void;
  /** Shares out what functions may work on at a time anew: so many in all, and so many of single functions, by their labels. */
  shareConcurrency: LambdaService['shareConcurrency'];
  /** Ends every function in the middle of what it does, to see what that does to others. */
  killFunctions(): Promise<void>;
  /**
   * Changes properties of the custom resources of a type, and CloudFront with what comes of it, as a deployment would while
   * the product runs. A property that is undefined is taken away.
   * @throws TemplateError where the function behind them fails
   */
  updateCustomResources(type: string, changes: Readonly<Record<string, string | undefined>>): Promise<void>;
  /** Runs the functions of all schedules once, now; resolves when they have ended. */
  runSchedules(): Promise<void>;
  /** Lets DynamoDB's indexes catch up with their tables now. */
  settleIndexes(): Promise<void>;
  /** What functions have done and do, and how many sockets are open. */
  load(): LambdaLoad & { readonly sockets: number };
  /** What each environment of a function holds in its memory that waits for an event just now. */
  functionMemory(): Promise<EnvironmentMemory[]>;
  /** Resolves when streams and queues have brought everything to functions, and none works on anything. */
  idle(): Promise<void>;
  /** Stops every part; resolves when no process or port is left. */
  stop(): Promise<void>;
}

/**
 * Runs the stack of a cloud assembly on this machine; resolves when every service listens and every function is
 * loaded.
 * @throws PortTakenError, JavaMissingError, TemplateError, FunctionError; nothing is left running then
 */
export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const cleanup = new Cleanup();
  try {
    return await start(options, cleanup);
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

async function start(options: LocalCloudOptions, cleanup: Cleanup): Promise<LocalCloud> {
  const { assemblyDir, localDir, port = 0, log = () => {} } = options;
  const { meter = NO_METER } = options;
  mkdirSync(localDir, { recursive: true });
  const site = swappableListener();
  const edge = cleanup.own(
    await listenOnLoopback(site.listener, { port, bothFamilies: true, upgrade: site.upgrade }),
  );
  const siteHost = `localhost:${edge.port}`;
  const assembly = readCloudAssembly(assemblyDir);
  const attributes: CustomResourceAttributes = new Map();
  const stack = openStack(assembly, { siteHost, customResources: attributes });
  const customTypes = customResourceTypes(assembly.template);
  const credentials = localCredentials(localDir);
  const iam = openIam({
    stack,
    account: credentials,
    log,
    isEnforced: options.iam ?? true,
    onAllowed: accessNotes(options),
  });
  // Functions need the addresses of services and sockets, and these invoke functions: the ports come first.
  const invoke: LambdaService['invoke'] = (arn, event) => lambda.invoke(arn, event);
  const sendMessage: SendMessage = (arn, body) => queues.find(arn).send(JSON.stringify(body));
  const retryDelays = options.eventRetryDelays;
  const invocations = new AsyncInvocations({ stack, lambda: { invoke }, log, sendMessage, retryDelays });
  const services = { stack, credentials, iam, siteHost, invocations };
  const { endpoints, s3, database, faults, onWritten } = await startServices(options, services, cleanup);
  const width = (options.throttles ?? options.limits) === 'loose' ? LOOSE_WIDTH : 1;
  const apis = httpApis(stack, width);
  const sockets = await startWebSocketGateways(stack, { invoke }, { iam, log, meter, cleanup, width });
  const httpArns = apis.flatMap(({ routes }) => routes.map(({ functionArn }) => functionArn));
  const arns = new Set([
    ...httpArns,
    ...sockets.functionArns,
    ...eventFunctionArns(stack),
    ...customResourceFunctionArns(stack, customTypes),
  ]);
  checkServiceCalls(stack, iam, arns);
  const functions = { stack, siteHost, arns, keyOf: iam.keyOf, endpoints, sockets };
  const lambda = await startFunctions(options, functions, cleanup);
  const customResources = new CustomResources({
    stack,
    lambda,
    attributes,
    localDir,
  });
  // Clients are closed before the functions are gone, or messages under way would be reported as failed.
  cleanup.add(() => sockets.close());
  const queues = cleanup.own(openQueues(stack, join(localDir, 'sqs'), { iam, meter, log }));
  cleanup.own(invocations);
  const notifications = cleanup.own(
    bucketNotifications({
      stack,
      lambda,
      log,
      queues,
      sendMessage,
      retryDelays,
    }),
  );
  s3.onObjectCreated((event) => notifications.publish(event));
  const gateways = await startGateways(apis, lambda, { log, meter }, cleanup);
  const apiPorts = new Map(sockets.ports);
  for (const [domainName, server] of gateways) apiPorts.set(domainName, server.port);
  const openSite = siteOpener(options, site, { stack, iam, apiPorts, s3Url: s3.url });
  await customResources.deploy(customTypes);
  openSite();
  await lambda.ready();
  const streams = cleanup.own(
    startTableStreams({ stack, database, credentials, lambda, log, sendMessage, localDir, retryDelays }),
  );
  onWritten((tableName) => streams.wake(tableName));
  if (options.schedules !== false) cleanup.own(startSchedules(stack, lambda));
  const queueReaders = cleanup.own(startQueueReaders({ stack, queues, lambda, log, retryDelays }));
  const address: CloudAddress = {
    url: `http://${siteHost}`,
    apiUrl: [...gateways.values()][0]?.url ?? '',
    webSocketUrl: sockets.url,
    region: stack.identity.region,
    ...credentials,
    endpoints,
    outputs: stack.outputs(),
  };
  const withdraw = publishAddress(localDir, address);
  cleanup.add(async () => withdraw());
  return {
    ...address,
    probePath: probePath(apis),
    reloadFunctions: () => lambda.reload(),
    shareConcurrency: (most, reserved) => lambda.shareConcurrency(most, reserved),
    killFunctions: () => lambda.kill(),
    updateCustomResources: async (type, changes) => {
      await customResources.deploy([type], changes);
      openSite();
    },
    runSchedules: () => runSchedules(stack, lambda),
    settleIndexes: () => faults.settle(),
    load: () => ({ ...lambda.load(), sockets: sockets.open() }),
    functionMemory: () => lambda.memory(),
    idle: () => whenIdle({ lambda, streams, queueReaders, invocations }),
    stop: () => cleanup.run(),
  };
}

async function startGateways(
  apis: readonly HttpApi[],
  lambda: LambdaService,
  options: { readonly log: (line: string) => void; readonly meter: Meter },
  cleanup: Cleanup,
): Promise<Map<string, LoopbackServer>> {
  const gateways = new Map<string, LoopbackServer>();
  for (const api of apis)
    gateways.set(api.domainName, cleanup.own(await startHttpGateway(api, lambda, options)));
  return gateways;
}

/** What is noted of each call that a policy allows. */
function accessNotes({
  grantUses,
  meter = NO_METER,
}: LocalCloudOptions): NonNullable<IamOptions['onAllowed']> {
  const metered = meteredAccess(meter);
  const logged = grantUses === undefined ? undefined : grantUseLog(grantUses);
  return (...allowed) => {
    metered(...allowed);
    logged?.(...allowed);
  };
}

function probePath(apis: readonly HttpApi[]): string | undefined {
  const keys = apis.flatMap(({ routes }) => routes.map(({ routeKey }) => routeKey));
  return keys.find((key) => key.startsWith('GET /') && !key.includes('{'))?.slice('GET '.length);
}
