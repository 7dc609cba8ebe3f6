import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApiRequestError, apiRequest, isUnauthenticated, serverMessage } from './api-client.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Responds to every call with one status and text, and records the calls. */
function respondWith(status: number, text: string, statusText = '') {
  const fetched = jest.fn<typeof fetch>(async () => responseOf(status, text, statusText));
  globalThis.fetch = fetched;
  return fetched;
}

function responseOf(status: number, text: string, statusText = '', headers = {}): Response {
  const response = {
    ok: status < 400,
    status,
    statusText,
    headers: new Map(Object.entries(headers)),
    text: async () => text,
  };
  return { ...response, clone: () => response } as unknown as Response;
}

const refusal = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('apiRequest', () => {
  it('reads JSON with cookies and past every cache', async () => {
    const fetched = respondWith(200, '{"id":"sam"}');
    await expect(apiRequest('GET', '/api/user')).resolves.toEqual({ id: 'sam' });
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/api/user');
    expect(init).toMatchObject({ method: 'GET', credentials: 'include', cache: 'no-store' });
    expect(init?.body).toBeUndefined();
    expect(init?.headers).not.toHaveProperty('Content-Type');
  });

  it('sends a body as JSON, with the headers and the signal of the caller', async () => {
    const fetched = respondWith(201, '{"id":1}');
    const { signal } = new AbortController();
    await apiRequest('POST', '/api/leads', {
      body: { name: 'Ann' },
      headers: { 'Idempotency-Key': 'k' },
      signal,
    });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      body: '{"name":"Ann"}',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
      signal,
    });
  });

  it('returns undefined for an empty body', async () => {
    respondWith(204, '');
    await expect(apiRequest('POST', '/api/logout')).resolves.toBeUndefined();
  });

  it('throws the status code, a colon and the body text, with code and fields of the body', async () => {
    const text = '{"code":"invalid_input","message":"Please check.","fields":{"name":"Required"}}';
    respondWith(400, text);
    const error = await refusal(apiRequest('POST', '/api/leads', { body: {} }));
    expect(error).toBeInstanceOf(ApiRequestError);
    expect(error).toMatchObject({
      message: `400: ${text}`,
      status: 400,
      code: 'invalid_input',
      fields: { name: 'Required' },
    });
    expect(serverMessage(error)).toBe('Please check.');
  });

  it('falls back to the status text of an empty body, and keeps a body that is no JSON as text', async () => {
    respondWith(503, '', 'Service Unavailable');
    await expect(apiRequest('GET', '/api/leads')).rejects.toThrow('503: Service Unavailable');
    respondWith(502, '<html>', 'Bad Gateway');
    const error = await refusal(apiRequest('GET', '/api/leads'));
    expect(error).toMatchObject({ message: '502: <html>', body: '<html>', code: undefined });
    expect(serverMessage(error)).toBeUndefined();
  });

  it.each([
    [503, '{"message":"Service Unavailable"}'],
    [429, '{"message":"Too Many Requests"}'],
  ])('asks again where the gateway is busy with %i, three times at most', async (status, text) => {
    jest.useFakeTimers();
    const fetched = respondWith(status, text);
    const refused = refusal(apiRequest('POST', '/api/leads', { body: {} }));
    await jest.advanceTimersByTimeAsync(5000);
    expect(await refused).toMatchObject({ status });
    expect(fetched).toHaveBeenCalledTimes(4);
    fetched.mockImplementationOnce(async () => responseOf(status, text));
    fetched.mockImplementation(async () => responseOf(201, '{"id":1}'));
    const created = apiRequest('POST', '/api/leads', { body: {} });
    await jest.advanceTimersByTimeAsync(400);
    await expect(created).resolves.toEqual({ id: 1 });
    jest.useRealTimers();
  });

  it('waits as long as a refusal asks, where that is short, and says how long it is otherwise', async () => {
    jest.useFakeTimers();
    const refused = (seconds: string) =>
      responseOf(429, '{"code":"rate_limited"}', '', { 'retry-after': seconds });
    const fetched = respondWith(201, '{"id":1}');
    fetched.mockImplementationOnce(async () => refused('2'));
    const created = apiRequest('POST', '/api/leads', { body: {} });
    await jest.advanceTimersByTimeAsync(2_100);
    expect(fetched).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(400);
    await expect(created).resolves.toEqual({ id: 1 });
    fetched.mockImplementation(async () => refused('600'));
    expect(await refusal(apiRequest('POST', '/api/leads', { body: {} }))).toMatchObject({
      retryAfterMs: 600_000,
    });
    expect(fetched).toHaveBeenCalledTimes(3);
    jest.useRealTimers();
  });

  it('does not repeat what a function refused', async () => {
    const fetched = respondWith(503, '{"code":"unavailable","message":"Service Unavailable"}');
    expect(await refusal(apiRequest('GET', '/api/leads'))).toMatchObject({ status: 503 });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('tells a missing login from every other error', async () => {
    respondWith(401, '{"code":"unauthenticated","message":"Please sign in."}');
    expect(isUnauthenticated(await refusal(apiRequest('GET', '/api/leads')))).toBe(true);
    respondWith(403, '{}');
    expect(isUnauthenticated(await refusal(apiRequest('GET', '/api/leads')))).toBe(false);
    expect(isUnauthenticated(new TypeError('Failed to fetch'))).toBe(false);
  });
});
