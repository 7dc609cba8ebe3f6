import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureAdmin } from '@harbour-haul/admin-cli/ensure-admin';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import type { LocalCloudOptions } from '@harbour-haul/local-cloud/cloud/cloud-options';
import { startLocalCloud } from '@harbour-haul/local-cloud/cloud/local-cloud';
import { ADMIN } from './admin.ts';
import { ASSEMBLY_DIR } from './assembly.ts';
import { type Complain, failOnDenial, Leftovers } from './fail-on-denial.ts';
import { GRANT_USES_DIR } from './grant-uses.ts';
import { endWithTestFile } from './leftovers.ts';
import { TEST_FAULTS } from './test-faults.ts';
import { whenFree } from './when-free.ts';

/** Calls of the API that read an index for admins. */
const LIST = /^\/api\/(leads|chat\/sessions)(\/(active|overview|today))?(\?|$)/;
const SIGN_IN = '__Host-session';
/** Of one read of a table, for which a function would have 2.5 s. */
const JUDGE_TIMEOUT_MS = 60_000;

export interface ApiResponse {
  status: number;
  /** Parsed JSON, or null for an empty body. */
  body: Record<string, unknown>;
  headers: Headers;
  /** The cookies that were set, by name. */
  cookies: Record<string, string>;
}

export type ProductOptions = Pick<
  LocalCloudOptions,
  | 'between'
  | 'clock'
  | 'concurrency'
  | 'eventRetryDelays'
  | 'eventsOfAnEnvironment'
  | 'faults'
  | 'limitChanges'
  | 'limits'
  | 'meter'
  | 'reservedConcurrency'
  | 'schedules'
  | 'standstill'
  | 'throttles'
>;

export interface CallOptions {
  body?: unknown;
  /** Sent as it is, in place of `body` as JSON. */
  rawBody?: string;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
}

/**
 * The whole product from the synthesized template, with an admin, on a free port and in a folder of its own. Calls go
 * through the local CloudFront over real sockets.
 */
export async function startLocalProduct(
  options: ProductOptions = {},
  /** Hears what functions do wrong, in place of this file's console. */
  complain?: Complain,
  /** Where its folder is made. */
  parentDirectory = tmpdir(),
) {
  const localDir = mkdtempSync(join(parentDirectory, 'harbour-haul-'));
  const logLines: string[] = [];
  const leftovers = new Leftovers(complain);
  const functionLog = (name: string, line: string) => {
    logLines.push(line);
    leftovers.take(name, line);
  };
  const cloud = await startLocalCloud({
    faults: TEST_FAULTS,
    // All calls come from one address.
    limits: 'loose',
    // By the clock, leads that a test has written would become new in the middle of it.
    schedules: false,
    ...options,
    assemblyDir: ASSEMBLY_DIR,
    localDir,
    inMemory: true,
    // One DynamoDB serves all files of a run, each in a database of its own.
    dynamoDbEndpoint: process.env.TEST_DYNAMODB_ENDPOINT,
    functionLog,
    log: (line) => failOnDenial(line, complain),
    grantUses: GRANT_USES_DIR,
  });
  const stop = async () => {
    await cloud.stop();
    rmSync(localDir, { recursive: true, force: true });
    leftovers.check();
  };
  endWithTestFile(stop);
  const { accessKeyId, secretAccessKey, region, endpoints, outputs } = cloud;
  const documents = createDocumentClient({
    endpoint: endpoints.dynamodb,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Whoever compares whole tables beside much other work is no function, which gives up sooner.
    requestHandler: { requestTimeout: JUDGE_TIMEOUT_MS, throwOnRequestTimeout: true },
  });
  const users = new UsersRepository(new Table(documents, outputs.UsersTableName ?? ''));
  await ensureAdmin(users, ADMIN.username, ADMIN.password);

  const call = async (
    method: string,
    path: string,
    options: CallOptions = {},
    base = cloud.url,
  ): Promise<ApiResponse> => {
    const {
      body,
      rawBody = body === undefined ? undefined : JSON.stringify(body),
      headers,
      cookies,
    } = options;
    // Lists of admins are what they will be half a second later; nothing but what they show is decided by them (0039).
    if (method === 'GET' && cookies?.[SIGN_IN] && LIST.test(path)) await cloud.settleIndexes();
    const request = () =>
      fetch(`${base}${path}`, {
        method,
        headers: {
          ...(rawBody !== undefined && { 'content-type': 'application/json' }),
          ...(cookies && {
            cookie: Object.entries(cookies)
              .map(([name, value]) => `${name}=${value}`)
              .join('; '),
          }),
          ...headers,
        },
        ...(rawBody !== undefined && { body: rawBody }),
      });
    const { response, text } = await whenFree(request);
    return {
      status: response.status,
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      headers: response.headers,
      cookies: Object.fromEntries(response.headers.getSetCookie().map(readSetCookie)),
    };
  };

  return {
    ...cloud,
    /** Where its data lies. */
    localDir,
    call,
    users,
    documents,
    /** What the functions printed. */
    logLines,
    /** @throws Error that names what functions have left under way */
    checkLeftovers: () => leftovers.check(),
    signIn: async () => (await call('POST', '/api/login', { body: ADMIN })).cookies,
    stop,
  };
}

export type LocalProduct = Awaited<ReturnType<typeof startLocalProduct>>;

function readSetCookie(header: string): [string, string] {
  const [pair = ''] = header.split(';');
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}
