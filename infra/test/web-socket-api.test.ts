import { expect, it } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { WebSocketApi } from '../lib/api/web-socket-api.ts';

const template = synthesize();

function synthesize(): Template {
  // The product's own synthesis validates; here it would only keep the test's process.
  const stack = new Stack(new App({ builtinCloudFormationValidation: false }));
  const [realtime, chat] = ['Realtime', 'Chat'].map(
    (id) =>
      new LambdaFunction(stack, id, {
        runtime: Runtime.NODEJS_24_X,
        handler: 'index.handler',
        code: Code.fromInline('exports.handler = async () => {};'),
      }),
  );
  if (!realtime || !chat) throw new Error('no functions');
  const sockets = new WebSocketApi(stack, 'WebSocketApi');
  sockets.route(['auth', 'ping'], realtime);
  sockets.grantManage(chat, ['POST', 'DELETE']);
  new Distribution(stack, 'Site', {
    defaultBehavior: { origin: new HttpOrigin('site.example') },
    additionalBehaviors: sockets.behaviors({ originToken: 'secret', functionAssociations: [] }),
  });
  return Template.fromStack(stack);
}

/** Joins what the template joins, with references by name. */
function text(value: unknown): string {
  if (typeof value === 'string') return value;
  const { Ref, 'Fn::Join': join } = value as { Ref?: string; 'Fn::Join'?: [string, unknown[]] };
  return join === undefined ? `<${Ref?.replace(/[0-9A-F]{8}$/, '')}>` : join[1].map(text).join(join[0]);
}

const of = (type: string) => Object.values(template.findResources(type)).map(({ Properties }) => Properties);

it('the WebSocket API has the lifecycle’s routes and its own, all to one function', () => {
  expect(of('AWS::ApiGatewayV2::Api')).toMatchObject([
    { ProtocolType: 'WEBSOCKET', RouteSelectionExpression: '$request.body.type' },
  ]);
  const routes = of('AWS::ApiGatewayV2::Route');
  expect(routes.map(({ RouteKey }) => RouteKey)).toEqual([
    '$connect',
    '$disconnect',
    '$default',
    'auth',
    'ping',
  ]);
  expect(new Set(routes.map(({ Target }) => text(Target))).size).toBe(1);
  const [permission, ...others] = of('AWS::Lambda::Permission');
  expect(others).toEqual([]);
  expect(text(permission?.SourceArn)).toBe(
    'arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>:<WebSocketApi>/ws/*',
  );
});

it('lets a function manage connections of this stage and nothing else, and sets their address in its environment', () => {
  const [policy, ...others] = of('AWS::IAM::Policy');
  expect(others).toEqual([]);
  const statements = (policy?.PolicyDocument.Statement ?? []) as { Action: unknown; Resource: unknown[] }[];
  expect(statements.map(({ Action }) => Action)).toEqual(['execute-api:ManageConnections']);
  const arn = 'arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>:<WebSocketApi>/ws';
  expect(statements[0]?.Resource.map(text).sort()).toEqual(
    ['DELETE', 'POST'].map((method) => `${arn}/${method}/@connections/*`),
  );
  const endpoints = of('AWS::Lambda::Function').map(
    ({ Environment }) => Environment?.Variables.AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI as unknown,
  );
  expect(endpoints.filter((endpoint) => endpoint !== undefined).map(text)).toEqual([
    'https://<WebSocketApi>.execute-api.<AWS::Region>.<AWS::URLSuffix>/ws',
  ]);
});

it('the WebSocket API throttles, and logs neither addresses nor queries', () => {
  const [stage] = of('AWS::ApiGatewayV2::Stage');
  expect(stage).toMatchObject({
    StageName: 'ws',
    AutoDeploy: true,
    RouteSettings: Object.fromEntries(
      ['$connect', '$disconnect', '$default', 'auth', 'ping'].map((key) => [
        key,
        { ThrottlingRateLimit: expect.any(Number), ThrottlingBurstLimit: expect.any(Number) },
      ]),
    ),
  });
  expect(stage?.AccessLogSettings.Format).not.toMatch(/identity|sourceIp|querystring|header/i);
});

it('the WebSocket API is the site’s /ws, uncached, with viewer’s cookies and Origin and the stack’s token', () => {
  template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: Match.objectLike({
      CacheBehaviors: [
        Match.objectLike({
          PathPattern: '/ws',
          ViewerProtocolPolicy: 'https-only',
          CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
          OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
        }),
      ],
      Origins: Match.arrayWith([
        Match.objectLike({
          OriginCustomHeaders: [{ HeaderName: 'x-origin-token', HeaderValue: 'secret' }],
          CustomOriginConfig: Match.objectLike({ OriginProtocolPolicy: 'https-only' }),
        }),
      ]),
    }),
  });
});
