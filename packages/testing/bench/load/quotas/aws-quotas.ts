import type { Quota } from './quota.ts';

/** When the sources were read: the older ones first. */
export const QUOTAS_READ = '2026-11-23 and 2026-11-29';

const DOCS = 'https://docs.aws.amazon.com';
const LAMBDA = `${DOCS}/lambda/latest/dg/gettingstarted-limits.html`;
const GATEWAY = `${DOCS}/apigateway/latest/developerguide/limits.html`;
const SOCKETS = `${DOCS}/apigateway/latest/developerguide/apigateway-execution-service-websocket-limits-table.html`;
const SCALING = `${DOCS}/lambda/latest/dg/scaling-behavior.html`;
const S3 = `${DOCS}/AmazonS3/latest/userguide/optimizing-performance.html`;
const SQS = `${DOCS}/AWSSimpleQueueService/latest/SQSDeveloperGuide/quotas-queues.html`;
const SNS = `${DOCS}/general/latest/gr/sns.html`;
const TEXT_SPEND = `${DOCS}/sns/latest/dg/channels-sms-awssupport-spend-threshold.html`;
const SSM = `${DOCS}/general/latest/gr/ssm.html`;
const EDGE = `${DOCS}/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html`;
const LOGS = `${DOCS}/AmazonCloudWatch/latest/logs/cloudwatch_limits_cwl.html`;
const SES = `${DOCS}/ses/latest/dg/quotas.html`;
const KMS = `${DOCS}/kms/latest/developerguide/requests-per-second.html`;
const REKOGNITION = `${DOCS}/general/latest/gr/rekognition.html`;

/** What a new account has of each service by default. Most of it is raised when one asks. */
export const AWS_QUOTAS: readonly Quota[] = [
  { ...once('Lambda', 'concurrent executions, new account', 10, LAMBDA), use: 'functions' },
  { ...once('Lambda', 'concurrent executions, default', 1_000, LAMBDA), use: 'functions' },
  // A function is given 1,000 environments more in ten seconds, or 10,000 requests a second more; here all count as one function's.
  { ...once('Lambda', 'environments that one function is given in 10 s', 1_000, SCALING), use: 'functions' },
  { ...perSecond('Lambda', 'requests more of one function in 10 s', 10_000, SCALING), use: 'invocations' },
  { ...perSecond('API Gateway', 'requests of all APIs', 10_000, GATEWAY), burst: 5_000, use: 'requests' },
  { ...perSecond('API Gateway', 'new WebSocket connections', 500, SOCKETS), use: '$connect' },
  // The older and lower of two figures; newer pages say 1,000.
  { ...perSecond('KMS', 'requests to keys of elliptic curves', 300, KMS), use: 'kms-requests' },
  // What regions have that are not the two largest.
  { ...perSecond('Rekognition', 'DetectLabels', 5, REKOGNITION), use: 'rekognition-images' },
  { ...perSecond('SES', 'mails a second, sandbox', 1, SES), use: 'ses-mails' },
  { ...perDay('SES', 'mails a day, sandbox', 200, SES), use: 'ses-mails' },
  // What accounts are usually given that ask to leave the sandbox.
  { ...perSecond('SES', 'mails a second, out of the sandbox', 14, SES), use: 'ses-mails' },
  { ...perDay('SES', 'mails a day, out of the sandbox', 50_000, SES), use: 'ses-mails' },
  { ...perSecond('SNS', 'texts a second', 20, SNS), use: 'texts' },
  { ...perMonth('SNS', 'US dollars for texts a month, new account', 1, TEXT_SPEND), use: 'text-dollars' },
  // Each of a bucket's prefixes has as much; here all that is put, and all that is read, counts as under one.
  { ...perSecond('S3', 'PUT, COPY, POST and LIST of one prefix', 3_500, S3), use: 's3-writes' },
  { ...perSecond('S3', 'GET and HEAD of one prefix', 5_500, S3), use: 's3-reads' },
  // Requests have no quota; a message is in flight as long as the function has it, and here all that functions do counts as that.
  { ...once('SQS', 'messages in flight of one queue', 120_000, SQS), use: 'functions' },
  { ...perSecond('SSM', 'GetParameter', 40, SSM), use: 'parameters' },
  { ...perSecond('CloudFront', 'requests of one distribution', 250_000, EDGE), use: 'edge-requests' },
  { ...perSecond('CloudFront', 'gigabits of one distribution', 150, EDGE), use: 'edge-gigabits' },
  // The lowest of the figures that the page has had. Lines of one run are sent together, the metrics that stand in them as well.
  { ...perSecond('CloudWatch Logs', 'PutLogEvents', 800, LOGS), use: 'invocations' },
];

/** What a text costs, so that dollars can be counted: about as much to a phone in Canada. */
export const TEXT_USD = 0.01;

/** What a table on demand takes that has no maximum of its own, one partition of it, and how many may read its stream. */
export const DYNAMODB = {
  units: 40_000,
  source: `${DOCS}/amazondynamodb/latest/developerguide/ServiceQuotas.html`,
  partition: { write: 1_000, read: 3_000 },
  partitionSource: `${DOCS}/amazondynamodb/latest/developerguide/warm-throughput-scenarios.html`,
  streamReaders: 2,
} as const;

type Named = Omit<Quota, 'use'>;

function once(service: string, name: string, limit: number, source: string): Named {
  return { service, name, limit, per: 'once', source };
}

function perSecond(service: string, name: string, limit: number, source: string): Named {
  return { service, name, limit, per: 'second', source };
}

function perDay(service: string, name: string, limit: number, source: string): Named {
  return { service, name, limit, per: 'day', source };
}

function perMonth(service: string, name: string, limit: number, source: string): Named {
  return { service, name, limit, per: 'month', source };
}
