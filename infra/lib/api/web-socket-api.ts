import { Fn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import {
  WebSocketApi as AwsWebSocketApi,
  CfnRoute,
  type CfnStage,
  WebSocketIntegration,
  WebSocketIntegrationType,
  WebSocketStage,
} from 'aws-cdk-lib/aws-apigatewayv2';
import {
  type BehaviorOptions,
  CachePolicy,
  OriginRequestPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Grantable } from '../lambdas/product-function.ts';
import { ORIGIN_TOKEN_HEADER } from '../names.ts';
import { routeSettings, SOCKET_THROTTLES } from './throttles.ts';

/** The first segment of the API's paths, and so the site's path that CloudFront passes on as it is. */
const STAGE = 'ws';

/** The variable in which the SDK's own client of @connections looks for its address. */
const ENDPOINT_VARIABLE = 'AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI';

/** What the access log records of a handshake or a message: ids and figures, neither addresses nor queries. */
const ACCESS_LOG = JSON.stringify({
  requestId: '$context.requestId',
  time: '$context.requestTime',
  connectionId: '$context.connectionId',
  event: '$context.eventType',
  route: '$context.routeKey',
  status: '$context.status',
  latencyMs: '$context.integrationLatency',
  integrationError: '$context.integration.error',
});

/** The WebSocket API: `$connect`, `$disconnect`, `$default` and a route for each type of message, to one function. */
export class WebSocketApi extends Construct {
  readonly #api: AwsWebSocketApi;
  readonly #stage: WebSocketStage;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.#api = new AwsWebSocketApi(this, 'Api', { routeSelectionExpression: '$request.body.type' });
    this.#stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: this.#api,
      stageName: STAGE,
      autoDeploy: true,
    });
    this.#log();
  }

  /** Routes all messages to one function: those of a `type` among `types` by that name, all else by `$default`. */
  route(types: readonly string[], handler: LambdaFunction): void {
    this.#addRoutes(['$connect', '$disconnect', '$default', ...types], handler);
  }

  /** Lets a function push to the sockets that the table of connections lists, and end those of invalid cookies. */
  allowPush(handler: Grantable, connections: Table): void {
    this.grantManage(handler.lambda, ['POST', 'DELETE']);
    // A subscriber whose cookie was checked again is renewed; one that is gone, or whose cookie is not valid, is removed.
    handler.allow(['dynamodb:Query', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'], [connections.tableArn]);
  }

  /** Lets a function send to the admins' sockets, and read of sockets which those are. */
  allowPushToConsoles(handler: Grantable, connections: Table): void {
    this.grantManage(handler.lambda, ['POST']);
    handler.allow(['dynamodb:Query'], [connections.tableArn], {
      'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['admins'] },
    });
  }

  /** Lets a function end sockets that the table of connections lists, and send nothing to them. */
  allowClose(handler: Grantable, connections: Table): void {
    this.grantManage(handler.lambda, ['DELETE']);
    handler.allow(['dynamodb:Query', 'dynamodb:DeleteItem'], [connections.tableArn]);
  }

  /**
   * Lets a function send to connections (`POST`) or end them (`DELETE`), and sets the SDK's own variable of their address: a client
   * made without an `endpoint`, `new ApiGatewayManagementApiClient({})`, uses it, in AWS and on a developer's machine.
   */
  grantManage(handler: LambdaFunction, methods: readonly ('POST' | 'DELETE')[]): void {
    const { apiId } = this.#api;
    const resources = methods.map((method) => this.#executeArn(apiId, `${STAGE}/${method}/@connections/*`));
    handler.addToRolePolicy(new PolicyStatement({ actions: ['execute-api:ManageConnections'], resources }));
    handler.addEnvironment(ENDPOINT_VARIABLE, this.#stage.callbackUrl);
  }

  /** The distribution's behaviour for `/ws`, by its path pattern. Cookies, Origin and query reach `$connect`. */
  behaviors({
    originToken,
    functionAssociations,
  }: {
    /** Sent with every handshake, so that the function can refuse what does not come through CloudFront. */
    originToken: string;
    /** What passes the viewer's address to the function. */
    functionAssociations: NonNullable<BehaviorOptions['functionAssociations']>;
  }): Record<string, BehaviorOptions> {
    return {
      [`/${STAGE}`]: {
        origin: new HttpOrigin(Fn.select(2, Fn.split('/', this.#api.apiEndpoint)), {
          customHeaders: { [ORIGIN_TOKEN_HEADER]: originToken },
        }),
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        functionAssociations,
      },
    };
  }

  /**
   * One integration and one permission serve all routes. The library's own Lambda integration would make a pair for
   * each, or, shared, permit the first route alone.
   */
  #addRoutes(routeKeys: readonly string[], handler: LambdaFunction): void {
    const stage = this.#stage.node.defaultChild as CfnStage;
    const { apiId } = this.#api;
    const integration = new WebSocketIntegration(this, 'Integration', {
      webSocketApi: this.#api,
      integrationType: WebSocketIntegrationType.AWS_PROXY,
      integrationUri: Stack.of(this).formatArn({
        service: 'apigateway',
        account: 'lambda',
        resource: 'path/2015-03-31/functions',
        resourceName: `${handler.functionArn}/invocations`,
      }),
    });
    for (const routeKey of routeKeys) {
      const route = new CfnRoute(this, `${routeKey}Route`, {
        apiId,
        routeKey,
        authorizationType: 'NONE',
        target: `integrations/${integration.integrationId}`,
      });
      // API Gateway refuses a stage that throttles a route which is not there yet.
      stage.addResourceDependency(route);
    }
    const throttles = Object.entries(SOCKET_THROTTLES).filter(([key]) => routeKeys.includes(key));
    stage.routeSettings = routeSettings(new Map(throttles));
    handler.addPermission('WebSocketApi', {
      scope: this,
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: this.#executeArn(apiId, `${STAGE}/*`),
    });
  }

  #log(): void {
    const logs = new LogGroup(this, 'AccessLogs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const stage = this.#stage.node.defaultChild as CfnStage;
    stage.accessLogSettings = { destinationArn: logs.logGroupArn, format: ACCESS_LOG };
    stage.addResourceDependency(this.#loggingAccount());
  }

  /**
   * Unlike HTTP APIs, WebSocket APIs log in the account's own name, by a role that an account has one of in a region.
   * Both are retained when the stack is deleted, since other APIs may log by it then.
   */
  #loggingAccount(): CfnAccount {
    const role = new Role(this, 'LoggingRole', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      managedPolicies: [
        ManagedPolicy.fromAwsManagedPolicyName('service-role/AmazonAPIGatewayPushToCloudWatchLogs'),
      ],
    });
    role.applyRemovalPolicy(RemovalPolicy.RETAIN);
    const account = new CfnAccount(this, 'LoggingAccount', { cloudWatchRoleArn: role.roleArn });
    account.applyRemovalPolicy(RemovalPolicy.RETAIN);
    return account;
  }

  #executeArn(apiId: string, path: string): string {
    return Stack.of(this).formatArn({ service: 'execute-api', resource: apiId, resourceName: path });
  }
}
