import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetAccountCommand } from '@aws-sdk/client-sesv2';
import { ListTopicsCommand } from '@aws-sdk/client-sns';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createDocumentClient } from '../dynamodb/table/document-client.ts';
import { Table } from '../dynamodb/table/table.ts';
import { createSesClient } from '../email/ses-mailer.ts';
import { createSnsClient } from '../sms/sns-texter.ts';
import { CLIENT_LIMITS } from './client-settings.ts';
import { withDeadline } from './deadline.ts';

type Answer = { __type: string; CancellationReasons?: { Code: string }[] } | 'nothing' | 'ok';

const access = () => ({
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  region: 'ca-central-1',
  credentials: { accessKeyId: 'KEY', secretAccessKey: 'secret' },
});
let answers: Answer[] = [];
let calls = 0;
let table: Table;

const server = createServer((_request, response) => {
  calls += 1;
  const answer = answers.shift() ?? 'ok';
  if (answer !== 'nothing') send(response, answer);
});

function send(response: ServerResponse, answer: Exclude<Answer, 'nothing'>): void {
  const failed = answer === 'ok' ? null : answer;
  response.writeHead(failed ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify(failed ?? { Attributes: { done: { BOOL: true } } }));
}

beforeEach(async () => {
  [answers, calls] = [[], 0];
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  table = new Table(createDocumentClient(access()), 'Table');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const refusal = (name: string, ...codes: string[]): Answer => ({
  __type: `com.amazonaws.dynamodb.v20120810#${name}`,
  ...(codes.length > 0 && { CancellationReasons: codes.map((Code) => ({ Code })) }),
});
const CONFLICT = refusal('TransactionConflictException');
const cancelled = (...codes: string[]) => refusal('TransactionCanceledException', ...codes);
const update = () => table.update({ id: 1 }, { update: 'SET done = :yes', values: { ':yes': true } });
const transact = () => table.transact([table.deleting({ id: 1 }), table.deleting({ id: 2 })]);

describe('a client of DynamoDB', () => {
  it.each([
    ['a single write that met a transaction', update, CONFLICT],
    ['a throttled call', update, refusal('ProvisionedThroughputExceededException')],
    ['a throttled transaction', transact, cancelled('None', 'ThrottlingError')],
    ['another one', transact, cancelled('ProvisionedThroughputExceeded', 'RequestLimitExceeded')],
  ])('tries again %s', async (_case, run, answer) => {
    answers = [answer, answer, answer];
    await run();
    expect(calls).toBe(4);
  });

  it.each([
    ['a failed condition', cancelled('None', 'ConditionalCheckFailed')],
    ['a failed condition beside throttling', cancelled('ThrottlingError', 'ConditionalCheckFailed')],
    // Whoever has read what is being changed decides upon it.
    ['another transaction on the same items', cancelled('TransactionConflict', 'ThrottlingError')],
  ])('leaves to its caller %s', async (_case, answer) => {
    answers = [answer];
    await expect(transact()).rejects.toMatchObject({ name: 'TransactionCanceledException' });
    expect(calls).toBe(1);
  });

  it('gives up after five attempts, and at once where its function has no time left', async () => {
    answers = Array.from({ length: 10 }, () => CONFLICT);
    await expect(update()).rejects.toMatchObject({ name: 'TransactionConflictException' });
    expect(calls).toBe(5);
    await expect(withDeadline(Date.now() + 900, update)).rejects.toThrow();
    expect(calls).toBe(6);
  });

  it('gives up a server that does not respond, and tries again', async () => {
    answers = ['nothing'];
    await expect(update()).resolves.toEqual({ done: true });
    expect(calls).toBe(2);
    // It waits for a time-out of two seconds, on a machine that may be busy.
  }, 20_000);
});

it('clients of mail and of text messages give up a service that does not respond, and send nothing again', async () => {
  answers = ['nothing', 'nothing'];
  const sent = [
    createSesClient(access()).send(new GetAccountCommand()),
    createSnsClient(access()).send(new ListTopicsCommand()),
  ];
  await Promise.all(sent.map((call) => expect(call).rejects.toMatchObject({ name: 'TimeoutError' })));
  expect(calls).toBe(2);
  // They wait for a time-out of six seconds, on a machine that may be busy.
}, 30_000);

it('the attempts of every client fit into the time of its function', () => {
  const times = Object.values(CLIENT_LIMITS).map((one) => one.requestTimeout * one.maxAttempts);
  expect(Math.max(...times)).toBeLessThan(15_000);
});
