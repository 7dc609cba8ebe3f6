import { PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it } from '@jest/globals';
import { runningS3 } from '../testing/running-s3.ts';

const run = runningS3();
/** The template names the site as it is in AWS; here it has no TLS. */
const origin = 'http://localhost:3000';

function signedPut(): Promise<string> {
  return getSignedUrl(run.plainClient, new PutObjectCommand({ Bucket: run.photos, Key: 'photo.jpg' }));
}

function preflight(path: string, headers: Record<string, string>): Promise<Response> {
  return fetch(`${run.s3.url}${path}`, { method: 'OPTIONS', headers });
}

const ask = {
  origin,
  'access-control-request-method': 'PUT',
  'access-control-request-headers': 'Content-Type',
};

describe('a preflight', () => {
  it('gets the headers of the template’s rule, without a signature', async () => {
    const response = await preflight(`/${run.photos}/photo.jpg`, ask);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'PUT',
      'access-control-allow-headers': 'content-type',
      'access-control-expose-headers': 'ETag',
      'access-control-max-age': '300',
      vary: expect.stringContaining('Origin'),
    });
  });

  it.each([
    ['another origin', { ...ask, origin: 'http://evil.example' }],
    ['an origin that begins alike', { ...ask, origin: `${origin}.evil.example` }],
    ['the address in AWS', { ...ask, origin: 'https://localhost:3000' }],
    ['another method', { ...ask, 'access-control-request-method': 'DELETE' }],
    ['another header', { ...ask, 'access-control-request-headers': 'content-type, x-other' }],
  ])('is refused to %s', async (_what, headers) => {
    const response = await preflight(`/${run.photos}/photo.jpg`, headers);
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect(await response.text()).toContain('<Code>AccessForbidden</Code>');
  });

  it('is refused by a bucket without rules, and by none', async () => {
    for (const path of [`/${run.exports}/x`, '/none/x', '/'])
      expect((await preflight(path, ask)).status).toBe(403);
    expect((await preflight(`/${run.photos}/x`, { 'access-control-request-method': 'PUT' })).status).toBe(
      400,
    );
  });
});

describe('the request itself', () => {
  it.each([
    ['the site', origin, origin],
    ['another page', 'http://evil.example', null],
  ])('may be read by %s: %s', async (_what, from, allowed) => {
    const response = await fetch(await signedPut(), { method: 'PUT', body: 'x', headers: { origin: from } });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, allowed]);
    expect(response.headers.get('access-control-expose-headers')).toBe(allowed === null ? null : 'ETag');
  });

  it('may be read when it was refused as well, so that the page gets the reason', async () => {
    const url = `${run.s3.url}/${run.photos}/photo.jpg`;
    const response = await fetch(url, { method: 'PUT', body: 'x', headers: { origin } });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, origin]);
  });
});
