import { request as httpRequest } from 'node:http';

export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Sends a request to a loopback port as it is, where `fetch` would tidy up path, host and method. */
export function rawRequest(
  port: number,
  { method = 'GET', path, headers = {}, body }: RawRequest,
): Promise<[status: number | undefined, body: string]> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve([response.statusCode, Buffer.concat(chunks).toString()]));
    })
      .once('error', reject)
      .end(body);
  });
}
