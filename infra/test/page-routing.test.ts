import { runInNewContext } from 'node:vm';
import { expect, it } from '@jest/globals';
import { pageRoutingCode } from '../lib/site/page-routing.ts';

const FILES = [
  '/index.html',
  '/thank-you.html',
  '/thank-you-without-mail.html',
  '/junk-removal/eastern-passage.html',
  '/fr.html',
  '/fr/404.html',
  '/fr/thank-you.html',
  '/fr/thank-you-without-mail.html',
  '/login.html',
  '/app.html',
  '/404.html',
  '/robots.txt',
  '/assets/app-1.js',
];

interface EdgeRequest {
  uri: string;
}

/** Runs a handler as CloudFront does: alone, in a context of its own. */
function handle<T>(event: 'viewer-request' | 'viewer-response', input: object, sendsMail = true): T {
  const code = `${pageRoutingCode(event, FILES, sendsMail)}\nhandler(input)`;
  return runInNewContext(code, { input }) as T;
}

it.each([
  ['/', '/index.html', 200],
  ['/thank-you', '/thank-you.html', 200],
  ['/thank-you/', '/thank-you.html', 200],
  ['/thank-you-without-mail.html', '/404.html', 404],
  ['/junk-removal/eastern-passage', '/junk-removal/eastern-passage.html', 200],
  ['/junk-removal/eastern-passage/', '/junk-removal/eastern-passage.html', 200],
  ['/junk-removal', '/404.html', 404],
  ['/junk-removal/truro', '/404.html', 404],
  ['/junk-removal/dartmouth.html', '/404.html', 404],
  ['/fr', '/fr.html', 200],
  ['/fr/', '/fr.html', 200],
  ['/fr/thank-you', '/fr/thank-you.html', 200],
  ['/fr/nulle-part', '/fr/404.html', 404],
  ['/fr/404.html', '/fr/404.html', 404],
  ['/french', '/404.html', 404],
  ['/login', '/login.html', 200],
  ['/login/', '/login.html', 200],
  ['/login.html', '/404.html', 404],
  ['/admin', '/app.html', 200],
  ['/admin/password', '/app.html', 200],
  ['/admin/set-up', '/app.html', 200],
  ['/admin/set-up/foo', '/404.html', 404],
  ['/admin/leads/7', '/app.html', 200],
  ['/robots.txt', '/robots.txt', 200],
  ['/admin/chat/', '/app.html', 200],
  ['/admin/xyz', '/404.html', 404],
  ['/admin/leads/7/8', '/404.html', 404],
  ['/login/foo', '/404.html', 404],
  ['/administer', '/404.html', 404],
  ['/index.html', '/404.html', 404],
  ['/404.html', '/404.html', 404],
  ['/constructor', '/404.html', 404],
  ['//evil.example', '/404.html', 404],
])('page routing serves %s with %s and status %i', (uri, file, status) => {
  const request = handle<EdgeRequest>('viewer-request', { request: { uri } });
  expect(request.uri).toBe(file);
  const response = { statusCode: 200 };
  expect(handle('viewer-response', { request: { uri: file }, response })).toMatchObject({
    statusCode: status,
  });
});

it('page routing promises no mail after a request where none is sent', () => {
  for (const uri of ['/thank-you', '/fr/thank-you']) {
    const request = handle<EdgeRequest>('viewer-request', { request: { uri } }, false);
    expect(request.uri).toBe(`${uri}-without-mail.html`);
    const response = { statusCode: 200 };
    expect(handle('viewer-response', { request, response }, false)).toMatchObject({ statusCode: 200 });
  }
});

it('sets status 404 for the 404 page where the response function gets the request as it came', () => {
  const response = { statusCode: 200 };
  expect(handle('viewer-response', { request: { uri: '/nope' }, response })).toMatchObject({
    statusCode: 404,
  });
});

it('leaves a 304 of the 404 page alone: as a 404 it would be an empty page', () => {
  const response = { statusCode: 304 };
  expect(handle('viewer-response', { request: { uri: '/404.html' }, response })).toMatchObject({
    statusCode: 304,
  });
});

it('names no hashed file, so that a deployment changes nothing for those of the last one', () => {
  for (const event of ['viewer-request', 'viewer-response'] as const)
    expect(pageRoutingCode(event, FILES, true)).not.toContain('app-1');
});

it('throws when the routing code exceeds CloudFront’s limit', () => {
  const many = Array.from({ length: 500 }, (_, i) => `/picture-${i}-abcdefgh.svg`);
  expect(() => pageRoutingCode('viewer-request', many, true)).toThrow('CloudFront takes 10240');
});
