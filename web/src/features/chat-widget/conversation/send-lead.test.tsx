import { describe, expect, it, jest } from '@jest/globals';
import { SAVED_CHAT_CLOSED_EVENT } from '#lib/storage/submitted-before.ts';
import { keepTouch } from '#lib/touches.ts';
import { clientStage, pass, shown } from '../testing/client-stage.ts';
import { scriptedEngine } from '../testing/scripted-engine.ts';

const stage = clientStage();
const { leaveAll, opened, tab } = stage;

/** The idempotency keys under which a lead was sent, attempt by attempt. */
const leadKeys = () =>
  stage.server.requests
    .filter(({ path }) => path === '/api/leads')
    .map(({ headers }) => headers['idempotency-key']);

/** A visitor comes to the landing page by an address with a query. */
const comeBy = (search: string) =>
  keepTouch(new Date(), { pathname: '/', search, origin: 'https://haul.example' } as Location, '');

describe('the lead of a chat client', () => {
  it('says how its visitor came, at first and last, and is the same whatever is known of that by its retry', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    comeBy('?utm_source=google&gclid=abc');
    const client = await opened();
    stage.server.refuseLead = { status: 500 };
    await client.say('submit');
    await pass(100);
    comeBy('?utm_source=mail');
    stage.server.refuseLead = null;
    await client.say('submit');
    await pass(100);
    expect(stage.server.leads[0]?.body).toMatchObject({
      firstTouch: expect.stringMatching(/ \/\?utm_source=google&gclid=abc $/),
      lastTouch: expect.stringMatching(/ \/\?utm_source=mail $/),
    });
    expect(leadKeys()).toHaveLength(2);
    expect(new Set(leadKeys()).size).toBe(1);
  });

  it('is stored as it grows, only the latest of what waited', async () => {
    const client = await opened();
    stage.server.down = true;
    await client.say('progress');
    await client.say('progress');
    await pass(100);
    stage.server.down = false;
    await pass(5000);
    expect(stage.server.leads).toHaveLength(1);
    expect(stage.server.leads[0]?.body).toMatchObject({
      status: 'incomplete',
      sessionId: 'session-1',
      name: 'Ann Lee',
    });
  });

  it('stays the same in the session that follows a closed one, and not in a conversation that is begun anew', async () => {
    const client = await opened();
    await client.say('progress');
    await pass(1100);
    expect(stage.server.leads.at(-1)?.body).not.toHaveProperty('earlierSessionId');
    let closed = true;
    stage.server.refuse = () => (closed ? { status: 409, body: { code: 'chat_closed', message: '' } } : null);
    await client.say('still there?');
    await pass(100);
    closed = false;
    await client.say('progress');
    await pass(5000);
    expect(stage.server.leads.at(-1)?.body).toMatchObject({
      sessionId: 'session-2',
      earlierSessionId: 'session-1',
    });
    await client.startOver();
    await client.say('progress');
    await pass(5000);
    expect(stage.server.leads.at(-1)?.body).toMatchObject({ sessionId: 'session-3' });
    expect(stage.server.leads.at(-1)?.body).not.toHaveProperty('earlierSessionId');
  });

  it('is told to the page when the window is closed, once there is one', async () => {
    const client = await opened();
    let told = 0;
    const listen = () => {
      told += 1;
    };
    window.addEventListener(SAVED_CHAT_CLOSED_EVENT, listen);
    await client.say('hello');
    await pass(1100);
    client.close();
    expect(told).toBe(0);
    await client.say('progress');
    await pass(1100);
    client.close();
    expect(told).toBe(1);
    window.removeEventListener(SAVED_CHAT_CLOSED_EVENT, listen);
  });

  it('shows a notice where the server refuses it, notes why, and is the same lead when it is submitted again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const client = await opened();
    stage.server.refuseLead = { status: 500, body: { code: 'internal_error', message: 'Sorry.' } };
    await client.say('submit');
    await pass(100);
    expect(stage.notices).toEqual(['Something went wrong']);
    const said = '500: {"code":"internal_error","message":"Sorry."}';
    expect(warn.mock.calls).toEqual([
      ['The request was not stored', expect.objectContaining({ message: said })],
    ]);
    await pass(60_000);
    expect(leadKeys()).toHaveLength(1);
    stage.server.refuseLead = null;
    await client.say('submit');
    await pass(100);
    expect(stage.notices.at(-1)).toBe('Success!');
    expect(leadKeys()).toHaveLength(2);
    expect(new Set(leadKeys()).size).toBe(1);
    expect(client.store.record.finished).toBe(true);
    await pass(60_000);
    expect(stage.server.leads).toHaveLength(1);
  });

  it('waits where the server is away, is told of once, and is sent by itself when the network is back', async () => {
    const client = await opened();
    stage.server.down = true;
    await client.say('submit');
    await pass(20_000);
    expect(leadKeys().length).toBeGreaterThan(1);
    expect(stage.notices).toEqual(['Connection error']);
    expect(shown(client)).toEqual(['Welcome', 'submit', '3: lead unreachable']);
    expect(client.store.record.messages.find(({ content }) => content === 'submit')?.delivery).toBe('failed');
    stage.server.down = false;
    window.dispatchEvent(new Event('online'));
    await pass(1100);
    expect(stage.notices).toEqual(['Connection error', 'Success!']);
    // What was said of the wait is not so any more, and nobody else has read it.
    expect(shown(client)).toEqual(['Welcome', 'submit', '4: lead accepted']);
    expect(stage.server.transcript.join('\n')).not.toContain('unreachable');
    expect(client.store.record).toMatchObject({ finished: true, outbox: [] });
    expect(stage.server.leads).toHaveLength(1);
    expect(new Set(leadKeys()).size).toBe(1);
  });

  it('whose response was lost is sent again under the same key, also by the next page, which tells nothing twice', async () => {
    const first = await opened();
    const answer = globalThis.fetch;
    globalThis.fetch = (async (path: string, init: RequestInit) => {
      await answer(path, init);
      throw new TypeError('Failed to fetch');
    }) as typeof fetch;
    await first.say('submit');
    await pass(100);
    leaveAll();
    const second = tab();
    await pass(20_000);
    expect(stage.notices).toEqual(['Connection error']);
    expect(shown(second).filter((content) => content.includes('lead'))).toEqual(['3: lead unreachable']);
    globalThis.fetch = answer;
    await pass(40_000);
    expect(second.store.record.finished).toBe(true);
    expect(stage.notices).toEqual(['Connection error', 'Success!']);
    expect(new Set(leadKeys()).size).toBe(1);
  });

  it('that waits is one lead however often it is submitted, and each time is answered', async () => {
    const client = await opened();
    stage.server.down = true;
    await client.say('submit');
    await pass(100);
    await client.say('submit');
    await pass(1100);
    expect(shown(client).filter((content) => content.includes('unreachable'))).toHaveLength(2);
    expect(client.store.record.outbox.filter(({ kind }) => kind === 'submit')).toHaveLength(1);
    stage.server.down = false;
    await pass(60_000);
    expect(stage.notices).toEqual(['Connection error', 'Connection error', 'Success!']);
    expect(shown(client).join('\n')).not.toContain('unreachable');
    expect(stage.server.leads).toHaveLength(1);
  });

  it('that cannot be made has failed, and is not tried for ever', async () => {
    const broken = new Error('broken');
    const toLead = () => {
      throw broken;
    };
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const client = await opened({ ...scriptedEngine, toLead });
    await client.say('submit');
    await pass(1100);
    expect(shown(client).at(-1)).toBe('3: lead failed');
    expect(stage.notices).toEqual([]);
    expect(warn.mock.calls).toEqual([['The request was not stored', broken]]);
    expect(client.store.record.outbox).toEqual([]);
  });

  it.each([
    [false, '7'],
    [true, null],
  ])(
    'of a person with an open lead (%s) counts as a conversion: %s, and else as added',
    async (hadLead, counted) => {
      const client = await opened();
      stage.server.hadLead = hadLead;
      await client.say('submit');
      await pass(100);
      expect(localStorage.getItem('countedLeads')).toBe(counted);
      const conversion = { event: 'conversion', value: 250, currency: 'CAD' };
      expect(stage.dataLayer).toEqual(hadLead ? [] : [conversion]);
      await pass(1100);
      expect(shown(client).at(-1)).toBe(`3: lead accepted${hadLead ? ' to 7' : ''}`);
    },
  );

  it.each([true, false])(
    'that was accepted is said by the toast of the specification: open %s',
    async (isOpen) => {
      const client = await opened();
      await client.say('submit');
      if (!isOpen) client.close();
      await pass(100);
      expect(client.store.record.finished).toBe(true);
      expect(stage.notices).toEqual(['Success!']);
    },
  );

  it('does not wait behind messages that the server does not accept', async () => {
    const client = await opened();
    stage.server.refuse = () => ({ status: 500 });
    await client.say('hello');
    await pass(3000);
    await client.say('submit');
    await pass(100);
    expect(stage.server.leads).toHaveLength(1);
    stage.server.refuse = () => null;
    await pass(40_000);
    expect(stage.server.transcript.at(-1)).toBe('assistant: 4: lead accepted');
  });

  it('that was being sent when the page was left is sent by the next one', async () => {
    const first = await opened();
    const answer = globalThis.fetch;
    const cutOff = Promise.withResolvers<Response>();
    globalThis.fetch = () => cutOff.promise;
    await first.say('submit');
    await pass(100);
    const left = localStorage.getItem('chat') ?? '';
    leaveAll();
    cutOff.reject(new TypeError('Failed to fetch'));
    await pass(0);

    localStorage.setItem('chat', left);
    globalThis.fetch = answer;
    const second = tab();
    await pass(2200);
    expect(stage.server.leads).toHaveLength(1);
    expect(shown(second).at(-1)).toBe('3: lead accepted');
  });
});
