import { API_ROUTES, SOCKET_ROUTES } from '@harbour-haul/contract/routes';
import { readTemplate } from '@harbour-haul/testing/assembly';
import { describe, expect, it } from '@jest/globals';
import { Template } from 'aws-cdk-lib/assertions';
import { HTTP_DEFAULT } from '../lib/api/throttles.ts';

interface StageProperties {
  StageName: string;
  RouteSettings: Record<string, { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }>;
  DefaultRouteSettings?: { ThrottlingRateLimit: number; ThrottlingBurstLimit: number };
}

const template = Template.fromJSON(readTemplate());
const of = (type: string) => Object.entries(template.findResources(type));
const stages = of('AWS::ApiGatewayV2::Stage').map(([, { Properties, DependsOn }]) => ({
  ...(Properties as StageProperties),
  dependsOn: DependsOn as string[],
}));
const stage = (name: string) => stages.find(({ StageName }) => StageName === name);

describe('throttles', () => {
  it('hold every route that anybody may call and that writes', () => {
    const writing = Object.entries(API_ROUTES).filter(
      ([, { method, access }]) => method !== 'GET' && access !== 'admin',
    );
    const keys = writing.map(([, { method, path }]) => `${method} ${path}`);
    const settings = stage('$default')?.RouteSettings ?? {};
    expect(Object.keys(settings).sort()).toEqual(keys.sort());
    for (const { ThrottlingRateLimit } of Object.values(settings))
      expect(ThrottlingRateLimit).toBeLessThanOrEqual(HTTP_DEFAULT.rate / 5);
    expect(settings['POST /api/leads']).toEqual({ ThrottlingRateLimit: 0.75, ThrottlingBurstLimit: 50 });
    expect(stage('$default')?.DefaultRouteSettings?.ThrottlingRateLimit).toBe(HTTP_DEFAULT.rate);
  });

  it('hold every route of sockets', () => {
    const keys = Object.keys(stage('ws')?.RouteSettings ?? {});
    expect(keys.sort()).toEqual(['$connect', '$disconnect', '$default', ...SOCKET_ROUTES].sort());
  });

  it('are of routes that are there before their stage', () => {
    const routes = of('AWS::ApiGatewayV2::Route');
    for (const { RouteSettings, dependsOn } of stages)
      for (const key of Object.keys(RouteSettings)) {
        const [id] = routes.find(([, { Properties }]) => Properties.RouteKey === key) ?? [];
        expect([key, dependsOn]).toEqual([key, expect.arrayContaining([id])]);
      }
  });
});
