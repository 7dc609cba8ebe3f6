import { Duration } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { productMetric } from './product-metric.ts';
import { environmentName } from './runbook-alarm.ts';
import type { StackParts } from './stack-parts.ts';

/** One of three widgets beside each other. */
const WIDTH = 8;
/** Functions whose time is no part of the bill to speak of: a dashboard has fifty metrics at no cost. */
const RARE = /Reminder|Promoter|Publisher|Feedback|Joiner|Classifier/;

/** The one page that is looked at first: what is wrong, who comes, whether it works, and what it costs. */
export function addDashboard(scope: Construct, parts: StackParts, alarms: readonly Alarm[]): void {
  new Dashboard(scope, 'Dashboard', {
    dashboardName: environmentName(scope),
    defaultInterval: Duration.days(1),
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: 24, height: 4 })],
      people(scope),
      trouble(scope, parts),
      work(scope, parts),
    ],
  });
}

function people(scope: Construct): IWidget[] {
  const channels = (['form', 'chat'] as const).flatMap((Channel) =>
    (['new', 'incomplete'] as const).map((Status) =>
      productMetric(scope, 'LeadsReceived', {
        dimensions: { Channel, Status },
        label: `${Channel}, ${Status}`,
      }),
    ),
  );
  const wait = (statistic: string) =>
    productMetric(scope, 'FirstAnswerWait', { statistic, label: statistic });
  return [
    counts('Leads', [...channels, productMetric(scope, 'LeadsSuspected', { label: 'suspicious' })]),
    counts('Chats', [productMetric(scope, 'ChatsBegun'), productMetric(scope, 'Takeovers')]),
    graph('Wait for a person, in seconds', [wait(Stats.p(50)), wait(Stats.p(90))]),
  ];
}

function trouble(scope: Construct, { functions, httpApis, socketApis }: StackParts): IWidget[] {
  return [
    counts('Errors', [
      ...httpApis.map((api) => api.metricServerError({ label: 'calls, 5xx' })),
      ...socketApis.map((api) => api.metric('ExecutionError', { statistic: Stats.SUM, label: 'sockets' })),
      ...functions.map(({ name, lambda }) => lambda.metricErrors({ label: name })),
      productMetric(scope, 'PushFailures', { label: 'pushes' }),
    ]),
    graph('Latency p99, in milliseconds', [
      ...httpApis.map((api) => api.metricLatency({ statistic: Stats.p(99), label: 'calls' })),
      ...socketApis.map((api) =>
        api.metric('IntegrationLatency', { statistic: Stats.p(99), label: 'messages' }),
      ),
    ]),
    counts('Refused', [
      productMetric(scope, 'UploadsRefused', { label: 'photos' }),
      productMetric(scope, 'SignInsRefused', { label: 'sign-ins' }),
      productMetric(scope, 'RequestsLimited', { label: 'too many requests' }),
    ]),
  ];
}

/** What the bill is made of: calls, messages, runs and units of tables. */
function work(scope: Construct, { functions, httpApis, socketApis, tables }: StackParts): IWidget[] {
  return [
    counts('Calls and messages', [
      ...httpApis.map((api) => api.metricCount({ label: 'calls' })),
      ...socketApis.map((api) => api.metric('MessageCount', { statistic: Stats.SUM, label: 'messages' })),
      productMetric(scope, 'LeadExports', { label: 'exports of leads' }),
    ]),
    counts(
      'Milliseconds that functions ran',
      functions
        .filter(({ lambda }) => !RARE.test(lambda.node.path))
        .map(({ name, lambda }) => lambda.metricDuration({ statistic: Stats.SUM, label: name })),
    ),
    counts(
      'Units that tables read and wrote',
      tables
        .filter(({ node }) => /Leads|Sessions|Messages/.test(node.path))
        .flatMap((table) => [
          table.metricConsumedReadCapacityUnits({ label: `${table.node.scope?.node.id} read` }),
          table.metricConsumedWriteCapacityUnits({ label: `${table.node.scope?.node.id} written` }),
        ]),
    ),
  ];
}

/** Sums of an hour. */
function counts(title: string, metrics: IMetric[]): GraphWidget {
  return graph(title, metrics, Duration.hours(1));
}

function graph(title: string, metrics: IMetric[], period = Duration.minutes(5)): GraphWidget {
  return new GraphWidget({ title, left: metrics, width: WIDTH, period });
}
