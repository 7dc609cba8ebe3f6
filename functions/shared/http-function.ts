import type { Tokens } from '@harbour-haul/aws/auth/tokens';
import type { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import type { FunctionName } from '@harbour-haul/contract/functions';
import type { ApiRoute } from '@harbour-haul/contract/operation';
import type { OperationName, OperationNamesOf } from '@harbour-haul/contract/routes';
import httpEventNormalizer from '@middy/http-event-normalizer';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { readCookies } from './cookies.ts';
import { type FormBody, type HttpRequest, VIEWER_ADDRESS_HEADER } from './http-types.ts';
import type { Identity } from './identity.ts';
import { dependencies } from './middleware/dependencies.ts';
import { formBody } from './middleware/form-body.ts';
import { httpErrors } from './middleware/http-errors.ts';
import { identity } from './middleware/identity.ts';
import { jsonBody } from './middleware/json-body.ts';
import { jsonResponse } from './middleware/json-response.ts';
import { originGuard } from './middleware/origin-guard.ts';
import { type LambdaHandler, pipeline } from './middleware/pipeline.ts';
import { refusalMetrics } from './middleware/refusal-metrics.ts';
import { withRequestContext } from './middleware/request-context.ts';
import { requestSchemas } from './middleware/request-schemas.ts';
import { route } from './middleware/route.ts';
import type { Operation } from './operation.ts';
import type { OriginTokens } from './origin-tokens.ts';

/** What every function of the HTTP API depends on. */
export interface HttpDeps {
  tokens: Tokens;
  users: UsersRepository;
  /** Knows what CloudFront sends with every request (`infra/lib/storage/origin-token.ts`). */
  originTokens: Pick<OriginTokens, 'accepts'>;
  now(): Date;
}

/** An event as the middlewares complete it. */
interface HttpEvent<Deps> extends APIGatewayProxyEventV2 {
  deps: Deps;
  route: ApiRoute;
  operation: Operation<OperationName, Deps>;
  identity: Identity;
  form: FormBody | null;
  json: unknown;
  parsed: Pick<HttpRequest, 'query' | 'body' | 'form'>;
  pathParameters: Record<string, string>;
  queryStringParameters: Record<string, string>;
}

/** The Lambda handler of one function of the HTTP API: each request passes the same pipeline to its operation. */
export function httpFunction<F extends FunctionName, Deps extends HttpDeps>(
  operations: { [N in OperationNamesOf<F>]: Operation<N, Deps> },
  compose: () => Deps,
): LambdaHandler<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> {
  return withRequestContext(
    pipeline<APIGatewayProxyEventV2, HttpEvent<Deps>, APIGatewayProxyStructuredResultV2>(
      [
        jsonResponse(),
        httpEventNormalizer<APIGatewayProxyEventV2>(),
        dependencies(compose),
        route(Object.values<Operation<OperationName, Deps>>(operations)),
        originGuard(),
        identity(),
        formBody(),
        jsonBody(),
        requestSchemas(),
        httpErrors(),
        refusalMetrics(),
      ],
      async (event) => event.operation.handle(toRequest(event), event.deps),
    ),
  );
}

function toRequest(event: Omit<HttpEvent<unknown>, 'deps' | 'operation'>): HttpRequest {
  const headers = event.headers as Record<string, string>;
  return {
    ...event.parsed,
    params: event.pathParameters,
    headers,
    cookies: readCookies(event.cookies),
    viewerAddress: headers[VIEWER_ADDRESS_HEADER] ?? event.requestContext.http.sourceIp,
    ...event.identity,
  };
}
