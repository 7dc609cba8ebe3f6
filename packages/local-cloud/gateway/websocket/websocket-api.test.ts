import { expect, it } from '@jest/globals';
import type { TemplateResource } from '../../template/template.ts';
import { smallStack } from '../../testing/small-stack.ts';
import { socketResources } from '../../testing/socket-resources.ts';
import { messageRoute, webSocketApis } from './websocket-api.ts';

function apiWith(routes: readonly string[], changes: Record<string, TemplateResource> = {}) {
  const [api] = webSocketApis(smallStack({ ...socketResources(routes), ...changes }));
  if (api === undefined) throw new Error('no WebSocket API');
  return api;
}

it('reads a WebSocket API with its stage, routes and functions', () => {
  const api = apiWith(['$connect', 'echo']);
  expect(api.domainName).toBe(`${api.apiId}.execute-api.ca-central-1.amazonaws.com`);
  expect([...api.stages.keys()]).toEqual(['ws']);
  const arn = 'arn:aws:lambda:ca-central-1:000000000000:function:Test-Echo';
  expect([...api.functionArns]).toEqual([
    ['$connect', arn],
    ['echo', arn],
  ]);
});

it.each([
  ['{"type":"echo"}', 'echo'],
  ['{"type":"other"}', '$default'],
  ['{"type":"$connect"}', '$default'],
  ['{"type":"$disconnect"}', '$default'],
  ['not JSON', '$default'],
])('a WebSocket API routes %s to %s', (body, route) => {
  expect(messageRoute(apiWith(['$connect', '$disconnect', '$default', 'echo']), body)).toBe(route);
});

it('a WebSocket API without $default has no default route', () => {
  expect(messageRoute(apiWith(['$connect', 'echo']), '{"type":"other"}')).toBeUndefined();
});

it('a WebSocket API names what the local gateway does not support', () => {
  const properties = socketResources(['echo']).Route0?.Properties;
  const answering = { ...properties, RouteResponseSelectionExpression: '$default' };
  expect(() =>
    apiWith(['echo'], { Route0: { Type: 'AWS::ApiGatewayV2::Route', Properties: answering } }),
  ).toThrow('Route0.RouteResponseSelectionExpression: the local gateway sends by @connections alone');
  const mock = { Type: 'AWS::ApiGatewayV2::Integration', Properties: { IntegrationType: 'MOCK' } };
  expect(() => apiWith(['echo'], { EchoIntegration: mock })).toThrow('knows AWS_PROXY only');
});
