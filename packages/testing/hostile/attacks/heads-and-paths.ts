import { rawRequest } from '@harbour-haul/local-cloud/testing/raw-request';
import { type Attack, Findings, inTurns } from '../attack.ts';
import { send } from '../hostile-caller.ts';
import type { HostileStage } from '../hostile-stage.ts';
import { rawExchange } from '../raw-exchange.ts';

const EVIL = 'evil.example';
const CLOSE = 'Connection: close';

/** Paths that mean something else to whoever decodes or joins them once more. */
const PATHS = [
  '/api%2fleads',
  '/api/leads%2f1',
  '/api/leads/by-id/1%00',
  '/api/leads/..%2f..%2fapp.html',
  '/uploads/..%2f..%2fquarantine%2fa',
  '/uploads/%2e%2e/%2e%2e/app.html',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cwindows',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/admin/..;/api/leads',
  '/api/./leads',
  '/api/leads/;id=1',
  '/API/LEADS',
  '/api/leads/%c0%ae%c0%ae/',
  '/api/leads/%ff',
  '/api/leads/%',
  '/?next=%0d%0aSet-Cookie:%20a=b',
  '/%0d%0aSet-Cookie:%20a=b',
  '/quarantine/',
  '/.git/config',
  '/.env',
  '/assets/../app.html%00.js',
  `/${'a/'.repeat(2000)}`,
  `/api/leads?${'a=1&'.repeat(1500)}`,
];

/** Headers by which some servers take a request for another one. */
const HEADERS: readonly Record<string, string>[] = [
  { 'x-http-method-override': 'DELETE' },
  { 'x-method-override': 'DELETE', 'x-http-method': 'DELETE' },
  { 'x-original-url': '/api/leads', 'x-rewrite-url': '/api/leads' },
  { 'x-forwarded-host': EVIL, forwarded: `host=${EVIL}` },
  { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', 'cloudfront-viewer-address': '127.0.0.1:1' },
  { 'x-origin-token': 'guess', 'x-viewer-host': EVIL, 'x-viewer-address': '127.0.0.1' },
  { 'x-amzn-requestid': 'a', 'x-amz-security-token': 'a', authorization: 'Bearer none' },
  { 'content-type': 'application/json; charset=utf-7', 'content-encoding': 'gzip' },
  { cookie: '__Host-session=; __Host-session=a; __proto__=b; constructor=c' },
];

/** Requests that a parser may take for two, or for another one. */
const RAW: readonly [name: string, text: string][] = [
  ['two hosts', `GET / HTTP/1.1\r\nHost: localhost\r\nHost: ${EVIL}\r\n${CLOSE}\r\n\r\n`],
  ['a foreign host', `GET /login HTTP/1.1\r\nHost: ${EVIL}\r\n${CLOSE}\r\n\r\n`],
  ['no host', `GET / HTTP/1.1\r\n${CLOSE}\r\n\r\n`],
  ['an absolute address', `GET http://${EVIL}/api/leads HTTP/1.1\r\nHost: localhost\r\n${CLOSE}\r\n\r\n`],
  ['two lengths', `POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 40\r\n\r\n{}`],
  [
    'a length beside chunks',
    'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/leads HTTP/1.1\r\nHost: a\r\n\r\n',
  ],
  [
    'chunks by another name',
    'POST /api/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
  ],
  ['a blank before the colon', `GET / HTTP/1.1\r\nHost : localhost\r\n${CLOSE}\r\n\r\n`],
  ['a folded header', `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: b\r\n c: d\r\n${CLOSE}\r\n\r\n`],
  ['a zero in a header', `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: b\0c\r\n${CLOSE}\r\n\r\n`],
  ['a lone line feed', `GET / HTTP/1.1\r\nHost: localhost\nX-A: b\r\n${CLOSE}\r\n\r\n`],
  [
    'a long header',
    `GET /api/user HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(12_000)}\r\n${CLOSE}\r\n\r\n`,
  ],
  [
    'a very long header',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(200_000)}\r\n${CLOSE}\r\n\r\n`,
  ],
  ['a very long line', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n${CLOSE}\r\n\r\n`],
  ['no HTTP', 'HELO evil.example\r\n\r\n'],
  ['an odd method', `PROPFIND /api/leads HTTP/1.1\r\nHost: localhost\r\n${CLOSE}\r\n\r\n`],
  ['TRACE', `TRACE / HTTP/1.1\r\nHost: localhost\r\nX-A: ${EVIL}\r\n${CLOSE}\r\n\r\n`],
];

/** Heads and paths that are read in more than one way: no failure, no secret, no foreign host, no second response. */
export const headsAndPaths: Attack = {
  name: 'path and header tricks',
  run: async (stage) => {
    const findings = new Findings();
    const port = Number(new URL(stage.product.url).port);
    await inTurns(PATHS, async (path) => {
      const [status = 0, body] = await rawRequest(port, { path, headers: { host: 'localhost' } });
      findings.note(`${path.slice(0, 60)}: ${status}`, isHarmless(status, body, stage));
    });
    await inTurns(HEADERS, (headers) => tryHeaders(headers, stage, findings));
    await inTurns(RAW, async ([name, text]) => {
      const received = await rawExchange(port, text);
      const [first = '', second] = received.split(/(?=HTTP\/1\.1 \d)/);
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(first)?.[1] ?? 400);
      findings.note(`${name}: ${status}`, second === undefined && isHarmless(status, received, stage));
    });
    return findings;
  },
};

function isHarmless(status: number, text: string, { owner }: HostileStage): boolean {
  const isTelling = text.includes(owner.secret) || text.includes(EVIL) || /^set-cookie: a=b/im.test(text);
  return status < 500 && !isTelling;
}

/** With these headers a stranger is who they were, and a request does what it did. */
async function tryHeaders(headers: Record<string, string>, stage: HostileStage, findings: Findings) {
  const { product, owner, cookies } = stage;
  const name = Object.keys(headers).join(', ');
  const list = await send(product, { method: 'GET', path: '/api/leads', headers });
  findings.note(`${name}: leads ${list.status}`, list.status === 401);
  const page = await send(product, { method: 'GET', path: '/', headers });
  findings.note(`${name}: page ${page.status}`, isHarmless(page.status, page.text, stage));
  const path = `/api/leads/${owner.leadId}`;
  const asAdmin = 'cookie' in headers ? {} : { cookies: cookies.admin };
  const deletion = await send(product, { method: 'POST', path, headers, ...asAdmin });
  findings.note(
    `${name}: deleted by POST, ${deletion.status}`,
    deletion.status >= 400 && deletion.status < 500,
  );
}
