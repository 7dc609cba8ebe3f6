import type { Quota } from './quota.ts';

/** When the sources were read. */
export const QUOTAS_READ = '2026-11-23';

const DOCS = 'https://docs.aws.amazon.com';
const LAMBDA = `${DOCS}/lambda/latest/dg/gettingstarted-limits.html`;
const GATEWAY = `${DOCS}/apigateway/latest/developerguide/limits.html`;
const SOCKETS = `${DOCS}/apigateway/latest/developerguide/apigateway-execution-service-websocket-limits-table.html`;
const SES = `${DOCS}/ses/latest/dg/quotas.html`;
const KMS = `${DOCS}/kms/latest/developerguide/requests-per-second.html`;
const REKOGNITION = `${DOCS}/general/latest/gr/rekognition.html`;

/** What a new account has of each service by default. Most of it is raised when one asks. */
export const AWS_QUOTAS: readonly Quota[] = [
  { ...once('Lambda', 'concurrent executions, new account', 10, LAMBDA), use: 'functions' },
  { ...once('Lambda', 'concurrent executions, default', 1_000, LAMBDA), use: 'functions' },
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
];

/** What a table on demand takes that has no maximum of its own, and one partition of it. */
export const DYNAMODB = {
  units: 40_000,
  source: `${DOCS}/amazondynamodb/latest/developerguide/ServiceQuotas.html`,
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
