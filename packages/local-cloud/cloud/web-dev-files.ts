import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FileOverride } from '../cloudfront/edge-listener.ts';
import { splitUrl } from '../gateway/http/request-event.ts';
import { freePort } from '../http/free-port.ts';
import { repositoryRoot } from '../process/run-command.ts';

/** What web/dev-server.ts exports. */
export interface WebDevServer {
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

interface WebDevModule {
  readonly createWebDevServer: (options?: { readonly hmrPort?: number }) => Promise<WebDevServer>;
}

const notFoundPage = '/404.html';

/** Starts the web's own development server; it listens on no port for pages, the local CloudFront passes it requests. */
export async function startWebDevServer(): Promise<WebDevServer> {
  const path = join(repositoryRoot, 'web/dev-server.ts');
  const { createWebDevServer } = (await import(pathToFileURL(path).href)) as WebDevModule;
  // With a port of its own Vite's socket listens on localhost alone, and two local clouds do not meet.
  return createWebDevServer({ hmrPort: await freePort() });
}

/**
 * Serves the site's files by the development server, under the path the viewer-request function mapped them to. That
 * function lists the built files only, so what looks like a source module keeps its requested path.
 */
export function devFileOverride(server: Pick<WebDevServer, 'handle'>): FileOverride {
  return (request, response, uri) => {
    const { pathname, query } = splitUrl(request.url ?? '/');
    const isModule = uri === notFoundPage && looksLikeModule(pathname);
    if (uri === notFoundPage && !isModule) keepStatus(response, 404);
    if (!isModule) request.url = query === '' ? uri : `${uri}?${query}`;
    server.handle(request, response);
    return true;
  };
}

function looksLikeModule(path: string): boolean {
  return /^\/(@|src\/|node_modules\/)/.test(path) || /\.[a-z0-9]+$/i.test(path);
}

/** The development server sends the page for "not found" as any other, with 200. */
function keepStatus(response: ServerResponse, status: number): void {
  Object.defineProperty(response, 'statusCode', { get: () => status, set: () => {} });
}
