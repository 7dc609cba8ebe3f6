import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { LocalProduct } from './local-product.ts';

/** What the product answered to somebody at another address of this machine. */
export interface AnswerFrom {
  status: number | undefined;
  body: Record<string, unknown>;
  /** The value of the visitor's cookie, where one is set. */
  visitor: string;
}

/** Posts JSON from another address of this machine, as `127.0.0.77`, which the product counts as another network. */
export async function postFrom(
  { url }: Pick<LocalProduct, 'url'>,
  localAddress: string,
  path: string,
  json: unknown,
  headers: Record<string, string> = {},
): Promise<AnswerFrom> {
  const { port } = new URL(url);
  const sent = request({
    host: '127.0.0.1',
    port,
    localAddress,
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', host: `localhost:${port}`, ...headers },
  });
  sent.end(JSON.stringify(json));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = JSON.parse(await text(response)) as Record<string, unknown>;
  const [cookie = ''] = response.headers['set-cookie'] ?? [];
  const visitor = /^__Host-visitor=([^;]*)/.exec(cookie)?.[1] ?? '';
  return { status: response.statusCode, body, visitor };
}
