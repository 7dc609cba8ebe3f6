import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { LimitCounters } from '@harbour-haul/aws/dynamodb/limits/limit-counters';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { LIMITS, type LimitName, type Limits } from '@harbour-haul/domain/limits/limits';
import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Limiter } from './limiter.ts';

const NOW = new Date('2026-11-22T15:00:00.000Z');
const TOMORROW = new Date('2026-11-23T15:00:00.000Z');

let tables: Awaited<ReturnType<typeof createTestTables>>;
beforeAll(async () => {
  tables = await createTestTables();
});

/** The limiter of another process of the function that receives chats. */
function aLimiter(width = 1, limits: Limits = LIMITS): Limiter {
  const counters = new LimitCounters(new Table(tables.clientOf('chat'), tables.limitsTable));
  return new Limiter({ counters, limits, width });
}

/** How many of these calls, made at once by several processes, are within the limit. */
async function acceptedOf(name: LimitName, addresses: string[], now = NOW, limiters = [aLimiter()]) {
  const verdicts = await Promise.all(
    addresses.map(async (address, index) => {
      const limiter = limiters[index % limiters.length] ?? aLimiter();
      return limiter.count(name, await limiter.senderOf(address, now), now);
    }),
  );
  return verdicts.filter(({ ok }) => ok).length;
}

const times = (count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => address(i));

describe('a limit', () => {
  it('holds for requests that race past it, of several processes', async () => {
    const { max } = LIMITS.chats.address;
    const racing = times(max + 40, () => '192.0.2.1');
    expect(await acceptedOf('chats', racing, NOW, [aLimiter(), aLimiter(), aLimiter()])).toBe(max);
    expect(await acceptedOf('chats', ['192.0.2.1'])).toBe(0);
  });

  it('is one for all addresses of a /64, and another for the next', async () => {
    const { max } = LIMITS.leads.address;
    const hosts = times(
      max + 20,
      (index) => `2001:db8:0:7:${(index * 7919).toString(16)}::${index.toString(16)}`,
    );
    expect(await acceptedOf('leads', hosts)).toBe(max);
    expect(await acceptedOf('leads', ['2001:db8:0:8::1', '2001:db8:0:9::1'])).toBe(2);
  });

  it('is the same for an IPv4 address, however a socket shows it', async () => {
    const { max } = LIMITS.leads.address;
    const shown = times(max + 5, (index) => (index % 2 ? '192.0.2.2' : '::ffff:192.0.2.2'));
    expect(await acceptedOf('leads', shown)).toBe(max);
  });

  it('begins anew with its window, and says when that is', async () => {
    const { max } = LIMITS.leads.address;
    await acceptedOf(
      'leads',
      times(max, () => '192.0.2.3'),
    );
    const limiter = aLimiter();
    const sender = await limiter.senderOf('192.0.2.3', NOW);
    expect(await limiter.count('leads', sender, NOW)).toEqual({
      ok: false,
      of: 'address',
      retryAfterSeconds: 9 * 3600,
    });
    expect(await acceptedOf('leads', ['192.0.2.3'], TOMORROW)).toBe(1);
  });

  it('counts what is frequent in advance, and lets no more through for it', async () => {
    const { max } = LIMITS.messages.address;
    const limiters = [aLimiter(), aLimiter()];
    const accepted = await acceptedOf(
      'messages',
      times(max + 100, () => '192.0.2.4'),
      NOW,
      limiters,
    );
    expect(accepted).toBeLessThanOrEqual(max);
    // What one process has counted in advance, another cannot use.
    expect(accepted).toBeGreaterThan(max - 25);
  });

  it('of everybody is not used up by what an address is refused', async () => {
    const limiter = aLimiter();
    const everybody = { limit: 'leads', sender: 'everybody', end: Date.parse('2026-11-25T00:00:00Z') / 1000 };
    const now = new Date('2026-11-24T12:00:00.000Z');
    const counters = new LimitCounters(new Table(tables.client, tables.limitsTable));
    await counters.add(everybody, LIMITS.leads.everybody - 21, LIMITS.leads.everybody);
    const flooder = await limiter.senderOf('192.0.2.5', now);
    for (let i = 0; i < 40; i += 1) await limiter.count('leads', flooder, now);
    expect(await limiter.count('leads', await limiter.senderOf('192.0.2.6', now), now)).toEqual({ ok: true });
    expect(await limiter.count('leads', await limiter.senderOf('192.0.2.7', now), now)).toMatchObject({
      of: 'everybody',
    });
  });

  it('of everybody slows a network that is beyond it, and ends what costs money by the piece', async () => {
    const anHour = (max: number) => ({ max, seconds: 3600 });
    const limits: Limits = {
      ...LIMITS,
      chats: { address: anHour(9), everybody: 2, later: anHour(1) },
      photos: { address: anHour(9), everybody: 2 },
    };
    const now = new Date('2026-11-20T12:10:00.000Z');
    const count = async (name: LimitName, host: number, limiter = aLimiter(1, limits)) =>
      limiter.count(name, await limiter.senderOf(`192.0.2.${host}`, now), now);
    for (const name of ['chats', 'photos'] as const) {
      expect(await count(name, 21)).toEqual({ ok: true });
      expect(await count(name, 22)).toEqual({ ok: true });
    }
    const late = aLimiter(1, limits);
    for (const host of [23, 24]) {
      expect(await count('chats', host, late)).toEqual({ ok: true, isLate: true });
      expect(await count('chats', host, late)).toEqual({
        ok: false,
        of: 'address',
        retryAfterSeconds: 50 * 60,
      });
      expect(await count('photos', host)).toMatchObject({ ok: false, of: 'everybody' });
    }
    // One customer's many networks are one then.
    const ofSite = async (part: string) =>
      late.count('chats', await late.senderOf(`2001:db8:5:${part}::1`, now), now);
    expect(await ofSite('1')).toEqual({ ok: true, isLate: true });
    expect(await ofSite('2')).toMatchObject({ ok: false, of: 'address' });
    // Whose network is not known is taken as everybody is.
    expect(await late.count('chats', null, now)).toEqual({ ok: true, isLate: true });
  });

  it('is a thousand times as wide for one machine that is tested', async () => {
    const racing = times(LIMITS.chats.address.max + 5, () => '192.0.2.8');
    expect(await acceptedOf('chats', racing, NOW, [aLimiter(1_000)])).toBe(racing.length);
  });

  it('refuses nobody where counting fails', async () => {
    const fail = async () => {
      throw new Error('There is no such table.');
    };
    const limiter = new Limiter({ counters: { add: fail, addressKey: fail }, limits: LIMITS, width: 1 });
    const sender = await limiter.senderOf('192.0.2.9', NOW);
    expect(sender).toBeNull();
    expect(await limiter.count('messages', sender, NOW)).toEqual({ ok: true });
    expect(await limiter.count('messages', 'somebody', NOW)).toEqual({ ok: true });
  });

  it('refuses nobody where counting takes too long', async () => {
    const never = () => new Promise<never>(() => {});
    const limiter = new Limiter({ counters: { add: never, addressKey: never }, limits: LIMITS, width: 1 });
    expect(await limiter.count('messages', 'somebody', NOW)).toEqual({ ok: true });
  });
});

describe('what is kept of an address', () => {
  it('is a hash with a key of the day, and both expire within two days', async () => {
    const address = '203.0.113.77';
    await acceptedOf('chats', [address]);
    const { Items = [] } = await tables.client.send(new ScanCommand({ TableName: tables.limitsTable }));
    expect(JSON.stringify(Items)).not.toContain('203.0.113');
    const soon = (NOW.getTime() + 4 * 24 * 3600_000) / 1000;
    for (const { expiresAt } of Items) expect(expiresAt).toBeLessThanOrEqual(soon);
    const [today, tomorrow] = [
      await aLimiter().senderOf(address, NOW),
      await aLimiter().senderOf(address, TOMORROW),
    ];
    expect(today).toBe(await aLimiter().senderOf(address, NOW));
    expect(today).not.toBe(tomorrow);
  });
});

// Last, since another test looks at the age of all rows.
it.each([
  ['auth', 1],
  ['chat', 2],
  ['leads', 3],
  ['photos', 4],
  ['realtime', 5],
] as const)('%s makes the key of the day on which it is the first to count', async (name, day) => {
  const counters = new LimitCounters(new Table(tables.clientOf(name), tables.limitsTable));
  const newYear = new Date(Date.UTC(2027, 0, day));
  expect(
    await new Limiter({ counters, limits: LIMITS, width: 1 }).senderOf('192.0.2.9', newYear),
  ).not.toBeNull();
});
