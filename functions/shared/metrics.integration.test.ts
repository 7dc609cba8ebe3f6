import { randomUUID } from 'node:crypto';
import { METRICS, type MetricName } from '@harbour-haul/contract/metrics';
import type { PhotoUploadTicket } from '@harbour-haul/contract/photos/upload-photo';
import { ADMIN } from '@harbour-haul/testing/admin';
import { embeddedMetricProblems, metricLines } from '@harbour-haul/testing/embedded-metrics';
import { eventually } from '@harbour-haul/testing/eventually';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';

let product: LocalProduct;
let admin: Record<string, string>;

beforeAll(async () => {
  product = await sharedProduct();
  admin = await product.signIn();
});

const lines = () => metricLines(product.logLines);

/** The metrics that a step records, as `name value dimension…`, in whatever order. */
async function recorded(step: () => Promise<unknown>, expected: string[]): Promise<void> {
  const before = lines().length;
  await step();
  await eventually(() => {
    const news = lines().slice(before);
    const texts = news.map((line) => {
      const [directive] = line._aws.CloudWatchMetrics;
      const name = directive?.Metrics[0]?.Name ?? '';
      const dimensions = (directive?.Dimensions.at(-1) ?? []).map((dimension) => line[dimension]);
      return [name, name === 'FirstAnswerWait' ? '…' : line[name], ...dimensions].join(' ');
    });
    expect(texts.sort()).toEqual([...expected].sort());
  });
}

const PERSON = {
  name: 'Zebulon Quill',
  phone: '902-555-0177',
  address: '12 Robie Street, Halifax',
  details: 'A purple sofa.',
};

const submit = (body: object) => product.call('POST', '/api/leads', { body });

it('counts new leads, each once, by channel and status', async () => {
  const preferredDate = new Date(Date.now() + 2 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const body = {
    ...PERSON,
    source: 'form',
    junkType: 'furniture',
    preferredDate,
    visitorId: randomUUID(),
  };
  const headers = { 'idempotency-key': randomUUID() };
  const post = () => product.call('POST', '/api/leads', { body, headers });
  await recorded(async () => {
    expect((await post()).status).toBe(201);
    expect((await post()).status).toBe(201);
  }, ['LeadsReceived 1 form new']);
  const chat = { source: 'chat', visitorId: randomUUID(), name: PERSON.name, phone: '902-555-0178' };
  await recorded(() => submit(chat), ['LeadsReceived 1 chat incomplete']);
});

it('counts a chat and its takeover, and measures how long the visitor waited for a person', async () => {
  const visitorId = randomUUID();
  let session = '';
  let cookies: Record<string, string> = {};
  await recorded(async () => {
    const response = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
    session = `/api/chat/sessions/${String(response.body.id)}`;
    cookies = response.cookies;
  }, ['ChatsBegun 1']);
  await recorded(async () => {
    await product.call('PATCH', session, { body: { personRequested: true }, cookies });
    await product.call('PATCH', session, { body: { isHandedOff: true }, cookies: admin });
  }, ['Takeovers 1']);
  const answer = { content: 'Hello, how can I help?', sender: 'admin' };
  const post = () => product.call('POST', `${session}/messages`, { body: answer, cookies: admin });
  await recorded(async () => {
    expect((await post()).status).toBe(201);
    expect((await post()).status).toBe(201);
  }, ['FirstAnswerWait …']);
  const [wait] = lines().filter((line) => 'FirstAnswerWait' in line);
  expect(wait?.FirstAnswerWait).toBeGreaterThan(0);
  expect(wait?.FirstAnswerWait).toBeLessThan(60);
});

it('measures no wait where nobody asked for a person', async () => {
  const { body } = await product.call('POST', '/api/chat/sessions', { body: { visitorId: randomUUID() } });
  const session = `/api/chat/sessions/${String(body.id)}`;
  await recorded(async () => {
    await product.call('PATCH', session, { body: { isHandedOff: true }, cookies: admin });
    const message = { content: 'Hello', sender: 'admin' };
    await product.call('POST', `${session}/messages`, { body: message, cookies: admin });
  }, ['Takeovers 1']);
});

it('counts refused sign-ins and exports', async () => {
  const body = { ...ADMIN, password: 'not the password' };
  await recorded(() => product.call('POST', '/api/login', { body }), ['SignInsRefused 1']);
  await recorded(async () => {
    // The answer is a file.
    const cookie = Object.entries(admin).map((pair) => pair.join('='));
    const response = await fetch(`${product.url}/api/leads/export`, {
      headers: { cookie: cookie.join('; ') },
    });
    expect(response.status).toBe(200);
  }, ['LeadExports 1']);
  await recorded(() => product.call('POST', '/api/leads/exports', { cookies: admin }), ['LeadExports 1']);
});

it('counts refused uploads, before and after they are sent', async () => {
  const announced = { visitorId: randomUUID(), filename: 'a.jpg', contentType: 'image/jpeg', size: 4 };
  const announce = (changes: object) =>
    product.call('POST', '/api/upload-photo', { body: { ...announced, ...changes } });
  await recorded(() => announce({ contentType: 'image/svg+xml' }), ['UploadsRefused 1 wrong_form']);
  await recorded(async () => {
    const { upload } = (await announce({})).body as unknown as PhotoUploadTicket;
    await fetch(upload.url, { method: upload.method, headers: upload.headers, body: 'text' });
  }, ['UploadsRefused 1 not_an_image']);
});

it('writes only what CloudWatch takes and the contract names, and nothing of a person', () => {
  expect(lines().length).toBeGreaterThan(8);
  for (const line of lines()) {
    expect(embeddedMetricProblems(line)).toEqual([]);
    const [{ Namespace, Metrics, Dimensions } = { Namespace: '', Metrics: [], Dimensions: [] }] =
      line._aws.CloudWatchMetrics;
    const name = Metrics[0]?.Name as MetricName;
    expect(Namespace).toBe('HarbourHaul');
    expect(Object.keys(METRICS)).toContain(name);
    const dimensions: Record<string, readonly string[]> = METRICS[name].dimensions;
    expect(Dimensions.at(-1)).toEqual(Object.keys(dimensions));
    for (const [dimension, values] of Object.entries(dimensions)) expect(values).toContain(line[dimension]);
    expect(Object.keys(line).sort()).toEqual(['_aws', name, 'requestId', ...Object.keys(dimensions)].sort());
  }
  expect(JSON.stringify(lines())).not.toMatch(/Zebulon|Quill|902-555|Robie|sofa|admin/);
});
