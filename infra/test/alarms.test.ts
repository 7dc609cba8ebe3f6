import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METRICS } from '@harbour-haul/contract/metrics';
import { readTemplate } from '@harbour-haul/testing/assembly';
import { describe, expect, it } from '@jest/globals';
import { symbolic } from './aws/symbolic.ts';

interface MetricStat {
  Namespace?: string;
  MetricName?: string;
  Dimensions?: { Name: string; Value: unknown }[];
}

interface Alarm extends MetricStat {
  AlarmName: string;
  AlarmDescription: string;
  AlarmActions?: unknown[];
  Metrics?: { Expression?: string; MetricStat?: { Metric: MetricStat } }[];
}

const template = readTemplate();
const RUNBOOK = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');

const of = (type: string) =>
  Object.entries(template.Resources).filter(([, resource]) => resource.Type === type);
const alarms = of('AWS::CloudWatch::Alarm').map(([, { Properties }]) => symbolic(Properties) as Alarm);

/** Which metrics of a resource ring an alarm. */
function watched(id: string): string[] {
  const names = alarms.flatMap((alarm) => {
    const metrics = [alarm, ...(alarm.Metrics ?? []).map((one) => one.MetricStat?.Metric ?? {})];
    const direct = metrics.filter(({ Dimensions = [] }) =>
      Dimensions.some(({ Value }) => [`<${id}>`, `<${id}.QueueName>`].includes(String(Value))),
    );
    const queries = (alarm.Metrics ?? []).flatMap(({ Expression = '' }) =>
      Expression.includes(`'<${id}>'`) ? [/SUM\((\w+)\)/.exec(Expression)?.[1]] : [],
    );
    return [...direct.map(({ MetricName }) => MetricName), ...queries];
  });
  return names.filter((name) => name !== undefined).sort();
}

const ids = (type: string) => of(type).map(([id]) => id);
/** Nobody waits for what the others do, or a deployment that fails with them. */
const UNWATCHED: readonly unknown[] = [undefined, 'tracking', 'origin-token', 'public-key', 'team'];
const ours = of('AWS::Lambda::Function').filter(
  ([, { Metadata }]) => !UNWATCHED.includes(Metadata?.['harbour-haul:function']),
);

describe('alarms', () => {
  it.each(ours.map(([id]) => id))('ring for a failing and a slow %s', (id) => {
    expect(watched(id)).toEqual(['Duration', 'Errors']);
  });

  it('ring well before a function’s time is over', () => {
    const inOrder = (one: number, other: number) => one - other;
    const timeouts = ours.map(([, { Properties }]) => Number(Properties?.Timeout) * 800);
    const slow = alarms.filter(({ MetricName }) => MetricName === 'Duration');
    const thresholds = slow.map((alarm) => (alarm as unknown as { Threshold: number }).Threshold);
    expect(thresholds.sort(inOrder)).toEqual(timeouts.sort(inOrder));
  });

  it.each(of('AWS::ApiGatewayV2::Api').map(([id, { Properties }]) => [String(Properties?.ProtocolType), id]))(
    'ring for the %s API',
    (protocol, id) => {
      const http = ['4xx', '5xx', 'Count', 'Latency'];
      const sockets = ['ExecutionError', 'IntegrationError', 'IntegrationLatency', 'MessageCount'];
      expect(watched(id)).toEqual(protocol === 'HTTP' ? http : sockets);
    },
  );

  it.each(ids('AWS::DynamoDB::Table'))('ring for %s', (id) => {
    expect(watched(id)).toEqual(['SystemErrors', 'ThrottledRequests', 'TransactionConflict']);
  });

  it.each(
    of('AWS::SQS::Queue').map(
      ([id, { Properties }]) => [id, Properties?.RedrivePolicy !== undefined] as const,
    ),
  )('ring for the queue %s', (id, isWorkedOn) => {
    const age = 'ApproximateAgeOfOldestMessage';
    expect(watched(id)).toEqual(isWorkedOn ? [age] : [age, 'ApproximateNumberOfMessagesVisible']);
  });

  it.each(ids('AWS::CloudFront::Distribution'))('ring for %s where it can be seen', (id) => {
    expect(watched(id)).toEqual(['5xxErrorRate']);
    const [, site] =
      of('AWS::CloudWatch::Alarm').find(([, { Properties }]) => Properties?.MetricName === '5xxErrorRate') ??
      [];
    const { Condition } = site as unknown as { Condition: string };
    const { Conditions } = template as unknown as { Conditions: Record<string, unknown> };
    expect(Conditions[Condition]).toEqual({ 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'us-east-1'] });
  });

  it('look at what functions record, in the namespace that they record in', () => {
    const [namespaces] = [new Set(ours.map(([, { Properties }]) => variables(Properties).METRICS_NAMESPACE))];
    expect([...namespaces]).toEqual(['HarbourHaul']);
    const own = alarms.filter(({ Namespace }) => Namespace === 'HarbourHaul');
    expect(own.length).toBeGreaterThan(3);
    for (const { MetricName } of own) expect(Object.keys(METRICS)).toContain(MetricName);
  });

  it('reach somebody, carry the name of their environment, and send the reader to a section that there is', () => {
    expect(alarms.length).toBeGreaterThan(30);
    for (const { AlarmName, AlarmDescription, AlarmActions } of alarms) {
      expect(AlarmActions).toEqual([expect.stringMatching(/^<AlarmsTopic/)]);
      expect(AlarmName).toMatch(/^production-[a-z0-9-]+$/);
      const [, section] = /^\w.*\. What to do: docs\/operations\.md, "(.+)"\.$/.exec(AlarmDescription) ?? [];
      expect(RUNBOOK).toContain(`\n### ${section}\n`);
      expect(rowsOf(AlarmName)).toEqual([section]);
    }
  });

  it('have each a name of its own, and every row of the runbook’s table an alarm', () => {
    const names = alarms.map(({ AlarmName }) => AlarmName);
    expect(new Set(names).size).toBe(names.length);
    const queues = names.some((name) => name.endsWith('-waits'));
    for (const { patterns } of TABLE)
      for (const pattern of patterns)
        if (queues || !pattern.source.includes('waits'))
          expect([pattern, names.some((name) => pattern.test(name))]).toEqual([pattern, true]);
  });
});

const TABLE = RUNBOOK.split('\n')
  .filter((line) => /^\| `.*\|$/.test(line) && /\| [A-Z][a-z -]+ \|$/.test(line))
  .map((line) => {
    const [, names = '', , section = ''] = line.split('|').map((cell) => cell.trim());
    const patterns = [...names.matchAll(/`(.+?)`/g)].map(
      ([, name = '']) => new RegExp(`^production-${name.replace(/<\w+>/, '[a-z-]+')}$`),
    );
    return { patterns, section };
  });

/** The sections that the runbook's table names for an alarm; a row of its own before one of many. */
function rowsOf(alarmName: string): string[] {
  const rows = TABLE.filter(({ patterns }) => patterns.some((pattern) => pattern.test(alarmName)));
  const own = rows.filter(({ patterns }) => patterns.some(({ source }) => source === `^${alarmName}$`));
  return (own.length > 0 ? own : rows).map(({ section }) => section);
}

function variables(properties: Readonly<Record<string, unknown>> | undefined): Record<string, unknown> {
  const { Variables = {} } = (properties?.Environment ?? {}) as { Variables?: Record<string, unknown> };
  return Variables;
}

it('knows of a business day without a lead, since its end is recorded, and may record nothing else', () => {
  const [[, schedule] = []] = of('AWS::Scheduler::Schedule');
  expect(schedule?.Properties).toMatchObject({
    ScheduleExpression: 'cron(0 17 ? * MON-FRI *)',
    ScheduleExpressionTimezone: 'America/Halifax',
    Target: { Arn: expect.anything() },
  });
  const { Target } = (schedule?.Properties ?? {}) as unknown as { Target: { Input: string } };
  expect(JSON.parse(Target.Input)).toEqual({
    Namespace: 'HarbourHaul',
    MetricData: [{ MetricName: 'LeadsReceived', Value: 0, Unit: 'Count' }],
  });
  const policies = of('AWS::IAM::Policy').map(([, { Properties }]) =>
    JSON.stringify(Properties?.PolicyDocument),
  );
  expect(policies.filter((text) => text.includes('cloudwatch:'))).toEqual([
    JSON.stringify({
      Statement: [
        {
          Action: 'cloudwatch:PutMetricData',
          Condition: { StringEquals: { 'cloudwatch:namespace': 'HarbourHaul' } },
          Effect: 'Allow',
          Resource: '*',
        },
      ],
      Version: '2012-10-17',
    }),
  ]);
});

describe('what is billed of it', () => {
  it('are at most 51 metrics of alarms, of which ten are free', () => {
    const counts = alarms.map(
      ({ Metrics }) => (Metrics ?? [{ MetricStat: {} }]).filter((one) => one.MetricStat).length,
    );
    const known = counts.reduce((sum, count) => sum + count, 0);
    expect(known).toBeLessThanOrEqual(51);
  });

  it('is no dashboard, with fifty metrics at most, each of which the contract names where it is our own', () => {
    const [[, dashboard] = []] = of('AWS::CloudWatch::Dashboard');
    const body = String(symbolic(dashboard?.Properties?.DashboardBody));
    const { widgets } = JSON.parse(body) as {
      widgets: { type: string; properties: { metrics?: unknown[][] } }[];
    };
    const metrics = widgets.flatMap(({ properties }) => properties.metrics ?? []);
    expect(metrics.length).toBeLessThanOrEqual(50);
    const own = metrics.filter(([namespace]) => namespace === 'HarbourHaul');
    expect(new Set(own.map(([, name]) => name)).size).toBe(Object.keys(METRICS).length);
    for (const [, name] of own) expect(Object.keys(METRICS)).toContain(name);
    expect(widgets.map(({ type }) => type)).toEqual(['alarm', ...Array(9).fill('metric')]);
  });
});

describe('saved queries', () => {
  const queries = of('AWS::Logs::QueryDefinition').map(([, { Properties }]) => Properties ?? {});

  it('read every log of the stack', () => {
    expect(queries.length).toBeGreaterThan(3);
    for (const { LogGroupNames } of queries)
      expect((LogGroupNames as unknown[]).map((one) => String(symbolic(one))).sort()).toEqual(
        ids('AWS::Logs::LogGroup')
          .map((id) => `<${id}>`)
          .sort(),
      );
  });

  it('are those that the runbook sends its reader to', () => {
    const names = queries.map(({ Name }) => String(Name).replace('production/', ''));
    const [, chapter = ''] = RUNBOOK.split('\n## Alarms\n');
    const named = [...(chapter.split('\n## ')[0]?.matchAll(/[Qq]uery `(.+?)`|in\s`(slow requests)`/g) ?? [])];
    expect(named.length).toBeGreaterThan(4);
    for (const [, name, other] of named) expect(names).toContain(name ?? other);
  });
});
