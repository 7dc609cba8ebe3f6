import type { FunctionName } from '@harbour-haul/contract/functions';
import { API_ROUTES } from '@harbour-haul/contract/routes';
import { RemovalPolicy } from 'aws-cdk-lib';
import {
  HttpApi as AwsHttpApi,
  type CfnRoute,
  type CfnStage,
  HttpMethod,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { defaultRouteSettings, HTTP_DEFAULT, HTTP_THROTTLES, routeSettings } from './throttles.ts';

/** What the access log records of a request: ids and figures, neither addresses nor paths with a visitor in them. */
const ACCESS_LOG = JSON.stringify({
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  latencyMs: '$context.responseLatency',
  bytes: '$context.responseLength',
  integrationError: '$context.integrationErrorMessage',
});

/** The HTTP API: exactly the routes of the contract, each to the function that the contract names. */
export class HttpApi extends Construct {
  readonly api: AwsHttpApi;

  constructor(scope: Construct, id: string, functions: Record<FunctionName, IFunction>) {
    super(scope, id);
    this.api = new AwsHttpApi(this, 'Api', { createDefaultStage: true });
    const stage = this.api.defaultStage?.node.defaultChild as CfnStage;
    this.#log(stage);
    throttle(stage);
    for (const [name, route] of Object.entries(API_ROUTES)) {
      const routes = this.api.addRoutes({
        path: route.path,
        methods: [HttpMethod[route.method]],
        integration: new HttpLambdaIntegration(`${name}Integration`, functions[route.function]),
      });
      // API Gateway refuses a stage that throttles a route which is not there yet.
      for (const { node } of routes) stage.addResourceDependency(node.defaultChild as CfnRoute);
    }
  }

  #log(stage: CfnStage): void {
    const logs = new LogGroup(this, 'AccessLogs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    stage.accessLogSettings = { destinationArn: logs.logGroupArn, format: ACCESS_LOG };
  }
}

function throttle(stage: CfnStage): void {
  stage.defaultRouteSettings = defaultRouteSettings(HTTP_DEFAULT);
  stage.routeSettings = routeSettings(HTTP_THROTTLES);
}
