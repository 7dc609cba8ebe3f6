import type { LambdaName } from '@harbour-haul/contract/functions';
import { Stack } from 'aws-cdk-lib';
import { HttpApi, WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Table } from 'aws-cdk-lib/aws-dynamodb';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct, IConstruct } from 'constructs';
import { ProductFunction } from '../lambdas/product-function.ts';

/** Nobody waits for the first; a deployment waits for the second and fails with it; whom the third fails is told so. Each alarm costs, and their failures stand in the log. */
const UNWATCHED: readonly LambdaName[] = ['tracking', 'origin-token', 'public-key', 'team'];

/** What a stack consists of, as far as it is watched. */
export type StackParts = ReturnType<typeof stackParts>;

/**
 * Everything in the stack that is to be watched, found by its kind: what is added to the stack later has its alarms without
 * being named here.
 */
export function stackParts(scope: Construct) {
  const all = Stack.of(scope).node.findAll();
  const of = <C extends IConstruct>(kind: abstract new (...args: never[]) => C): C[] =>
    all.filter((one): one is C => one instanceof kind);
  return {
    functions: of<ProductFunction<LambdaName>>(ProductFunction).filter(
      ({ name }) => !UNWATCHED.includes(name),
    ),
    httpApis: of(HttpApi),
    socketApis: of(WebSocketApi),
    distributions: of(Distribution),
    tables: of(Table),
    queues: of(Queue),
    logGroups: of(LogGroup),
  };
}
