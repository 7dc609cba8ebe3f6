import { type HttpApi, httpApis } from '@harbour-haul/local-cloud/gateway/http/http-api';
import { webSocketApis } from '@harbour-haul/local-cloud/gateway/websocket/websocket-api';
import { streamMappings } from '@harbour-haul/local-cloud/streams/stream-mappings';
import type { Stack } from '@harbour-haul/local-cloud/template/stack';
import { DYNAMODB } from './aws-quotas.ts';
import type { Quota } from './quota.ts';

const THROTTLES = 'infra/lib/api/throttles.ts';
const THROUGHPUT = 'infra/lib/storage/table-throughput.ts';

/** What the stages and tables of the template take. */
export function stackQuotas(stack: Stack): Quota[] {
  return [...httpApis(stack, 1).flatMap(httpThrottles), ...socketThrottles(stack), ...tableMaxima(stack)];
}

/** How many functions read the stream of each table, by its name: beyond `DYNAMODB.streamReaders` they are throttled. */
export function streamReaders(stack: Stack): Map<string, number> {
  const mappings = Map.groupBy(streamMappings(stack), ({ tableName }) => tableName);
  return new Map([...mappings].map(([table, readers]) => [table, readers.length]));
}

function httpThrottles({ routes, limits }: HttpApi): Quota[] {
  return routes.map(({ routeKey }) => throttle(routeKey, limits(routeKey)));
}

function socketThrottles(stack: Stack): Quota[] {
  return webSocketApis(stack).flatMap(({ stages, functionArns }) =>
    [...stages.values()].flatMap((limits) =>
      [...functionArns.keys()].map((routeKey) => throttle(routeKey, limits(routeKey))),
    ),
  );
}

function throttle(routeKey: string, { rate, burst }: { rate: number; burst: number }): Quota {
  const name = `throttle of ${routeKey}`;
  return {
    service: 'API Gateway',
    name,
    limit: rate,
    burst,
    per: 'second',
    use: routeKey,
    source: THROTTLES,
  };
}

function tableMaxima(stack: Stack): Quota[] {
  return stack.ofType('AWS::DynamoDB::Table').flatMap(({ logicalId, properties }) => {
    const table = tableLabel(logicalId);
    const maxima = properties.child('OnDemandThroughput');
    return (['write', 'read'] as const).flatMap((kind) => {
      const own = maxima.number(kind === 'write' ? 'MaxWriteRequestUnits' : 'MaxReadRequestUnits');
      const use = `${kind}s of ${table}`;
      const quota = { service: 'DynamoDB', per: 'second', use } as const;
      const onDemand = {
        ...quota,
        name: `${use}, on demand`,
        limit: DYNAMODB.units,
        source: DYNAMODB.source,
      };
      const partition = {
        ...quota,
        name: `${use}, were all of one partition`,
        limit: DYNAMODB.partition[kind],
        source: DYNAMODB.partitionSource,
      };
      const always = [onDemand, partition];
      if (own === undefined) return always;
      return [{ ...quota, name: `${use}, its maximum`, limit: own, source: THROUGHPUT }, ...always];
    });
  });
}

/** The name of a table without the hash that CDK appends. */
export function tableLabel(logicalId: string): string {
  return logicalId.replace(/[0-9A-F]{8}$/, '');
}
