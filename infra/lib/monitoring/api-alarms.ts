import type { HttpApi, WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { MathExpression, type Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { addAlarm, FIVE_MINUTES } from './runbook-alarm.ts';

/** In milliseconds. A part of an export may take as long, but not for a quarter of an hour. */
const SLOW_MS = 5000;
const SLOW_PERIODS = 3;

const P99 = { period: FIVE_MINUTES, statistic: Stats.percentile(99) };
const SUM = { period: FIVE_MINUTES, statistic: Stats.SUM };

/** The percentage of failures, from the third failure on: one of two requests in the night is no share. */
function failureShare(failures: string, all: string, usingMetrics: Record<string, Metric>): MathExpression {
  const expression = `IF(${failures} >= 3, 100 * ${failures} / ${all}, 0)`;
  return new MathExpression({ expression, usingMetrics, period: FIVE_MINUTES, label: 'failed, in %' });
}

/** Alarms of the HTTP API: the share of its 5xx, and how long its answers take. */
export function addHttpAlarms(scope: Construct, topic: ITopic, api: HttpApi): void {
  addAlarm(scope, topic, {
    name: 'http-errors',
    means: 'More than one call in a hundred is answered with an error of ours (5xx).',
    section: 'Calls fail',
    metric: failureShare('failed', 'calls', {
      failed: api.metricServerError(SUM),
      calls: api.metricCount(SUM),
    }),
    threshold: 1,
  });
  addAlarm(scope, topic, {
    name: 'http-slow',
    means: `For a quarter of an hour one call in a hundred has taken more than ${SLOW_MS / 1000} seconds.`,
    section: 'Calls are slow',
    metric: api.metricLatency(P99),
    threshold: SLOW_MS,
    periods: SLOW_PERIODS,
  });
}

/** A laptop that floods sends as many in two minutes; a busy Saturday has a handful of calls that are refused. */
const MANY_REFUSED = 1000;

/** Rings where calls are refused for minutes: by a route's throttle, for their address or for what they send. */
export function addRefusalAlarm(scope: Construct, topic: ITopic, api: HttpApi): void {
  addAlarm(scope, topic, {
    name: 'http-refused',
    means: `Within five minutes ${MANY_REFUSED} calls were refused (4xx): a route may be shut to homeowners.`,
    section: 'Somebody floods',
    metric: api.metricClientError(SUM),
    threshold: MANY_REFUSED,
  });
}

/**
 * Alarms of the WebSocket API. Its metrics tell refused handshakes (4xx) from failed ones no more than messages from
 * answers, so that a small share is nothing.
 */
export function addSocketAlarms(scope: Construct, topic: ITopic, api: WebSocketApi): void {
  addAlarm(scope, topic, {
    name: 'sockets-errors',
    means: 'More than one message of a socket in twenty fails: chats fall back to asking for news.',
    section: 'Sockets fail',
    metric: failureShare('(FILL(crashed, 0) + FILL(failed, 0))', 'messages', {
      crashed: api.metric('ExecutionError', SUM),
      failed: api.metric('IntegrationError', SUM),
      messages: api.metric('MessageCount', SUM),
    }),
    threshold: 5,
  });
  addAlarm(scope, topic, {
    name: 'sockets-slow',
    means: `For a quarter of an hour one message in a hundred has taken more than ${SLOW_MS / 1000} seconds.`,
    section: 'Calls are slow',
    metric: api.metric('IntegrationLatency', P99),
    threshold: SLOW_MS,
    periods: SLOW_PERIODS,
  });
}
