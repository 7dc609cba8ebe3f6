import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CustomResourceAttributes,
  CustomResources,
  customResourceFunctionArns,
  customResourceTypes,
} from '../cloudformation/custom-resources.ts';
import { EdgeCache } from '../cloudfront/cache/edge-cache.ts';
import { readDistribution } from '../cloudfront/distribution.ts';
import { createEdgeListener, type FileOverride } from '../cloudfront/edge-listener.ts';
import { createEdgeUpgrade } from '../cloudfront/edge-upgrade.ts';
import { tableShapes } from '../dynamodb/access/table-shapes.ts';
import { createTables } from '../dynamodb/create-tables.ts';
import { startDynamoDbLocal } from '../dynamodb/dynamodb-local.ts';
import {
  type FaultInjection,
  type InjectedFaults,
  injectFaults,
  NO_FAULTS,
} from '../dynamodb/faults/fault-injection.ts';
import { authorizedCalls } from '../dynamodb/front/authorized-calls.ts';
import { startDynamoDbFront } from '../dynamodb/front/dynamodb-front.ts';
import { meteredCalls } from '../dynamodb/metering/metered-calls.ts';
import { tableDefinitions } from '../dynamodb/table-definitions.ts';
import { checkedIndexKeys } from '../dynamodb/validation/index-keys.ts';
import { type HttpApi, httpApis } from '../gateway/http/http-api.ts';
import { startHttpGateway } from '../gateway/http/http-gateway.ts';
import { type LoopbackServer, listenOnLoopback } from '../http/loopback-server.ts';
import { grantUseLog } from '../iam/grant-uses.ts';
import { type Iam, type IamOptions, openIam } from '../iam/iam.ts';
import { openKeyStore } from '../kms/key-store.ts';
import { startKms } from '../kms/kms-server.ts';
import { functionDefinitions } from '../lambda/function-definitions.ts';
import {
  type EnvironmentMemory,
  type FunctionLog,
  type LambdaService,
  startLambda,
} from '../lambda/lambda-service.ts';
import type { LambdaLoad } from '../lambda/load-count.ts';
import { Cleanup } from '../process/cleanup.ts';
import { startRekognition } from '../rekognition/rekognition-server.ts';
import { bucketNotifications } from '../s3/events/bucket-notifications.ts';
import { withLocalBucketAddresses } from '../s3/local-bucket-addresses.ts';
import { type LocalS3, startS3 } from '../s3/s3-server.ts';
import { staticBuckets } from '../s3/static-bucket.ts';
import { runSchedules, startSchedules } from '../schedules/schedule-rules.ts';
import type { SendMessage } from '../sqs/dead-letters.ts';
import { startQueueReaders } from '../sqs/queue-readers.ts';
import { openQueues } from '../sqs/queues.ts';
import { ParameterStore } from '../ssm/parameter-store.ts';
import { startSsm } from '../ssm/ssm-server.ts';
import { startTableStreams } from '../streams/table-streams.ts';
import { readCloudAssembly } from '../template/cloud-assembly.ts';
import { localSite, openStack, type Stack } from '../template/stack.ts';
import { meteredAccess } from '../usage/metered-access.ts';
import { meteredLambda, meteredLog } from '../usage/metered-lambda.ts';
import { type Meter, NO_METER } from '../usage/usage-meter.ts';
import { type CloudAddress, type Endpoints, endpointVariables, publishAddress } from './endpoints.ts';
import { eventFunctionArns } from './event-functions.ts';
import { type LocalCredentials, localCredentials } from './local-credentials.ts';
import { startMessaging } from './messaging.ts';
import { checkServiceCalls, distributionCallers } from './service-calls.ts';
import type { Limits } from './settings.ts';
import { swappableListener } from './swappable-listener.ts';
import { startWebSocketGateways } from './websocket-gateways.ts';
import { whenIdle } from './when-idle.ts';

/** How many times as many calls routes take where limits are loose: as many times as an address may do what it may. */
const LOOSE_WIDTH = 1_000;

export interface LocalCloudOptions {
  /** A synthesized cloud assembly. */
  readonly assemblyDir: string;
  /** Where all data lives; the caller holds its lock when several clouds may meet there. */
  readonly localDir: string;
  /** The site's port; 0, the default, takes a free one. */
  readonly port?: number;
  /** Keeps tables in memory: for tests. */
  readonly inMemory?: boolean;
  /** A running DynamoDB Local to use in place of one of its own: in it this LOCAL_DIR's key has a database to itself. */
  readonly dynamoDbEndpoint?: string | undefined;
  /** How far DynamoDB is from ideal; not at all without it. */
  readonly faults?: FaultInjection;
  /** The log of the local services themselves. */
  readonly log?: (line: string) => void;
  /** What functions print. */
  readonly functionLog?: FunctionLog;
  /** How long a function's failed events wait before each retry, in milliseconds; as long as in AWS without it. */
  readonly eventRetryDelays?: readonly number[];
  /** Whether to deny what the template's policies do not allow; true by default. */
  readonly iam?: boolean;
  /** What one address may do; as much as in AWS by default. */
  readonly limits?: Limits;
  /** How many calls the gateways' routes take; as `limits` without it. */
  readonly throttles?: Limits;
  /** How many events functions may work on at a time in all; as many as in a new account without it. */
  readonly concurrency?: number;
  /** Whether functions stand still between events and lose their memory now and then; true by default. */
  readonly freezes?: boolean;
  /** After how many events a frozen function loses its memory; some fifty without it. */
  readonly eventsOfAnEnvironment?: number;
  /** A folder in which to note what functions need of what they may do. */
  readonly grantUses?: string | undefined;
  /** Whether functions run that the template starts by the clock; true by default. */
  readonly schedules?: boolean;
  /** Counts what AWS would bill; nobody counts without it. */
  readonly meter?: Meter;
  /** Serves the bucket's files while developing. */
  readonly fileOverride?: FileOverride;
}

export interface LocalCloud extends CloudAddress {
  /** A GET route without path variables, to check whether the API is up; undefined when there is none. */
  readonly probePath: string | undefined;
  /** Loads the functions' code anew from the assembly. */
  reloadFunctions(): void;
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
  /** Stops every part; resolves when no process, thread or port is left. */
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
  const { assemblyDir, localDir, port = 0, log = () => {}, functionLog = () => {}, fileOverride } = options;
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
  const services = { stack, credentials, iam, siteHost, lambda: { invoke } };
  const { endpoints, s3, database, faults } = await startServices(options, services, cleanup);
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
  const definitions = functionDefinitions(stack, arns, (value) =>
    localSite(sockets.localUrl(value), siteHost),
  );
  const access = {
    region: stack.identity.region,
    keyOf: iam.keyOf,
    endpointVariables: { ...endpointVariables(endpoints), ...sockets.endpointVariables },
    ...(options.limits === 'loose' && { switches: { LIMITS: 'loose' } }),
  };
  const lambda = meteredLambda(
    startLambda({
      definitions,
      access,
      log: meteredLog(functionLog, meter),
      ...(options.concurrency !== undefined && { concurrency: options.concurrency }),
      freezes: options.freezes ?? true,
      ...(options.eventsOfAnEnvironment !== undefined && {
        eventsOfAnEnvironment: options.eventsOfAnEnvironment,
      }),
      compileCache: join(options.assemblyDir, '.compile-cache'),
    }),
    definitions,
    meter,
  );
  cleanup.add(() => lambda.stop());
  const customResources = new CustomResources({
    stack,
    lambda,
    attributes,
    file: join(localDir, 'custom-resources.json'),
  });
  // Clients are closed before the functions are gone, or messages under way would be reported as failed.
  cleanup.add(() => sockets.close());
  const queues = cleanup.own(openQueues(stack, join(localDir, 'sqs'), { iam, meter }));
  const sendMessage: SendMessage = (arn, body) => queues.find(arn).send(JSON.stringify(body));
  const retryDelays = options.eventRetryDelays;
  const notifications = cleanup.own(
    bucketNotifications({
      stack,
      lambda,
      log,
      queues,
      sendMessage,
      ...(retryDelays !== undefined && { retryDelays }),
    }),
  );
  s3.onObjectCreated((event) => notifications.publish(event));
  const gateways = await startGateways(apis, lambda, { log, meter }, cleanup);
  const apiPorts = new Map(sockets.ports);
  for (const [domainName, server] of gateways) apiPorts.set(domainName, server.port);
  const mayList = (resource: string): boolean =>
    distributionCallers(stack).some((caller) =>
      iam.isAllowed(caller, { action: 's3:ListBucket', resource, context: new Map() }),
    );
  const buckets = staticBuckets(stack, mayList);
  const cache = new EdgeCache();
  const openSite = (): void => {
    const distribution = withLocalBucketAddresses(
      readDistribution(stack, { buckets, apiPorts }),
      stack,
      s3.url,
    );
    site.use(
      createEdgeListener(distribution, {
        log,
        meter,
        cache,
        ...(fileOverride !== undefined && { fileOverride }),
      }),
      createEdgeUpgrade(distribution, { log, meter }),
    );
  };
  await customResources.deploy(customTypes);
  openSite();
  await lambda.ready();
  const streams = cleanup.own(
    startTableStreams({ stack, database, credentials, lambda, log, sendMessage, localDir, retryDelays }),
  );
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
    killFunctions: () => lambda.kill(),
    updateCustomResources: async (type, changes) => {
      await customResources.deploy([type], changes);
      openSite();
    },
    runSchedules: () => runSchedules(stack, lambda),
    settleIndexes: () => faults.settle(),
    load: () => ({ ...lambda.load(), sockets: sockets.open() }),
    functionMemory: () => lambda.memory(),
    idle: () => whenIdle({ lambda, streams, queueReaders }),
    stop: () => cleanup.run(),
  };
}

interface ServiceOptions {
  readonly stack: Stack;
  readonly credentials: LocalCredentials;
  readonly iam: Iam;
  readonly siteHost: string;
  readonly lambda: Pick<LambdaService, 'invoke'>;
}

function tablesByName(stack: Stack) {
  return new Map(tableDefinitions(stack).map((definition) => [definition.input.TableName, definition]));
}

interface LocalServices {
  readonly endpoints: Endpoints;
  readonly s3: LocalS3;
  /** The address of DynamoDB Local. */
  readonly database: string;
  readonly faults: InjectedFaults;
}

async function startServices(
  options: LocalCloudOptions,
  { stack, credentials, iam, siteHost, lambda }: ServiceOptions,
  cleanup: Cleanup,
): Promise<LocalServices> {
  const { assemblyDir, localDir, log = () => {}, meter = NO_METER } = options;
  const database = options.dynamoDbEndpoint ?? (await startDatabase(options, cleanup));
  const { template } = readCloudAssembly(assemblyDir);
  const { region, stackName } = stack.identity;
  await createTables({ template, endpoint: database, region, stackName, ...credentials });
  const databaseKey = credentials.accessKeyId;
  const { faults: wanted = NO_FAULTS } = options;
  const faults = cleanup.own(await injectFaults(wanted, { stack, database, databaseKey }));
  const authorized = authorizedCalls({ iam, tables: tableShapes(stack), databaseKey });
  const layers = [
    authorized,
    checkedIndexKeys(tableDefinitions(stack)),
    ...faults.layers,
    ...(meter === NO_METER ? [] : [meteredCalls(meter, tablesByName(stack))]),
  ];
  const dynamodb = cleanup.own(await startDynamoDbFront({ database, layers }));
  const kms = cleanup.own(await startKms(openKeyStore(stack, join(localDir, 'kms.json')), iam));
  const rekognition = cleanup.own(await startRekognition(iam));
  const directory = join(localDir, 's3');
  const s3 = cleanup.own(await startS3({ stack, directory, iam, siteHost, log, meter }));
  const { ses, sns } = await startMessaging({ stack, localDir, lambda, iam, log }, cleanup);
  const ssm = cleanup.own(await startSsm(new ParameterStore(join(localDir, 'ssm.json')), iam));
  const endpoints = {
    dynamodb: dynamodb.url,
    kms: kms.url,
    rekognition: rekognition.url,
    s3: s3.url,
    ses: ses.url,
    sns: sns.url,
    ssm: ssm.url,
  };
  return { endpoints, s3, database, faults };
}

async function startDatabase(
  { localDir, inMemory = false }: LocalCloudOptions,
  cleanup: Cleanup,
): Promise<string> {
  const dynamoDb = await startDynamoDbLocal(inMemory ? { inMemory } : { dbPath: join(localDir, 'dynamodb') });
  cleanup.add(() => dynamoDb.stop());
  return dynamoDb.endpoint;
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
