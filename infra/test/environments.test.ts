import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTemplate } from '@harbour-haul/testing/assembly';
import { describe, expect, it } from '@jest/globals';
import { HOST_BINARIES_CONTEXT } from '../lib/names.ts';
import { symbolic } from './aws/symbolic.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Resource {
  Type: string;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  Metadata?: Record<string, unknown>;
  Properties: Record<string, unknown>;
}

const production = Object.entries(readTemplate().Resources) as [string, Resource][];

/** The app with this context, as the command line runs it: an open finding fails it. */
function synthesize(stackName: string, context: Record<string, string>): [string, Resource][] {
  const directory = mkdtempSync(join(tmpdir(), 'environment-'));
  const { context: flags } = JSON.parse(readFileSync(join(ROOT, 'cdk.json'), 'utf8')) as { context: object };
  const all = { ...flags, [HOST_BINARIES_CONTEXT]: true, ...context };
  try {
    const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'infra/bin/app.ts')], {
      env: { ...process.env, NODE_OPTIONS: '', CDK_OUTDIR: directory, CDK_CONTEXT_JSON: JSON.stringify(all) },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    const template = readFileSync(join(directory, `${stackName}.template.json`), 'utf8');
    return Object.entries((JSON.parse(template) as { Resources: Record<string, Resource> }).Resources);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const staging = synthesize('HarbourHaul-staging', {
  stage: 'staging',
  region: 'ca-central-1',
  firstDeployment: 'true',
  domain: 'quotes.site.example',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b-2c',
  hostedZoneId: 'Z0123456789',
  alarmEmail: 'ops@site.example',
  monthlyBudget: '25',
  concurrency: '400',
  sentChatHours: '6',
  tracing: 'true',
  earlierIndexes: 'true',
  webAclArn: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/site/0a1b-2c',
});
const of = (resources: [string, Resource][], type: string) =>
  resources.filter(([, { Type }]) => Type === type).map(([, resource]) => resource);

/** Resources named in an account or in all of them, by the name that the template chooses; the rest AWS names itself. */
function chosenNames(resources: [string, Resource][]): Map<string, string> {
  const named = resources.flatMap(([id, { Type, Properties }]) => {
    const nested = Properties.ResponseHeadersPolicyConfig ?? Properties.OriginAccessControlConfig;
    const all = { ...Properties, ...(nested as object | undefined) } as Record<string, unknown>;
    const own = [
      'BucketName',
      'TableName',
      'RoleName',
      'TopicName',
      'QueueName',
      'LogGroupName',
      'AliasName',
      'AlarmName',
      'DashboardName',
    ];
    const keys = /^AWS::(CloudFront|Logs::QueryDefinition)\b/.test(Type) ? ['Name'] : own;
    const key =
      /^(Custom::|AWS::.*Policy$)/.test(Type) && !nested ? undefined : keys.find((name) => name in all);
    return key === undefined ? [] : [[`${Type} ${id}`, String(symbolic(all[key]))] as const];
  });
  return new Map(named);
}

describe('two environments in one account', () => {
  it('share no name that an account or all of S3 has once', () => {
    const [one, other] = [chosenNames(production), chosenNames(staging)];
    const types = new Set([...one.keys()].map((key) => key.replace(/ .*/, '')));
    expect([...types].sort()).toEqual([
      'AWS::CloudFront::Function',
      'AWS::CloudFront::OriginAccessControl',
      'AWS::CloudFront::ResponseHeadersPolicy',
      'AWS::CloudWatch::Alarm',
      'AWS::CloudWatch::Dashboard',
      'AWS::Logs::QueryDefinition',
      'AWS::S3::Bucket',
    ]);
    for (const [key, name] of one) {
      // A stack's id is its own, and so is what is made of it.
      if (key.startsWith('AWS::S3::Bucket')) expect(name).toContain('AWS::StackId');
      else expect(name.replace('<AWS::Region>', 'ca-central-1')).not.toBe(other.get(key));
    }
    for (const [key, name] of other)
      expect([key, name.length <= 64 || key.includes('S3')]).toEqual([key, true]);
  });
});

describe('the time after which a sent chat closes', () => {
  const hours = (resources: [string, Resource][]) =>
    of(resources, 'AWS::Lambda::Function').flatMap(({ Properties }) => {
      const { Variables = {} } = (Properties.Environment ?? {}) as { Variables?: Record<string, unknown> };
      return 'SENT_CHAT_HOURS' in Variables ? [Variables.SENT_CHAT_HOURS] : [];
    });

  it('is two days, or what the context says', () => {
    expect([hours(production), hours(staging)]).toEqual([['48'], ['6']]);
  });
});

describe('what outlives a stack', () => {
  it('is what cannot be made again, and not what a failed creation leaves behind', () => {
    const kept = production.filter(([, { DeletionPolicy }]) => DeletionPolicy?.startsWith('Retain'));
    const types = new Set(kept.map(([, { Type }]) => Type));
    expect([...types].sort()).toEqual([
      'AWS::ApiGateway::Account',
      'AWS::DynamoDB::Table',
      'AWS::IAM::Role',
      'AWS::KMS::Key',
      'AWS::S3::Bucket',
    ]);
    // The account logs by this role, other stacks too; it has no name that would be in anybody's way.
    const always = kept.filter(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain').map(([id]) => id);
    expect(always.map((id) => id.replace(/[0-9A-F]{8}$/, ''))).toEqual([
      'WebSocketApiLoggingRole',
      'WebSocketApiLoggingAccount',
    ]);
    for (const [id, { UpdateReplacePolicy }] of kept)
      expect([id, UpdateReplacePolicy]).toEqual([id, 'Retain']);
  });

  it('is protected, but for the first deployment, whose failure must leave nothing', () => {
    const protection = (resources: [string, Resource][]) =>
      new Set(
        of(resources, 'AWS::DynamoDB::Table').map(({ Properties }) => Properties.DeletionProtectionEnabled),
      );
    expect([...protection(production)]).toEqual([true]);
    expect([...protection(staging)]).toEqual([false]);
  });

  it('is not the web build, which is emptied from its bucket with the stack', () => {
    const [, site] = production.find(([id]) => id.startsWith('SiteBucket')) ?? [];
    expect(site?.DeletionPolicy).toBe('Delete');
    expect(of(production, 'Custom::S3AutoDeleteObjects')).toHaveLength(1);
  });
});

describe('a domain of one’s own', () => {
  const config = (resources: [string, Resource][]) =>
    of(resources, 'AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig;
  const origins = (resources: [string, Resource][]) =>
    of(resources, 'AWS::S3::Bucket').flatMap(({ Properties }) => {
      const cors = Properties.CorsConfiguration as { CorsRules: { AllowedOrigins: unknown[] }[] } | undefined;
      return (cors?.CorsRules ?? []).flatMap(({ AllowedOrigins }) => symbolic(AllowedOrigins));
    });

  it('has the certificate, a TLS of today, and both kinds of address', () => {
    expect(config(staging)).toMatchObject({
      Aliases: ['quotes.site.example'],
      ViewerCertificate: {
        AcmCertificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b-2c',
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
    });
    const records = of(staging, 'AWS::Route53::RecordSet').map(({ Properties }) => Properties);
    expect(records.map(({ Type }) => Type)).toEqual(['A', 'AAAA']);
    for (const record of records)
      expect(record).toMatchObject({
        Name: 'quotes.site.example',
        HostedZoneId: 'Z0123456789',
        AliasTarget: { HostedZoneId: 'Z2FDTNDATAQYW2' },
      });
  });

  it('may send photos, as may CloudFront’s own name for the site', () => {
    expect(origins(staging)).toEqual([
      'https://quotes.site.example',
      expect.stringMatching(/^https:\/\/<SiteDistribution\w+\.DomainName>$/),
    ]);
  });

  it('is left out where the context names none', () => {
    expect(config(production)).not.toHaveProperty('Aliases');
    expect(of(production, 'AWS::Route53::RecordSet')).toEqual([]);
    expect(origins(production)).toHaveLength(1);
  });
});

describe('indexes that came in place of others', () => {
  const indexesOf = (resources: [string, Resource][]) =>
    resources
      .filter(([id, { Type }]) => Type === 'AWS::DynamoDB::Table' && id.startsWith('SessionsTable'))
      .flatMap(([, { Properties }]) => Properties.GlobalSecondaryIndexes as { IndexName: string }[])
      .map(({ IndexName }) => IndexName);

  it('stand beside these where the context asks for it, since one update may make or remove one alone', () => {
    const indexes = ['by-status', 'keys-by-visitor', 'keys-by-owner', 'keys-by-snooze'];
    expect(indexesOf(production)).toEqual(indexes);
    expect(indexesOf(staging)).toEqual([...indexes, 'by-visitor']);
  });
});

describe('a web ACL', () => {
  const acl = (resources: [string, Resource][]) =>
    of(resources, 'AWS::CloudFront::Distribution').map(
      ({ Properties }) => (Properties.DistributionConfig as { WebACLId?: string }).WebACLId,
    );

  it('stands before the site where the context names one, and the bill is without one elsewhere', () => {
    expect(acl(staging)).toEqual(['arn:aws:wafv2:us-east-1:123456789012:global/webacl/site/0a1b-2c']);
    expect(acl(production)).toEqual([undefined]);
  });
});

describe('who is told of trouble', () => {
  const emails = (resources: [string, Resource][]) =>
    of(resources, 'AWS::SNS::Subscription').filter(({ Properties }) => Properties.Protocol === 'email');

  it('is the address of the context: of alarms, and of a bill that nears its budget', () => {
    expect(emails(staging).map(({ Properties }) => Properties.Endpoint)).toEqual(['ops@site.example']);
    const [budget] = of(staging, 'AWS::Budgets::Budget').map(({ Properties }) => Properties);
    expect(budget).toMatchObject({
      Budget: {
        BudgetName: 'staging-monthly',
        BudgetLimit: { Amount: 25, Unit: 'USD' },
        BudgetType: 'COST',
        TimeUnit: 'MONTHLY',
      },
    });
    const told = budget?.NotificationsWithSubscribers as { Subscribers: unknown }[];
    expect(told).toHaveLength(3);
    for (const { Subscribers } of told)
      expect(Subscribers).toEqual([{ SubscriptionType: 'EMAIL', Address: 'ops@site.example' }]);
  });

  it('is nobody without one', () => {
    expect(emails(production)).toEqual([]);
    expect(of(production, 'AWS::Budgets::Budget')).toEqual([]);
  });
});

describe('concurrency', () => {
  const reserved = (resources: [string, Resource][]) =>
    of(resources, 'AWS::Lambda::Function').flatMap(({ Properties, Metadata }) =>
      Properties.ReservedConcurrentExecutions === undefined
        ? []
        : [[Metadata?.['harbour-haul:function'], Properties.ReservedConcurrentExecutions]],
    );

  it('is reserved for what visitors and what admins do with leads where the account has enough, and not in a new one', () => {
    expect(new Map(reserved(staging) as [string, number][])).toEqual(
      new Map([
        ['leads', 100],
        ['admin-leads', 20],
      ]),
    );
    expect(reserved(production)).toEqual([]);
  });
});

describe('X-Ray', () => {
  const traced = (resources: [string, Resource][]) =>
    of(resources, 'AWS::Lambda::Function').filter(
      ({ Properties }) => (Properties.TracingConfig as { Mode: string } | undefined)?.Mode === 'Active',
    );
  const rights = (resources: [string, Resource][]) =>
    of(resources, 'AWS::IAM::Policy').filter(({ Properties }) =>
      JSON.stringify(Properties).includes('xray:'),
    );

  it('follows the functions of the product where the context says so, and has no right elsewhere', () => {
    expect(traced(staging).length).toBeGreaterThan(7);
    expect(rights(staging)).toHaveLength(traced(staging).length);
    expect([traced(production), rights(production)]).toEqual([[], []]);
  });
});
