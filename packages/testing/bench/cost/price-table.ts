import type { UsageItem } from '@harbour-haul/local-cloud/usage/usage-meter';

/** Where and when these are the list prices: US East (N. Virginia), beyond all free tiers. Canada asks about a tenth more. */
export const PRICES_OF = { region: 'us-east-1', date: '2026-11-22' } as const;

const GIGABYTE = 1024 ** 3;
const MILLION = 1_000_000;

interface Price {
  service: string;
  /** US dollars for `per` units. */
  usd: number;
  per: number;
  unit: string;
  /** The page that says so, below aws.amazon.com. */
  source: string;
}

/** What AWS asks for each item. */
export const PRICES: Readonly<Record<UsageItem, Price>> = {
  'lambda-requests': price('Lambda', 0.2, MILLION, 'requests', 'lambda/pricing'),
  // Arm, on which all functions run.
  'lambda-gb-seconds': price('Lambda', 0.0000133334, 1, 'GB-seconds', 'lambda/pricing'),
  'http-api-requests': price('HTTP API', 1, MILLION, 'requests', 'api-gateway/pricing'),
  'websocket-messages': price('WebSocket API', 1, MILLION, 'messages', 'api-gateway/pricing'),
  'websocket-minutes': price('WebSocket API', 0.25, MILLION, 'connection minutes', 'api-gateway/pricing'),
  'dynamodb-read-units': price('DynamoDB', 0.125, MILLION, 'read units', 'dynamodb/pricing/on-demand'),
  'dynamodb-write-units': price('DynamoDB', 0.625, MILLION, 'write units', 'dynamodb/pricing/on-demand'),
  's3-writes': price('S3', 0.005, 1000, 'PUT, COPY, POST, LIST', 's3/pricing'),
  's3-reads': price('S3', 0.0004, 1000, 'GET, HEAD', 's3/pricing'),
  'sqs-requests': price('SQS', 0.4, MILLION, 'requests', 'sqs/pricing'),
  // Of keys of elliptic curves.
  'kms-requests': price('KMS', 0.15, 10_000, 'requests', 'kms/pricing'),
  'kms-decryptions': price('KMS', 0.03, 10_000, 'decryptions', 'kms/pricing'),
  'rekognition-images': price('Rekognition', 0.001, 1, 'images', 'rekognition/pricing'),
  'ses-mails': price('SES', 0.1, 1000, 'mails', 'ses/pricing'),
  'sns-publishes': price('SNS', 0.5, MILLION, 'publishes', 'sns/pricing'),
  'log-bytes': price('CloudWatch Logs', 0.5, GIGABYTE, 'bytes', 'cloudwatch/pricing'),
  'cloudfront-requests': price('CloudFront', 0.01, 10_000, 'HTTPS requests', 'cloudfront/pricing'),
  'cloudfront-bytes-out': price('CloudFront', 0.085, GIGABYTE, 'bytes to viewers', 'cloudfront/pricing'),
  'cloudfront-bytes-to-origin': price('CloudFront', 0.02, GIGABYTE, 'bytes to origins', 'cloudfront/pricing'),
  'cloudfront-function-runs': price('CloudFront', 0.1, MILLION, 'function runs', 'cloudfront/pricing'),
};

function price(service: string, usd: number, per: number, unit: string, page: string): Price {
  return { service, usd, per, unit, source: `https://aws.amazon.com/${page}/` };
}
