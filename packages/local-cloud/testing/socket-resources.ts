import type { TemplateResource } from '../template/template.ts';

/** Where calls of @connections go, as the template states it to a function. */
const endpoint = {
  'Fn::Join': [
    '',
    [
      'https://',
      { Ref: 'Sockets' },
      '.execute-api.',
      { Ref: 'AWS::Region' },
      '.',
      { Ref: 'AWS::URLSuffix' },
      '/ws',
    ],
  ],
};

const manageConnections = { Effect: 'Allow', Action: 'execute-api:ManageConnections', Resource: '*' };

/** A WebSocket API with the given routes to one function, in its smallest form; the code asset's key is `code.zip`. */
export function socketResources(
  routes: readonly string[],
  stage: Readonly<Record<string, unknown>> = {},
): Record<string, TemplateResource> {
  return {
    Echo: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        Code: { S3Key: 'code.zip' },
        Role: { 'Fn::GetAtt': ['EchoRole', 'Arn'] },
        Handler: 'index.handler',
        MemorySize: 256,
        Timeout: 5,
        Environment: { Variables: { AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI: endpoint } },
      },
    },
    EchoRole: {
      Type: 'AWS::IAM::Role',
      Properties: { Policies: [{ PolicyDocument: { Statement: manageConnections } }] },
    },
    Sockets: {
      Type: 'AWS::ApiGatewayV2::Api',
      Properties: { ProtocolType: 'WEBSOCKET', RouteSelectionExpression: '$request.body.type' },
    },
    Stage: {
      Type: 'AWS::ApiGatewayV2::Stage',
      Properties: { ApiId: { Ref: 'Sockets' }, StageName: 'ws', ...stage },
    },
    EchoIntegration: {
      Type: 'AWS::ApiGatewayV2::Integration',
      Properties: {
        ApiId: { Ref: 'Sockets' },
        IntegrationType: 'AWS_PROXY',
        IntegrationUri: { 'Fn::GetAtt': ['Echo', 'Arn'] },
      },
    },
    ...Object.fromEntries(
      routes.map((RouteKey, index) => [
        `Route${index}`,
        {
          Type: 'AWS::ApiGatewayV2::Route',
          Properties: {
            ApiId: { Ref: 'Sockets' },
            RouteKey,
            Target: { 'Fn::Join': ['/', ['integrations', { Ref: 'EchoIntegration' }]] },
          },
        },
      ]),
    ),
  };
}
