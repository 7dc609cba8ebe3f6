import type { Tokens } from '@harbour-haul/aws/auth/tokens';
import type { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import type { FunctionName } from '@harbour-haul/contract/functions';
import type { ApiRoute } from '@harbour-haul/contract/operation';
import { API_ROUTES, type OperationNamesOf } from '@harbour-haul/contract/routes';
import { AppError } from '@harbour-haul/domain/errors';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { readCookies } from './cookies.ts';
import { errorResponse } from './error-response.ts';
import { isForm, readFormBody } from './form-body.ts';
import type { HttpRequest, HttpResponse, Operation } from './http-types.ts';
import {
  type Identity,
  identifyViewer,
  requireParticipant,
  requireUser,
  requireVisitor,
} from './identity.ts';
import { guardOrigin } from './origin-guard.ts';
import { readJsonBody } from './request-body.ts';
import { forForm, toResult } from './to-result.ts';

/** What every function of the HTTP API depends on. */
export interface HttpDeps {
  tokens: Tokens;
  users: UsersRepository;
  /** What CloudFront sends with every request (`infra/lib/web-site.ts`). */
  originToken: string;
  now(): Date;
}

type Handler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * The Lambda handler of one function: chooses the operation by route, enforces the `access` that the contract gives
 * the route, and turns whatever is thrown into a response. Dependencies are built once, at the first request.
 */
export function httpFunction<F extends FunctionName, Deps extends HttpDeps>(
  operations: Record<OperationNamesOf<F>, Operation<Deps>>,
  compose: () => Deps,
): Handler {
  const byRoute = new Map<string, { route: ApiRoute; operation: Operation<Deps> }>();
  for (const [name, operation] of Object.entries<Operation<Deps>>(operations)) {
    const route: ApiRoute = API_ROUTES[name as OperationNamesOf<F>];
    byRoute.set(`${route.method} ${route.path}`, { route, operation });
  }
  let deps: Deps | undefined;

  const dispatch = async (event: APIGatewayProxyEventV2): Promise<HttpResponse> => {
    deps ??= compose();
    const found = byRoute.get(event.routeKey);
    if (!found) throw new AppError('not_found', 'There is no such call.');
    const headers = event.headers as Record<string, string>;
    guardOrigin(headers, found.route.method, deps.originToken);
    const request = await toRequest(event, found.route, deps);
    return found.operation(request, deps);
  };

  const handle = async (event: APIGatewayProxyEventV2) => toResult(await dispatch(event));
  return middy(handle).onError((failed) => {
    const { error, event } = failed as unknown as { error: unknown; event: APIGatewayProxyEventV2 };
    const response = errorResponse(error, event.requestContext.requestId);
    failed.response = toResult(isForm(event) ? forForm(response) : response);
  }) as unknown as Handler;
}

async function toRequest(
  event: APIGatewayProxyEventV2,
  route: ApiRoute,
  deps: HttpDeps,
): Promise<HttpRequest> {
  const cookies = readCookies(event.cookies);
  const params = (event.pathParameters ?? {}) as Record<string, string>;
  const headers = event.headers as Record<string, string>;
  const { user, provenVisitorId } = await identify(route, params, cookies, deps);
  const hasBody = (route.method === 'POST' || route.method === 'PATCH') && !isEmptyPost(event);
  const form = hasBody && route.form && isForm(event) ? await readFormBody(event) : null;
  return {
    body: hasBody && !form ? readJsonBody(event, route.bodyKb) : undefined,
    form,
    query: (event.queryStringParameters ?? {}) as Record<string, string>,
    params,
    headers,
    cookies,
    viewerAddress: headers['x-viewer-address'] ?? event.requestContext.http.sourceIp,
    requestId: event.requestContext.requestId,
    user,
    provenVisitorId,
  };
}

/** Enforces the contract's `access` and returns the caller's identity. */
async function identify(
  { access }: ApiRoute,
  params: Record<string, string>,
  cookies: Record<string, string>,
  deps: HttpDeps,
): Promise<Identity> {
  const nobody = { user: null, provenVisitorId: null };
  switch (access) {
    case 'public':
      return nobody;
    case 'visitor':
      await requireVisitor(params.visitorId ?? '', cookies, deps.tokens);
      return nobody;
    case 'participant':
      return requireParticipant(cookies, deps);
    case 'viewer':
      return identifyViewer(cookies, deps);
    case 'admin':
      return { ...nobody, user: await requireUser(cookies, deps) };
    default:
      return access satisfies never;
  }
}

/** A POST without a body, such as log-out. */
function isEmptyPost(event: APIGatewayProxyEventV2): boolean {
  return (event.body ?? '') === '' && event.headers['content-type'] === undefined;
}
