import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN } from '@harbour-haul/testing/admin';
import { aNewPerson } from '@harbour-haul/testing/leads';
import { type SpawnedProduct, spawnProduct, temporaryLocalDir } from '@harbour-haul/testing/spawned-product';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';

const [localDir, otherDir] = [temporaryLocalDir(), temporaryLocalDir()];
/** What was started last, and runs on. */
let running: SpawnedProduct | undefined;
afterAll(async () => {
  await running?.stop();
  for (const { remove } of [localDir, otherDir]) remove();
});

const preferredDate = DateTime.now().setZone('America/Halifax').plus({ days: 1 }).toFormat('yyyy-MM-dd');

async function postLead(url: string, name: string): Promise<number> {
  const body = { name, ...aNewPerson(), junkType: 'yard', preferredDate };
  const response = await fetch(`${url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: number }).id;
}

async function storedIds({ url }: SpawnedProduct): Promise<number[]> {
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const list = await fetch(`${url}/api/leads?limit=100`, { headers: { cookie } });
  return ((await list.json()) as { leads: { id: number }[] }).leads.map(({ id }) => id);
}

it('loses no acknowledged lead when all of it is killed, but for DynamoDB Local’s very last write', async () => {
  running = await spawnProduct(localDir.path);
  const ids: number[] = [];
  for (let i = 0; i < 20; i += 1) ids.push(await postLead(running.url, `Lead ${i}`));
  await running.kill();

  running = await spawnProduct(localDir.path);
  const stored = await storedIds(running);
  expect(stored).toEqual(expect.arrayContaining(ids.slice(0, -1)));
  const next = await postLead(running.url, 'After the cut');
  expect(stored).not.toContain(next);
});

describe('one that runs', () => {
  beforeAll(async () => {
    running ??= await spawnProduct(localDir.path);
  });

  it('says what is loose, and keeps a given password to itself', () => {
    const output = running?.output();
    expect(output).toMatch(
      /^Limits: loose\. An address may do a thousand times as much as in AWS \(LIMITS=loose\)\.$/m,
    );
    expect(output).toContain(`Admin: ${ADMIN.username} / (the password that you gave)`);
    expect(output).not.toContain(ADMIN.password);
  });

  it('has another one say in one line that its port is taken', async () => {
    const port = Number(new URL(running?.url ?? '').port);
    const failure = await spawnProduct(otherDir.path, port).catch((error: Error) => error.message);
    expect(failure).toMatch(new RegExp(`ready:\\n.*${port}.*\\n$`));
  });

  it('ends without an error', async () => {
    expect(await running?.stop()).toBe(0);
  });
});

it('names a damaged file', async () => {
  const file = join(otherDir.path, 'admin.json');
  writeFileSync(file, '{"username":');
  const failure = await spawnProduct(otherDir.path).catch((error: Error) => error.message);
  expect(failure).toMatch(new RegExp(`\n${file} is damaged: it holds no whole JSON\\..*\n$`));
});
