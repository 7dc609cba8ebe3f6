import { createSession } from '@harbour-haul/domain/chat/create-session';
import { EMPTY_LEAD } from '@harbour-haul/domain/leads/lead';
import { afterEach, describe, expect, it } from '@jest/globals';
import { call } from './admin-call.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const answerWith = (body: unknown) => {
  globalThis.fetch = async () => new Response(JSON.stringify(body));
};
const listed = async (body: unknown) => {
  answerWith(body);
  return call('listLeads', { query: {} });
};
const chats = async (body: unknown) => {
  answerWith(body);
  return call('listChatSessions', {});
};

const TIME = '2026-11-21T15:00:00.000Z';
const whole = {
  ...EMPTY_LEAD,
  id: 1,
  version: 3,
  status: 'contacted',
  source: 'form',
  createdAt: TIME,
  updatedAt: TIME,
};
const chat = createSession('s', 'visitor-s', new Date(TIME));

describe('an answer of today', () => {
  it.each([
    ['a page of leads', { leads: [whole], seen: [1], total: 1, nextCursor: 'n', prevCursor: null }],
    ['an empty page', { leads: [], total: 0, nextCursor: null, prevCursor: null }],
    ['a status of a later version', { leads: [{ ...whole, status: 'quoted' }], total: null }],
  ])('%s is read as it is', async (_what, body) => {
    expect(await listed(body)).toEqual(body);
  });

  it('one chat with its messages is read as it is', async () => {
    const body = { ...chat, messages: [], lastSeq: 0 };
    answerWith(body);
    expect(await call('getChatSession', { params: { id: 's' } })).toEqual(body);
  });
});

describe('leads of an older server', () => {
  it('a bare array is a list of one page that nobody has counted', async () => {
    expect(await listed([whole])).toEqual({
      leads: [whole],
      total: null,
      nextCursor: null,
      prevCursor: null,
    });
  });

  it('a lead that says its id alone has everything else missing', async () => {
    expect((await listed([{ id: 7 }])).leads).toEqual([
      {
        ...EMPTY_LEAD,
        id: 7,
        version: 0,
        status: 'incomplete',
        source: 'direct',
        createdAt: '',
        updatedAt: '',
      },
    ]);
  });

  const known = { id: 7, name: 'Priya Nair', phone: '902 555 0148', junkType: 'furniture' };
  it.each([
    ['missing, of a lead that can be called', known, 'new'],
    ['null', { ...known, status: null }, 'new'],
    ['incomplete', { ...known, status: 'incomplete' }, 'new'],
    [
      'missing, with a photo in place of a junk type',
      { ...known, junkType: null, photoPath: 'a.jpg' },
      'new',
    ],
    ['missing, with nothing to haul', { ...known, junkType: null }, 'incomplete'],
    ['missing, with the placeholder of a name', { ...known, name: 'Name pending' }, 'incomplete'],
    ['missing, with the placeholder of a phone', { ...known, phone: 'Pending' }, 'incomplete'],
    ['set', { ...known, status: 'scheduled' }, 'scheduled'],
  ])('a status that is %s is read by the rule of section 4', async (_what, lead, status) => {
    expect((await listed({ leads: [lead] })).leads[0]?.status).toBe(status);
  });

  it('what a list holds beside leads is left out, and what is no list is none', async () => {
    expect((await listed([null, 'lead', {}, whole])).leads).toEqual([whole]);
    expect(await listed({ leads: 'none' })).toEqual({ leads: 'none' });
  });

  it('a lead with its timeline, and one that was changed, are completed as well', async () => {
    answerWith({ lead: { id: 7, createdAt: TIME, lastUpdated: '2026-11-22T15:00:00.000Z' } });
    const record = await call('getLead', { params: { id: 7 } });
    expect(record).toMatchObject({ events: [], merged: [] });
    expect(record.lead).toMatchObject({
      createdAt: TIME,
      updatedAt: '2026-11-22T15:00:00.000Z',
      trash: null,
    });
    answerWith({ id: 7, status: 'contacted' });
    const body = { status: 'contacted', version: 0 } as const;
    const changed = await call('updateLead', { params: { id: 7 }, body });
    expect(changed).toMatchObject({ status: 'contacted', version: 0, trash: null });
  });
});

describe('chats of an older server', () => {
  it('a chat without status, times and state is active, and nobody has it', async () => {
    const sessions = [{ id: 's', visitorId: 'visitor-s' }];
    expect(await chats(sessions)).toMatchObject({
      sessions: [{ ...chat, version: 0, createdAt: '', lastActivityAt: '' }],
      nextCursor: null,
    });
  });

  it('its messages are numbered in their order, and the last one is its activity', async () => {
    const messages = [
      { sender: 'visitor', content: 'A couch', timestamp: TIME },
      { sender: 'ai', content: 'Any photos?', timestamp: '2026-11-21T15:01:00.000Z' },
    ];
    answerWith({ id: 's', visitorId: 'visitor-s', createdAt: TIME, messages });
    const read = await call('getChatSession', { params: { id: 's' } });
    expect(read.messages.map(({ id, seq, sender }) => [id, seq, sender])).toEqual([
      ['s-1', 1, 'user'],
      ['s-2', 2, 'assistant'],
    ]);
    expect([read.lastSeq, read.seq, read.lastActivityAt]).toEqual([2, 2, '2026-11-21T15:01:00.000Z']);
    expect(read.lastMessage?.content).toBe('Any photos?');
  });

  it('what is no list stays what it is', async () => {
    expect(await chats({ sessions: 'none' })).toEqual({ sessions: 'none' });
    expect(await chats('nothing')).toBe('nothing');
  });
});
