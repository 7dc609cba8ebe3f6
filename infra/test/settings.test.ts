import { describe, expect, it } from '@jest/globals';
import { App } from 'aws-cdk-lib';
import { SettingsError } from '../lib/settings/context-keys.ts';
import { settingsOf } from '../lib/settings/settings.ts';

const read = (context: Record<string, unknown>) => settingsOf(new App({ context }));
const WEB_ACL = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/site/0a1b-2c';
const CERTIFICATE = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b-2c';

describe('the settings of an environment', () => {
  it('are production’s without any context', () => {
    expect(read({})).toEqual({
      stage: 'production',
      stackName: 'HarbourHaul',
      region: undefined,
      alarmEmail: undefined,
      domain: undefined,
      concurrency: 10,
      monthlyBudget: 10,
      limitChanges: 'none',
      sentChatHours: 48,
      leftChatMinutes: 20,
      originTokens: { current: '1', previous: undefined },
      analytics: { tagManagerId: '', measurementId: '', pixelId: '', adminTagManagerId: '' },
      hasFreePlan: false,
      isTraced: false,
      keepsEarlierIndexes: false,
      isFirstDeployment: false,
      hasPhotoClassifier: true,
      isLocal: false,
    });
  });

  it('have a stack of its own by the stage alone', () => {
    expect(read({ stage: 'staging' })).toMatchObject({ stage: 'staging', stackName: 'HarbourHaul-staging' });
  });

  it('are read of cdk.json by stage, below what the command line says', () => {
    const stages = {
      production: { domain: 'site.example', certificateArn: CERTIFICATE, alarmEmail: 'ops@site.example' },
      staging: { alarmEmail: 'staging@site.example', region: 'ca-west-1' },
    };
    expect(read({ stages })).toMatchObject({
      domain: { name: 'site.example', certificateArn: CERTIFICATE, hostedZoneId: undefined },
      alarmEmail: 'ops@site.example',
    });
    const staging = read({ stages, stage: 'staging', alarmEmail: 'me@site.example' });
    expect(staging).toMatchObject({ domain: undefined, alarmEmail: 'me@site.example', region: 'ca-west-1' });
    expect(read({ stages, stage: 'staging', alarmEmail: '' }).alarmEmail).toBeUndefined();
  });

  it('name the origin token that is sent, and one that is accepted as well', () => {
    expect(read({ originTokens: '2,1' }).originTokens).toEqual({ current: '2', previous: '1' });
    expect(read({ originTokens: 2 }).originTokens).toEqual({ current: '2', previous: undefined });
  });

  it('have a web ACL where the context asks for one or names one', () => {
    expect(read({ waf: 'true', region: 'us-east-1' }).webAcl).toBe('own');
    expect(read({ webAclArn: WEB_ACL }).webAcl).toEqual({ arn: WEB_ACL });
    expect(read({ waf: 'false' }).webAcl).toBeUndefined();
  });

  it('have CloudFront’s free plan with a web ACL in us-east-1, unless the context says otherwise', () => {
    expect(read({ region: 'us-east-1' })).toMatchObject({ hasFreePlan: true, webAcl: 'own' });
    const arn = { arn: WEB_ACL };
    expect(read({ region: 'us-east-1', webAclArn: WEB_ACL })).toMatchObject({
      hasFreePlan: true,
      webAcl: arn,
    });
    for (const context of [{ pricingPlan: 'none' }, { waf: 'false' }])
      expect(read({ region: 'us-east-1', ...context })).toMatchObject({ hasFreePlan: false });
    expect(read({ region: 'us-east-1', pricingPlan: 'none' }).webAcl).toBeUndefined();
    expect(read({ region: 'ca-central-1' })).toMatchObject({ hasFreePlan: false });
  });

  it('change limits by their names', () => {
    const limits = 'chats.address=50,mails.team=200';
    expect(read({ limits })).toMatchObject({ limitChanges: limits });
    expect(read({ limits: '' })).toMatchObject({ limitChanges: 'none' });
  });

  it('take switches as text and as JSON', () => {
    expect(read({ firstDeployment: 'true', photoClassifier: false })).toMatchObject({
      isFirstDeployment: true,
      hasPhotoClassifier: false,
    });
  });

  it.each([
    [{ stage: 'Staging' }, 'The context key stage is "Staging". Please make it 2 to 12 small letters'],
    [{ region: 'canada' }, 'The context key region is "canada". Please make it an AWS region'],
    [{ alarmEmail: 'ops' }, 'alarmEmail=ops@site.example'],
    [{ domain: 'https://site.example' }, 'Please make it a host name without https://'],
    [{ domain: 'site.example' }, 'The context key domain needs certificateArn'],
    [
      { certificateArn: CERTIFICATE.replace('us-east-1', 'ca-central-1') },
      'the one region that CloudFront takes',
    ],
    [{ certificateArn: CERTIFICATE }, 'The context key certificateArn is for a domain. Please name it'],
    [{ hostedZoneId: 'Z012' }, 'The context key hostedZoneId is for a domain'],
    [{ hostedZoneId: 'site.example' }, 'Please make it the id of a Route 53 hosted zone'],
    [{ originTokens: '3,2,1' }, 'as in originTokens=2,1'],
    [{ tagManagerId: "GTM-1' *" }, 'as in tagManagerId=GTM-ABC1234'],
    [{ pixelId: 'G-12345' }, 'as in pixelId=123456789012345'],
    [{ limits: 'chats=5' }, 'The context key limits cannot be used. "chats=5" changes no limit.'],
    [{ limits: 'chat.address=5' }, 'There is no limit chat.address. Please use one of signIns.address,'],
    [{ limits: 'chats.later=40' }, 'more than the 30 of chats.address. Please make it less.'],
    [{ limits: { 'chats.address': 5 } }, 'as in limits=chats.address=50,mails.team=200'],
    [{ waf: 'true' }, 'which CloudFront takes from us-east-1 alone. Please name that region'],
    [{ waf: 'true', region: 'ca-central-1' }, 'or the ARN of one that is there by webAclArn'],
    [{ waf: 'true', region: 'us-east-1', webAclArn: WEB_ACL }, 'waf and a webAclArn. Please leave one'],
    [{ webAclArn: WEB_ACL.replace('us-east-1', 'ca-central-1') }, 'the ARN of a web ACL of scope CLOUDFRONT'],
    [{ pricingPlan: 'free', region: 'ca-central-1' }, 'Please name that region and leave waf out'],
    [{ pricingPlan: 'free', region: 'us-east-1', waf: 'false' }, 'comes with a web ACL'],
    [{ pricingPlan: 'pro' }, 'as in pricingPlan=none'],
    [{ firstDeployment: 'yes' }, 'Please make it true or false'],
    [{ stage: 'staging', stackName: 'HarbourHaul' }, 'which is production’s, and the stage is staging'],
    [{ stackName: 'Harbour Haul' }, 'stackName=HarbourHaul-east'],
    [
      { alarmMail: 'ops@site.example' },
      'There is no key alarmMail for the context. Please use one of stage,',
    ],
    [{ stages: { production: { domian: 'x' } } }, 'There is no key domian for stages.production'],
    [{ stages: 'staging' }, 'stages is no object'],
  ])('are refused of %j, with the remedy', (context, message) => {
    expect(() => read(context)).toThrow(SettingsError);
    expect(() => read(context)).toThrow(message);
  });
});
