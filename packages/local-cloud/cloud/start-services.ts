import { join } from 'node:path';
import { tableShapes } from '../dynamodb/access/table-shapes.ts';
import { createTables } from '../dynamodb/create-tables.ts';
import { startDynamoDbLocal } from '../dynamodb/dynamodb-local.ts';
import {
  hasShadows,
  type InjectedFaults,
  injectFaults,
  NO_FAULTS,
} from '../dynamodb/faults/fault-injection.ts';
import { authorizedCalls } from '../dynamodb/front/authorized-calls.ts';
import { startDynamoDbFront } from '../dynamodb/front/dynamodb-front.ts';
import { type ToldWrites, toldWrites } from '../dynamodb/front/told-writes.ts';
import { meteredCalls } from '../dynamodb/metering/metered-calls.ts';
import { tableDefinitions } from '../dynamodb/table-definitions.ts';
import { distinctItems } from '../dynamodb/validation/distinct-items.ts';
import { checkedIndexKeys } from '../dynamodb/validation/index-keys.ts';
import type { Iam } from '../iam/iam.ts';
import { openKeyStore } from '../kms/key-store.ts';
import { startKms } from '../kms/kms-server.ts';
import type { AsyncInvocations } from '../lambda/async-invocations.ts';
import type { Cleanup } from '../process/cleanup.ts';
import { startRekognition } from '../rekognition/rekognition-server.ts';
import { type LocalS3, startS3 } from '../s3/s3-server.ts';
import { ParameterStore } from '../ssm/parameter-store.ts';
import { startSsm } from '../ssm/ssm-server.ts';
import { readCloudAssembly } from '../template/cloud-assembly.ts';
import type { Stack } from '../template/stack.ts';
import { NO_METER } from '../usage/usage-meter.ts';
import type { LocalCloudOptions } from './cloud-options.ts';
import type { Endpoints } from './endpoints.ts';
import type { LocalCredentials } from './local-credentials.ts';
import { startMessaging } from './messaging.ts';

interface ServiceOptions {
  readonly stack: Stack;
  readonly credentials: LocalCredentials;
  readonly iam: Iam;
  readonly siteHost: string;
  /** Invokes functions that hear what is published. */
  readonly invocations: Pick<AsyncInvocations, 'deliver'>;
}

interface LocalServices {
  readonly endpoints: Endpoints;
  readonly s3: LocalS3;
  /** The address of DynamoDB Local. */
  readonly database: string;
  readonly faults: InjectedFaults;
  readonly onWritten: ToldWrites['onWritten'];
}

/** Starts what functions call: databases, keys, buckets, mail. Each listens on a port of its own. */
export async function startServices(
  options: LocalCloudOptions,
  { stack, credentials, iam, siteHost, invocations }: ServiceOptions,
  cleanup: Cleanup,
): Promise<LocalServices> {
  const { assemblyDir, localDir, log = () => {}, meter = NO_METER } = options;
  const database = options.dynamoDbEndpoint ?? (await startDatabase(options, cleanup));
  const { template } = readCloudAssembly(assemblyDir);
  const { region, stackName } = stack.identity;
  const { faults: wanted = NO_FAULTS } = options;
  const indexes = !hasShadows(wanted);
  await createTables({ template, endpoint: database, region, stackName, indexes, ...credentials });
  const databaseKey = credentials.accessKeyId;
  const faults = cleanup.own(await injectFaults(wanted, { stack, database, databaseKey }));
  const authorized = authorizedCalls({ iam, tables: tableShapes(stack), databaseKey });
  const writes = toldWrites();
  const layers = [
    authorized,
    distinctItems(tableDefinitions(stack)),
    checkedIndexKeys(tableDefinitions(stack)),
    ...faults.layers,
    ...(meter === NO_METER ? [] : [meteredCalls(meter, tablesByName(stack))]),
    writes.layer,
  ];
  const dynamodb = cleanup.own(await startDynamoDbFront({ database, layers }));
  const kms = cleanup.own(await startKms(openKeyStore(stack, join(localDir, 'kms.json')), iam));
  const rekognition = cleanup.own(await startRekognition(iam));
  const directory = join(localDir, 's3');
  const s3 = cleanup.own(await startS3({ stack, directory, iam, siteHost, log, meter }));
  const { ses, sns } = await startMessaging({ stack, localDir, invocations, iam }, cleanup);
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
  return { endpoints, s3, database, faults, onWritten: writes.onWritten };
}

async function startDatabase(
  { localDir, inMemory = false }: LocalCloudOptions,
  cleanup: Cleanup,
): Promise<string> {
  const dynamoDb = await startDynamoDbLocal(inMemory ? { inMemory } : { dbPath: join(localDir, 'dynamodb') });
  cleanup.add(() => dynamoDb.stop());
  return dynamoDb.endpoint;
}

function tablesByName(stack: Stack) {
  return new Map(tableDefinitions(stack).map((definition) => [definition.input.TableName, definition]));
}
