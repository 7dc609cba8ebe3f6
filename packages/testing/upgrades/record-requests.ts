import { appendFileSync } from 'node:fs';
import type { Browser, BrowserContext, Request } from 'playwright-core';
import type { SentLine } from './sent-requests.ts';

const API = '/api/';

/** Has a browser note what its pages send to the API and by sockets, a line each at the end of a file. */
export function recordRequests(browser: Browser, file: string): Browser {
  const note = (line: SentLine) => appendFileSync(file, `${JSON.stringify(line)}\n`);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    recordContext(context, note);
    return context;
  };
  return browser;
}

function recordContext(context: BrowserContext, note: (line: SentLine) => void): void {
  context.on('request', (request) => {
    const line = lineOf(request);
    if (line) note(line);
  });
  context.on('page', (page) =>
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const frame = parsed(String(payload));
        if (frame !== undefined) note({ frame });
      }),
    ),
  );
}

/** Null for what is no call, and for forms, which browsers without a script send. */
function lineOf(request: Request): SentLine | null {
  const { pathname, search } = new URL(request.url());
  if (!pathname.startsWith(API)) return null;
  const sent = request.postData();
  const body = sent === null ? null : parsed(sent);
  return body === undefined ? null : { method: request.method(), path: pathname + search, body };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
