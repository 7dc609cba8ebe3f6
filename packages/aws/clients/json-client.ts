import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { SignatureV4 } from '@smithy/signature-v4';
import { CLIENT_LIMITS } from './client-settings.ts';
import { boundedRetries } from './retry-strategy.ts';
import { SignerDigest } from './signer-digest.ts';

/** Services that speak JSON alone, by the name that signatures carry, with their operations. */
const SERVICES = {
  kms: { target: 'TrentService', operations: ['Sign', 'GetPublicKey'] },
  ssm: { target: 'AmazonSSM', operations: ['GetParameter', 'PutParameter', 'DeleteParameter'] },
} as const;

type JsonService = keyof typeof SERVICES;
type Operation<S extends JsonService> = (typeof SERVICES)[S]['operations'][number];

/** What a service refused, named by its code, such as `ParameterNotFound`, or why it did not answer. */
export class JsonServiceError extends Error {
  declare readonly cause?: Error;
  /** 0 where there was no answer. */
  readonly status: number;

  constructor(service: JsonService, status: number, code: string) {
    super(`${service.toUpperCase()} responded with ${status} ${code}.`);
    this.name = code;
    this.status = status;
  }
}

interface JsonServiceAccess {
  region: string;
  endpoint: string;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
}

/**
 * The few calls of Parameter Store and KMS, signed by the SDK's own signer and tried again by the rules of all clients. The SDK's
 * clients would be a quarter of each bundle, for one call or two (0040, 0076).
 */
export class JsonClient<S extends JsonService> {
  readonly #service: S;
  readonly #endpoint: URL;
  readonly #signer: SignatureV4;
  readonly #retries: ReturnType<typeof boundedRetries>;

  /** Without `access` endpoint, region and credentials come from the environment, as in Lambda. */
  constructor(service: S, access: JsonServiceAccess = accessOfEnvironment(service)) {
    const { region, credentials } = access;
    this.#service = service;
    this.#endpoint = new URL(access.endpoint);
    this.#signer = new SignatureV4({ service, region, credentials, sha256: SignerDigest });
    this.#retries = boundedRetries(CLIENT_LIMITS[service].maxAttempts);
  }

  /** Calls an operation; resolves to its output. @param signal gives it up, its attempts included @throws JsonServiceError */
  async call(operation: Operation<S>, input: object, signal?: AbortSignal): Promise<Record<string, unknown>> {
    let token = await this.#retries.acquireInitialRetryToken(this.#service);
    const invocation = randomUUID();
    for (;;) {
      try {
        return await this.#attempt({ operation, invocation, body: JSON.stringify(input), signal });
      } catch (thrown) {
        const error =
          thrown instanceof JsonServiceError
            ? thrown
            : new JsonServiceError(this.#service, 0, networkCode(thrown));
        if (signal?.aborted) throw error;
        token = await this.#retries
          .refreshRetryTokenForRetry(token, { error, errorType: kindOf(error) })
          .catch(() => Promise.reject(error));
        await delay(token.getRetryDelay(), undefined, { signal }).catch(() => Promise.reject(error));
      }
    }
  }

  async #attempt({ operation, invocation, body, signal }: Attempt<S>): Promise<Record<string, unknown>> {
    const { protocol, host, hostname, port } = this.#endpoint;
    const { headers } = await this.#signer.sign({
      method: 'POST',
      protocol,
      hostname,
      path: '/',
      query: {},
      headers: {
        host,
        'amz-sdk-invocation-id': invocation,
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `${SERVICES[this.#service].target}.${operation}`,
      },
      body,
    });
    const tooLong = AbortSignal.timeout(CLIENT_LIMITS[this.#service].requestTimeout);
    const { status, content } = await post(
      { protocol, hostname, port, headers },
      body,
      signal === undefined ? tooLong : AbortSignal.any([tooLong, signal]),
    );
    const output = JSON.parse(content || '{}') as Record<string, unknown> & { __type?: string };
    if (status === 200) return output;
    throw new JsonServiceError(this.#service, status, (output.__type ?? 'UnknownError').replace(/^.*#/, ''));
  }
}

interface Attempt<S extends JsonService> {
  operation: Operation<S>;
  /** The same for all attempts of one call, by which AWS's logs and ours tell them apart from other calls, as the SDK's clients. */
  invocation: string;
  body: string;
  signal: AbortSignal | undefined;
}

function accessOfEnvironment(service: JsonService): JsonServiceAccess {
  const { AWS_REGION: region = '', ...env } = process.env;
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = env;
  const { AWS_SESSION_TOKEN: sessionToken } = env;
  return {
    region,
    endpoint:
      env[`AWS_ENDPOINT_URL_${service.toUpperCase()}`] ?? `https://${service}.${region}.amazonaws.com`,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) },
  };
}

/** What the retry strategy goes by. */
function kindOf({ status, name }: JsonServiceError): 'TRANSIENT' | 'THROTTLING' | 'CLIENT_ERROR' {
  if (status === 0 || status >= 500) return 'TRANSIENT';
  return /Throttl|TooManyUpdates|RequestLimitExceeded/.test(name) ? 'THROTTLING' : 'CLIENT_ERROR';
}

/** `ECONNRESET`, `ABORT_ERR` for what took too long, … */
function networkCode(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'NetworkError';
}

interface Address {
  protocol: string;
  hostname: string;
  port: string;
  headers: Record<string, string>;
}

function post(
  address: Address,
  body: string,
  signal: AbortSignal,
): Promise<{ status: number; content: string }> {
  const send = address.protocol === 'http:' ? httpRequest : httpsRequest;
  return new Promise((resolve, reject) => {
    const outgoing = send({ ...address, method: 'POST', signal }, (response) => {
      const { statusCode: status = 0 } = response;
      text(response).then((content) => resolve({ status, content }), reject);
    });
    outgoing.once('error', reject).end(body);
  });
}
