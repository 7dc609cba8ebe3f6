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
      ([, { method, access }]) => method !== 'GET' && access !== 'admin' && access !== 'confirmed',
    );
    const keys = writing.map(([, { method, path }]) => `${method} ${path}`);
    const settings = stage('$default')?.RouteSettings ?? {};
    expect(Object.keys(settings).sort()).toEqual(keys.sort());
    for (const { ThrottlingRateLimit } of Object.values(settings))
      expect(ThrottlingRateLimit).toBeLessThanOrEqual(HTTP_DEFAULT.rate);
    expect(stage('$default')?.DefaultRouteSettings?.ThrottlingRateLimit).toBe(HTTP_DEFAULT.rate);
  });

  it.each([
    'POST /api/leads',
    'POST /api/chat/sessions',
    'POST /api/chat/sessions/{id}/messages',
    'POST /api/upload-photo',
    'POST /api/track/view-content',
    'POST /api/login',
  ])('are not used up at %s by a laptop that sends eight requests a second', (key) => {
    const { ThrottlingRateLimit = 0, ThrottlingBurstLimit = 0 } = stage('$default')?.RouteSettings[key] ?? {};
    expect(ThrottlingRateLimit).toBeGreaterThan(8);
    expect(ThrottlingBurstLimit).toBeGreaterThanOrEqual(300);
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
