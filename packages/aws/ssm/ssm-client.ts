import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { SignatureV4 } from '@smithy/signature-v4';
import { CLIENT_LIMITS } from '../clients/client-settings.ts';
import { boundedRetries } from '../clients/retry-strategy.ts';
import { SignerDigest } from './signer-digest.ts';

/** What SSM refused, named by its code, such as `ParameterNotFound`, or why it did not answer. */
export class SsmError extends Error {
  declare readonly cause?: Error;
  /** 0 where there was no answer. */
  readonly status: number;

  constructor(status: number, code: string) {
    super(`SSM responded with ${status} ${code}.`);
    this.name = code;
    this.status = status;
  }
}

interface SsmAccess {
  region: string;
  endpoint: string;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
}

type SsmOperation = 'GetParameter' | 'PutParameter' | 'DeleteParameter';

const { requestTimeout, maxAttempts } = CLIENT_LIMITS.ssm;

/**
 * The few calls of Parameter Store, signed by the SDK's own signer and tried again by the rules of all clients. The SDK's client
 * would be a fifth of each bundle, for one call (0040).
 */
export class SsmClient {
  readonly #endpoint: URL;
  readonly #signer: SignatureV4;
  readonly #retries = boundedRetries(maxAttempts);

  /** Without `access` endpoint, region and credentials come from the environment, as in Lambda. */
  constructor(access: SsmAccess = accessOfEnvironment()) {
    const { region, credentials } = access;
    this.#endpoint = new URL(access.endpoint);
    this.#signer = new SignatureV4({ service: 'ssm', region, credentials, sha256: SignerDigest });
  }

  /** Calls an operation; resolves to its output. @param signal gives it up, its attempts included @throws SsmError */
  async call(operation: SsmOperation, input: object, signal?: AbortSignal): Promise<Record<string, unknown>> {
    let token = await this.#retries.acquireInitialRetryToken('ssm');
    for (;;) {
      try {
        return await this.#attempt(operation, JSON.stringify(input), signal);
      } catch (thrown) {
        const error = thrown instanceof SsmError ? thrown : new SsmError(0, networkCode(thrown));
        if (signal?.aborted) throw error;
        token = await this.#retries
          .refreshRetryTokenForRetry(token, { error, errorType: kindOf(error) })
          .catch(() => Promise.reject(error));
        await delay(token.getRetryDelay(), undefined, { signal }).catch(() => Promise.reject(error));
      }
    }
  }

  async #attempt(
    operation: SsmOperation,
    body: string,
    signal: AbortSignal | undefined,
  ): Promise<Record<string, unknown>> {
    const { protocol, host, hostname, port } = this.#endpoint;
    const { headers } = await this.#signer.sign({
      method: 'POST',
      protocol,
      hostname,
      path: '/',
      query: {},
      headers: {
        host,
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AmazonSSM.${operation}`,
      },
      body,
    });
    const { status, content } = await post({ protocol, hostname, port, headers }, body, signal);
    const output = JSON.parse(content || '{}') as Record<string, unknown> & { __type?: string };
    if (status === 200) return output;
    throw new SsmError(status, (output.__type ?? 'UnknownError').replace(/^.*#/, ''));
  }
}

function accessOfEnvironment(): SsmAccess {
  const { AWS_REGION: region = '', AWS_ENDPOINT_URL_SSM: endpoint, ...env } = process.env;
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = env;
  const { AWS_SESSION_TOKEN: sessionToken } = env;
  return {
    region,
    endpoint: endpoint ?? `https://ssm.${region}.amazonaws.com`,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) },
  };
}

/** What the retry strategy goes by. */
function kindOf({ status, name }: SsmError): 'TRANSIENT' | 'THROTTLING' | 'CLIENT_ERROR' {
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
  given: AbortSignal | undefined,
): Promise<{ status: number; content: string }> {
  const send = address.protocol === 'http:' ? httpRequest : httpsRequest;
  return new Promise((resolve, reject) => {
    const tooLong = AbortSignal.timeout(requestTimeout);
    const signal = given === undefined ? tooLong : AbortSignal.any([tooLong, given]);
    const outgoing = send({ ...address, method: 'POST', signal }, (response) => {
      const { statusCode: status = 0 } = response;
      text(response).then((content) => resolve({ status, content }), reject);
    });
    outgoing.once('error', reject).end(body);
  });
}
