import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { listenOnLoopback } from '../http/loopback-server.ts';
import { readBody } from '../http/read-body.ts';
import type { LambdaService } from '../lambda/lambda-service.ts';
import { isRecord, TemplateError } from '../template/template.ts';

/** CloudFormation's own limit on an answer, in bytes. */
const answerLimit = 4096;

/** What a function said of its custom resource. */
export interface CustomResourceAnswer {
  readonly physicalId: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * Sends a custom resource's request to its function, as CloudFormation does, and waits for what that puts to the address in it.
 * @throws TemplateError with the reason, where it failed or did not answer
 */
export async function requestCustomResource(
  functionArn: string,
  request: { readonly LogicalResourceId: string; readonly PhysicalResourceId?: string },
  lambda: Pick<LambdaService, 'invoke'>,
): Promise<CustomResourceAnswer> {
  const RequestId = randomUUID();
  let answer: unknown;
  const server = await listenOnLoopback((message, response) => {
    readAnswer(message).then(
      (read) => {
        answer = read;
        response.end();
      },
      (error: unknown) => response.writeHead(403).end(String(error)),
    );
  });
  try {
    await lambda.invoke(functionArn, { ...request, RequestId, ResponseURL: `${server.url}/${RequestId}` });
  } finally {
    await server.close();
  }
  return checked(answer, { ...request, RequestId });
}

/** The address is presigned for a PUT without a content type. */
async function readAnswer(message: IncomingMessage): Promise<unknown> {
  const body = await readBody(message, answerLimit);
  if (message.method !== 'PUT' || message.headers['content-type'] !== undefined)
    throw new Error('SignatureDoesNotMatch');
  return JSON.parse(body.toString('utf8'));
}

function checked(
  answer: unknown,
  request: { readonly LogicalResourceId: string; readonly PhysicalResourceId?: string; RequestId: string },
): CustomResourceAnswer {
  const fail = (reason: string) => new TemplateError(`${request.LogicalResourceId}: ${reason}`);
  if (!isRecord(answer) || answer.RequestId !== request.RequestId) throw fail('its function did not answer');
  const { Status, Reason, PhysicalResourceId: physicalId, Data = {} } = answer;
  if (Status !== 'SUCCESS') throw fail(`its function failed: ${String(Reason)}`);
  if (typeof physicalId !== 'string') throw fail('its function gave it no physical id');
  if (request.PhysicalResourceId !== undefined && request.PhysicalResourceId !== physicalId)
    throw fail('its function replaced it, which the local cloud does not play');
  return { physicalId, attributes: Data as Record<string, string> };
}
