import type { Usage, UsageItem } from '@harbour-haul/local-cloud/usage/usage-meter';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sharedBrowser } from '../../test-servers.ts';
import type { Activity } from './bill.ts';
import { costReport, reportText } from './cost-report.ts';
import { type CostStage, openCostStage } from './cost-stage.ts';
import { CHAT_MESSAGES, countVisitors, SMALL_SAMPLE } from './visitors.ts';

let stage: CostStage;
let visitors: Activity[];

beforeAll(async () => {
  stage = await openCostStage(await sharedBrowser());
  visitors = await countVisitors(stage, SMALL_SAMPLE);
});
afterAll(() => stage?.stop());

const usageOf = (name: string): Usage => visitors.find((one) => one.name === name)?.usage ?? new Map();

function amountOf(name: string, item: UsageItem, part = ''): number {
  const parts = usageOf(name).get(item) ?? new Map<string, number>();
  return [...parts].reduce((sum, [own, amount]) => sum + (own.includes(part) ? amount : 0), 0);
}

it('a visitor who only looks uses the edge, and one note of the visit, which is stored nowhere', () => {
  const items = [...usageOf('look').keys()];
  expect(items.filter((item) => /^(dynamodb|s3|sqs|ses|sns|websocket)-/.test(item))).toEqual([]);
  expect(amountOf('look', 'http-api-requests')).toBe(1);
  expect(amountOf('look', 'cloudfront-requests', '/api/track/view-content')).toBe(1);
  expect(amountOf('look', 'cloudfront-requests')).toBeLessThanOrEqual(8);
});

it('a chat stores its messages, each within its units', () => {
  expect(amountOf('chat', 'dynamodb-write-units', 'MessagesTable') / CHAT_MESSAGES).toBeLessThanOrEqual(2.25);
  expect(amountOf('chat', 'dynamodb-write-units') / CHAT_MESSAGES).toBeLessThanOrEqual(10);
  // What it is found by, a word at a time (0048).
  expect(amountOf('chat', 'dynamodb-write-units', 'ChatTerms') / CHAT_MESSAGES).toBeLessThanOrEqual(1.25);
});

it('a chat calls once for what is said and what the assistant replies to it', () => {
  // The welcome by itself, and what is said first while the code that answers is on its way.
  expect(amountOf('chat', 'cloudfront-requests', '/messages')).toBeLessThanOrEqual(CHAT_MESSAGES / 2 + 2);
});

it('a chat is pushed to who has not said it, and told of once, whatever follows', () => {
  // Each message to the console, with what a session says of itself as it begins and changes.
  expect(amountOf('chat', 'websocket-messages')).toBeLessThanOrEqual(CHAT_MESSAGES + 8);
  expect(amountOf('chat', 'lambda-requests', 'Notifier')).toBeLessThanOrEqual(1);
});

it('a lead with two photos is cleaned, looked at and told of, and never more often than that', () => {
  expect(amountOf('lead', 'rekognition-images')).toBe(2);
  // Of each: the upload, the image, its thumbnail, and what closes the upload.
  expect(amountOf('lead', 's3-writes')).toBe(8);
  // To the team and to the homeowner.
  expect(amountOf('lead', 'ses-mails')).toBe(2);
  // The request, and what its page shows of it.
  expect(amountOf('lead', 'lambda-requests', 'LeadsFunction')).toBeLessThanOrEqual(2);
});

it('the report prices all of it by service', () => {
  const report = costReport(visitors, visitors, visitors);
  const text = reportText(report);
  for (const service of ['Lambda', 'HTTP API', 'WebSocket API', 'DynamoDB', 'S3', 'SQS', 'KMS', 'SES']) {
    expect(text).toContain(service);
  }
  expect(report.visitors.usd).toBeGreaterThan(report.visitors.withoutRekognition);
});
