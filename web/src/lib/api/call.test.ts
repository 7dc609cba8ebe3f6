import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { call, callForFile, urlOf } from './admin-call.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function respondWith(text: string) {
  const fetched = jest.fn<typeof fetch>(async () => new Response(text === '' ? null : text));
  globalThis.fetch = fetched;
  return fetched;
}

describe('call', () => {
  it('sends an operation’s method, filled path, query and body, and resolves to its response', async () => {
    const fetched = respondWith('{"id":5,"version":3}');
    const lead = await call('updateLead', { params: { id: 5 }, body: { notes: 'Called', version: 2 } });
    expect(lead.version).toBe(3);
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect([init?.method, path, init?.body]).toEqual([
      'PATCH',
      '/api/leads/5',
      '{"notes":"Called","version":2}',
    ]);
  });

  it('resolves to undefined for an empty response, without an input', async () => {
    const fetched = respondWith('');
    await expect(call('getUser')).resolves.toBeUndefined();
    expect(fetched.mock.calls[0]?.[1]?.body).toBeUndefined();
  });

  it('passes headers and signal on', async () => {
    const fetched = respondWith('{}');
    const { signal } = new AbortController();
    await call('getUser', {}, { headers: { 'X-Quick-Load': 'true' }, signal });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ headers: { 'X-Quick-Load': 'true' }, signal });
  });

  it('does not compile without a required parameter, or with an unknown field', () => {
    const wrong = [
      // @ts-expect-error the path needs an id
      () => call('updateLead', { body: { notes: 'x' } }),
      // @ts-expect-error there is no such field
      () => call('updateLead', { params: { id: 1 }, body: { nots: 'x' } }),
      // @ts-expect-error the operation takes no query
      () => call('getUser', { query: { days: '7' } }),
      // @ts-expect-error the visitor must be named
      () => call('listChatPhotos'),
      // @ts-expect-error it returns no file
      () => callForFile('getUser', {}, new AbortController().signal),
    ];
    expect(wrong).toHaveLength(5);
  });
});

describe('urlOf', () => {
  it('encodes parameters and leaves out what is undefined', () => {
    expect(urlOf('getChatSession', { params: { id: 'a/b c' } })).toBe('/api/chat/sessions/a%2Fb%20c');
    expect(urlOf('listLeads', { query: { limit: 5, status: undefined, search: 'O’Brien & son' } })).toBe(
      '/api/leads?limit=5&search=O%E2%80%99Brien+%26+son',
    );
  });
});
