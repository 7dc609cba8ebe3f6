import { expect, it } from '@jest/globals';
import { smallStack } from '../testing/small-stack.ts';
import { openThrottle, stageLimits } from './stage-throttle.ts';

const settings = (ThrottlingRateLimit: number, ThrottlingBurstLimit: number) => ({
  ThrottlingRateLimit,
  ThrottlingBurstLimit,
});

function limitsWith(properties: Record<string, unknown>, width = 1) {
  const stack = smallStack({
    Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
    ...Object.fromEntries(
      ['POST /api/leads', 'GET /slow'].map((RouteKey, index) => [
        `Route${index}`,
        { Type: 'AWS::ApiGatewayV2::Route', Properties: { ApiId: { Ref: 'Api' }, RouteKey } },
      ]),
    ),
    Stage: {
      Type: 'AWS::ApiGatewayV2::Stage',
      Properties: { ApiId: { Ref: 'Api' }, StageName: '$default', ...properties },
    },
  });
  const limits = stageLimits(stack, stack.ref('Api'), width).get('$default');
  if (limits === undefined) throw new Error('no stage');
  return limits;
}

it('takes the limits of a route, else those of its stage, else the account’s', () => {
  const limits = limitsWith({
    DefaultRouteSettings: settings(100, 200),
    RouteSettings: { 'POST /api/leads': settings(1, 5), 'GET /slow': { ThrottlingRateLimit: 2 } },
  });
  expect(limits('POST /api/leads')).toEqual({ rate: 1, burst: 5 });
  expect(limits('GET /slow')).toEqual({ rate: 2, burst: 200 });
  expect(limits('GET /else')).toEqual({ rate: 100, burst: 200 });
  expect(limitsWith({})('GET /else')).toEqual({ rate: 10_000, burst: 5_000 });
  expect(limitsWith({}, 2)('GET /else')).toEqual({ rate: 20_000, burst: 10_000 });
});

it('names what API Gateway would refuse', () => {
  expect(() => limitsWith({ RouteSettings: { 'GET /other': settings(1, 1) } })).toThrow(
    'the API has no route GET /other',
  );
  expect(() => limitsWith({ DefaultRouteSettings: { throttlingRateLimit: 1 } })).toThrow('unknown setting');
});

it('takes a burst at once and then the rate, of each route by itself', () => {
  let time = 0;
  const throttle = openThrottle(
    () => ({ rate: 2, burst: 3 }),
    () => time,
  );
  const taken = (routeKey: string, count: number) =>
    Array.from({ length: count }, () => throttle(routeKey)).filter(Boolean).length;
  expect(taken('a', 5)).toBe(3);
  expect(taken('b', 1)).toBe(1);
  time = 499;
  expect(taken('a', 1)).toBe(0);
  time = 500;
  expect(taken('a', 2)).toBe(1);
  time = 60_000;
  expect(taken('a', 9)).toBe(3);
});

it('closes a route whose limit is 0', () => {
  expect(openThrottle(() => ({ rate: 0, burst: 0 }))('a')).toBe(false);
});
