import { METRICS, type MetricName } from '@harbour-haul/contract/metrics';
import { embeddedMetricProblems, type MetricLine, metricLines } from '@harbour-haul/testing/embedded-metrics';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { countMetric, recordMetric } from './metrics.ts';
import { countRefusal } from './middleware/refusal-metrics.ts';
import { requestContext } from './request-context.ts';

let written: string[] = [];

beforeEach(() => {
  written = [];
  process.env.METRICS_NAMESPACE = 'HarbourHaul-test';
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    written.push(String(line).trimEnd());
    return true;
  });
});
afterEach(() => {
  delete process.env.METRICS_NAMESPACE;
  jest.restoreAllMocks();
});

const counted = () => metricLines(written).map((line) => line._aws.CloudWatchMetrics[0]?.Metrics[0]?.Name);

describe('a metric', () => {
  it('is a line of the log as CloudWatch wants it, with its request', () => {
    requestContext.run({ requestId: 'request-1' }, () =>
      countMetric('LeadsReceived', { Channel: 'form', Status: 'new' }),
    );
    const [line] = metricLines(written) as [MetricLine];
    expect(embeddedMetricProblems(line)).toEqual([]);
    expect(line).toEqual({
      _aws: {
        Timestamp: expect.any(Number),
        CloudWatchMetrics: [
          {
            Namespace: 'HarbourHaul-test',
            Dimensions: [[], ['Channel', 'Status']],
            Metrics: [{ Name: 'LeadsReceived', Unit: 'Count' }],
          },
        ],
      },
      requestId: 'request-1',
      Channel: 'form',
      Status: 'new',
      LeadsReceived: 1,
    });
  });

  it('without dimensions is a total alone', () => {
    recordMetric('FirstAnswerWait', 12.5);
    const [line] = metricLines(written) as [MetricLine];
    expect(embeddedMetricProblems(line)).toEqual([]);
    expect(line).toMatchObject({ FirstAnswerWait: 12.5 });
    expect(line._aws.CloudWatchMetrics[0]).toMatchObject({
      Dimensions: [[]],
      Metrics: [{ Name: 'FirstAnswerWait', Unit: 'Seconds' }],
    });
  });

  it('is not written outside of a stack', () => {
    delete process.env.METRICS_NAMESPACE;
    countMetric('ChatsBegun');
    expect(written).toEqual([]);
  });
});

it('makes at most twenty metrics of all of them, since each is billed', () => {
  const names = Object.keys(METRICS) as MetricName[];
  const each = names.map((name) => {
    const values = Object.values(METRICS[name].dimensions).map((list: readonly string[]) => list.length);
    return 1 + (values.length > 0 ? values.reduce((product, count) => product * count, 1) : 0);
  });
  expect(each.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(20);
});

it.each([
  ['rate_limited', undefined, ['RequestsLimited']],
  ['rate_limited', 'login', ['RequestsLimited', 'SignInsRefused']],
  ['unauthenticated', 'login', ['SignInsRefused']],
  ['unauthenticated', 'getUser', []],
  ['invalid_input', 'login', []],
  ['invalid_input', 'uploadPhoto', ['UploadsRefused']],
  ['rate_limited', 'uploadPhoto', ['RequestsLimited', 'UploadsRefused']],
  ['forbidden', 'uploadPhoto', []],
] as const)('counts the refusal %s of %s as %j', (code, operation, metrics) => {
  countRefusal(code, operation);
  expect(counted()).toEqual(metrics);
});

describe('the check of lines', () => {
  const right = (): MetricLine => ({
    _aws: {
      Timestamp: 1,
      CloudWatchMetrics: [
        { Namespace: 'N', Dimensions: [['D']], Metrics: [{ Name: 'M', Unit: 'Count/Second' }] },
      ],
    },
    D: 'd',
    M: 1,
  });

  it('lets through what is right', () => expect(embeddedMetricProblems(right())).toEqual([]));

  it.each([
    ['a value that is no number', { M: '1' }, 'M has no value'],
    ['a dimension without a value', { D: undefined }, 'D has no value as a dimension'],
    ['an empty dimension', { D: '' }, 'D has no value as a dimension'],
  ])('finds %s', (_case, changes, problem) => {
    expect(embeddedMetricProblems({ ...right(), ...changes })).toEqual([problem]);
  });

  it('finds a unit, a time and sets of dimensions that there are not', () => {
    const line = right();
    const [directive] = line._aws.CloudWatchMetrics;
    Object.assign(directive ?? {}, { Dimensions: [], Metrics: [{ Name: 'M', Unit: 'Hours' }] });
    line._aws.Timestamp = 1.5;
    expect(embeddedMetricProblems(line)).toEqual([
      'Timestamp is no whole number',
      'there is no dimension set',
      'Hours is no unit',
    ]);
  });
});
