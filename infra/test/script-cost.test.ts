import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_SECONDS, LIMITS, type Limit } from '@harbour-haul/domain/limits/limits';
import { MAIL_LIMITS, TEXT_LIMITS } from '@harbour-haul/domain/notices/notice-limits';
import type { UsageItem } from '@harbour-haul/local-cloud/usage/usage-meter';
import { PRICES } from '@harbour-haul/testing/bench/cost/price-table';
import { describe, expect, it } from '@jest/globals';
import { HTTP_DEFAULT, HTTP_THROTTLES, SOCKET_THROTTLES } from '../lib/api/throttles.ts';
import { REQUESTS_OF_ADDRESS } from '../lib/site/web-acl.ts';

/** So many requests a second, all day, keep a script below five dollars behind a web ACL that no plan includes. */
const UP_TO_A_SECOND = 11;

const RUNBOOK = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');

/** What a script that never rests costs in a day; docs/operations.md, "Somebody floods", says the same. */
type Uses = Partial<Record<UsageItem, number>>;

const usd = (uses: Uses): number =>
  Object.entries(uses).reduce((sum, [item, amount]) => {
    const { usd: price, per } = PRICES[item as UsageItem];
    return sum + (amount * price) / per;
  }, 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const perDay = ({ max, seconds }: Limit): number => (max * DAY_SECONDS) / seconds;

/** Any call at the edge, which the free plan includes. */
const EDGE = usd({ 'cloudfront-requests': 1, 'cloudfront-function-runs': 1, 'cloudfront-bytes-out': 1_000 });
/** Any call behind it that reaches a function, which may refuse it. */
const CALL_BEHIND_PLAN = usd({
  'http-api-requests': 1,
  'lambda-requests': 1,
  'lambda-gb-seconds': 0.05,
  'log-bytes': 1_000,
});
const CALL = EDGE + CALL_BEHIND_PLAN;
/** What a web ACL asks for each request that it looks at, those that it refuses too, where no plan includes it. */
const INSPECTION = 0.6 / 1_000_000;
/** A frame, its answer and what is read for it. */
const FRAME = usd({
  'websocket-messages': 2,
  'lambda-requests': 1,
  'lambda-gb-seconds': 0.05,
  'log-bytes': 850,
  'dynamodb-read-units': 3,
});

/** What accepted calls cost beyond the call; units as `npm run bench:cost -- --parts` counts them. */
const ACCEPTED: Record<keyof typeof LIMITS, number> = {
  signIns: perDay(LIMITS.signIns.address) * usd({ 'lambda-gb-seconds': 0.2, 'dynamodb-write-units': 3 }),
  // By who is signed in and has confirmed it.
  teamChanges: 0,
  // By who is signed in.
  teamRenames: 0,
  leads: perDay(LIMITS.leads.address) * usd({ 'ses-mails': 1, 'sns-publishes': 1 }),
  // Their cost is that of `leads`, which count first.
  usualLeads: 0,
  laterLeads: 0,
  submissions:
    perDay(LIMITS.submissions.address) * usd({ 'dynamodb-write-units': 60 }) +
    usd({ 'ses-mails': MAIL_LIMITS.team }),
  mailAddresses: perDay(LIMITS.mailAddresses.address) * usd({ 'ses-mails': 2, 'dynamodb-write-units': 12 }),
  chats: perDay(LIMITS.chats.address) * usd({ 'dynamodb-write-units': 12, 'kms-requests': 2 }),
  messages:
    perDay(LIMITS.messages.address) *
    usd({ 'dynamodb-write-units': 14, 'websocket-messages': 1, 'dynamodb-read-units': 4 }),
  photos:
    perDay(LIMITS.photos.address) *
    usd({ 'dynamodb-write-units': 25, 's3-writes': 3, 'lambda-gb-seconds': 4, 'sqs-requests': 8 }),
  sockets: perDay(LIMITS.sockets.address) * usd({ 'dynamodb-write-units': 13, 'websocket-minutes': 120 }),
  // All that everybody has together: photos alone have a limit of a network.
  classifications: perDay(LIMITS.photos.address) * usd({ 'rekognition-images': 1 }),
};

/** What carriers ask for a text, about, beside SNS itself. */
const TEXT = 0.01;
const texts = sum(Object.values(TEXT_LIMITS).map(({ day }) => day)) * TEXT;
const accepted = sum(Object.values(ACCEPTED)) + texts;
const rates = [...HTTP_THROTTLES.values()].map(({ rate }) => rate);
const busiestRoute = Math.max(...rates) * DAY_SECONDS * CALL;
const allRoutes = sum(rates) * DAY_SECONDS * CALL;
const { $connect, $disconnect: _, ...frameRoutes } = SOCKET_THROTTLES;
const frames = sum(Object.values(frameRoutes).map(({ rate }) => rate)) * DAY_SECONDS * FRAME;
const handshakes = $connect.rate * DAY_SECONDS * CALL;
const reads = HTTP_DEFAULT.rate * DAY_SECONDS * (CALL + usd({ 'dynamodb-read-units': 5 }));

/** What a web ACL lets through of one address, which its rule finds within half a minute. */
const passed = REQUESTS_OF_ADDRESS * (DAY_SECONDS / 300);
const behindPlan = accepted + frames + passed * CALL_BEHIND_PLAN;
const behindWebAcl = accepted + frames + passed * (CALL + INSPECTION);

describe('a script at one network costs in a day', () => {
  it('less than 5 dollars with the free plan, whatever it calls, at once and however fast', () => {
    expect(behindPlan).toBeLessThan(5);
  });

  it('less than 5 dollars behind a web ACL without a plan, and more by what is refused', () => {
    expect(behindWebAcl).toBeLessThan(5);
    const perSecond = (5 - behindWebAcl) / (INSPECTION * DAY_SECONDS);
    expect(Math.floor(perSecond)).toBe(UP_TO_A_SECOND);
  });

  it('less than 5 dollars without either, whatever it writes, at any one route or at all sockets', () => {
    expect(accepted + busiestRoute).toBeLessThan(5);
    expect(accepted + frames + handshakes).toBeLessThan(5);
    expect(reads).toBeLessThan(5);
  });

  it('what the runbook says', () => {
    const rows = RUNBOOK.split('\n');
    const all = accepted + allRoutes + frames + handshakes;
    expect(rows).toContain(
      `| **all that it can call at once, with the free plan** | **${behindPlan.toFixed(2)}** |`,
    );
    expect(rows).toContain(
      `| the same behind a web ACL without a plan; beside it 0.05 for each request a second | ${behindWebAcl.toFixed(2)} |`,
    );
    expect(rows).toContain(
      `| any one route that writes, at its throttle, without either | ${busiestRoute.toFixed(2)} |`,
    );
    expect(rows).toContain(
      `| all routes that write at once, and all sockets, without either | ${all.toFixed(2)} |`,
    );
  });
});
