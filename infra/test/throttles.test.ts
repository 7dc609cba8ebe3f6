import { API_ROUTES, SOCKET_ROUTES } from '@harbour-haul/contract/routes';
import { readTemplate } from '@harbour-haul/testing/assembly';
import { describe, expect, it } from '@jest/globals';
import { Template } from 'aws-cdk-lib/assertions';
import { HTTP_DEFAULT, HTTP_THROTTLES } from '../lib/api/throttles.ts';

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
    expect(writing.map(([name]) => name).sort()).toEqual(Object.keys(HTTP_THROTTLES).sort());
    expect(stage('$default')?.RouteSettings['POST /api/leads']).toEqual({
      ThrottlingRateLimit: HTTP_THROTTLES.createLead.rate,
      ThrottlingBurstLimit: HTTP_THROTTLES.createLead.burst,
    });
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
