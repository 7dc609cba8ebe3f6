import type { ApiRoute } from '@harbour-haul/contract/operation';
import { API_ROUTES, type OperationName } from '@harbour-haul/contract/routes';
import { AppError } from '@harbour-haul/domain/errors';
import type { Middleware } from './pipeline.ts';

interface RoutedEvent<Operation> {
  routeKey: string;
  route: ApiRoute;
  operation: Operation;
}

/**
 * Adds the contract's route of a request and the operation that serves it. API Gateway has matched the path already,
 * so that its key is looked up and no path is matched here, as `@middy/http-router` would.
 * @throws AppError `not_found`
 */
export function route<Operation extends { name: OperationName }>(
  operations: readonly Operation[],
): Middleware<RoutedEvent<Operation>> {
  const byKey = new Map<string, { route: ApiRoute; operation: Operation }>();
  for (const operation of operations) {
    const found: ApiRoute = API_ROUTES[operation.name];
    byKey.set(`${found.method} ${found.path}`, { route: found, operation });
  }
  return {
    before: ({ event }) => {
      const found = byKey.get(event.routeKey);
      if (!found) throw new AppError('not_found', 'There is no such call.');
      Object.assign(event, found);
    },
  };
}
