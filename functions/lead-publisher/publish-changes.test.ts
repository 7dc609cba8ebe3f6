import { type Connection, newConnection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import type { PostOutcome } from '@harbour-haul/aws/realtime/sockets';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { changedLeads } from './changed-leads.ts';
import type { LeadPublisherDeps } from './deps.ts';
import { publishChanges } from './publish-changes.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');

function anAdmin(connectionId: string, silentMs = 0): Connection {
  const identity = {
    connectionId,
    role: 'admin' as const,
    subject: 'ann',
    tokenVersion: 1,
    tokenExpiresAt: 2_000_000_000,
    sessionId: null,
  };
  return newConnection(identity, new Date(NOW.getTime() - silentMs));
}

/** Deps with these admins, and what was posted to whom. */
function stage(admins: () => Promise<Connection[]>, outcome: PostOutcome = 'sent') {
  const posted: [string, unknown][] = [];
  let seq = 6;
  const deps: LeadPublisherDeps = {
    marker: { advance: async () => ++seq },
    connections: { inChannel: admins },
    sockets: {
      post: async (connectionId, data) => {
        posted.push([connectionId, JSON.parse(data)]);
        return outcome;
      },
    },
    now: () => NOW,
  };
  return { deps, posted, seq: () => seq };
}

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});

it('changes are pushed to the consoles that ping, and to no other', async () => {
  const { deps, posted } = stage(async () => [anAdmin('awake'), anAdmin('asleep', 60_000)]);
  await publishChanges([{ id: 1, version: 2 }], deps);
  const event = { type: 'leads_changed', leadsSeq: 7, leads: [{ id: 1, version: 2 }] };
  expect(posted).toEqual([['awake', event]]);
});

it('changes are counted before they are pushed, whatever becomes of the push', async () => {
  const failing = stage(async () => {
    throw new Error('throttled');
  });
  await publishChanges([{ id: 1, version: 2 }], failing.deps);
  expect(failing.seq()).toBe(7);
  const lost = stage(async () => [anAdmin('awake')], 'failed');
  await publishChanges([{ id: 1, version: 2 }], lost.deps);
  expect(lost.seq()).toBe(7);
});

it('changes that could not be counted fail, so that the stream brings them again', async () => {
  const { deps, posted } = stage(async () => [anAdmin('awake')]);
  const marker = { advance: () => Promise.reject(new Error('throttled')) };
  await expect(publishChanges([{ id: 1, version: 2 }], { ...deps, marker })).rejects.toThrow('throttled');
  expect(posted).toEqual([]);
});

it('records tell how each lead stands last, and nothing of other rows', () => {
  const record = (id: number, item: string, version?: number) => ({
    dynamodb: {
      Keys: { id: { N: String(id) }, item: { S: item } },
      ...(version !== undefined && { NewImage: { version: { N: String(version) } } }),
    },
  });
  const records = [record(1, 'lead', 1), record(1, 'event#1', 9), record(2, 'lead', 4), record(1, 'lead', 2)];
  expect(changedLeads([...records, record(3, 'lead')])).toEqual([
    { id: 1, version: 2 },
    { id: 2, version: 4 },
    { id: 3, version: null },
  ]);
});

it('records tell of leads that begin to wait for their first reply', () => {
  const image = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { S: value }]));
  const isNew = (OldImage: Record<string, string> | null, NewImage: Record<string, string>) =>
    changedLeads([
      {
        dynamodb: {
          Keys: { id: { N: '1' }, item: { S: 'lead' } },
          ...(OldImage && { OldImage: image(OldImage) }),
          NewImage: { ...image(NewImage), version: { N: '2' } },
        },
      },
    ])[0]?.isNew ?? false;
  expect(isNew(null, { waiting: 'yes' })).toBe(true);
  expect(isNew({ waiting: 'unfinished' }, { waiting: 'yes' })).toBe(true);
  expect(isNew({ waiting: 'yes' }, { waiting: 'yes' })).toBe(false);
  expect(isNew(null, { waiting: 'unfinished' })).toBe(false);
  expect(isNew({ waiting: 'yes' }, {})).toBe(false);
  expect(isNew({ status: 'trash', trash: '{}' }, { waiting: 'yes' })).toBe(false);
});

it('records tell of what a customer did later, and do not call that a new lead', () => {
  const image = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { S: value }]));
  const stand = (OldImage: Record<string, string>, NewImage: Record<string, string>) =>
    changedLeads([
      {
        dynamodb: {
          Keys: { id: { N: '1' }, item: { S: 'lead' } },
          OldImage: image(OldImage),
          NewImage: { ...image(NewImage), version: { N: '2' } },
        },
      },
    ])[0];
  const news = { waiting: 'yes', newsAt: '2026-11-23T15:00:00.000Z' };
  expect(stand({}, news)).toEqual({ id: 1, version: 2, hasNews: true });
  expect(stand({ waiting: 'yes', newsAt: '2026-11-22T15:00:00.000Z' }, news)).toMatchObject({
    hasNews: true,
  });
  expect(stand(news, news)).toEqual({ id: 1, version: 2 });
  expect(stand({ trash: '{}' }, news)).toEqual({ id: 1, version: 2 });
});
