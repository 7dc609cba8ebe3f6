/** A viewer's request on its way through the distribution. */
export interface EdgeRequest {
  readonly method: string;
  /** Path as sent, percent-encoded, without the query. */
  readonly uri: string;
  /** Query as sent, without `?`. */
  readonly query: string;
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly viewer: Viewer;
}

export interface Viewer {
  readonly ip: string;
  readonly port: number;
}

/** A response on its way to the viewer; headers by small-letter name, several Set-Cookie as a list. */
export interface EdgeResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer;
}

/** An error page CloudFront itself makes. */
export function edgeError(status: number, text: string): EdgeResponse {
  const body = Buffer.from(`<!DOCTYPE html><title>ERROR</title><h1>${status} ERROR</h1><p>${text}</p>\n`);
  return { status, headers: { 'content-type': 'text/html', 'x-cache': 'Error from cloudfront' }, body };
}
