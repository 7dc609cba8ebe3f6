import { JsonClient } from '@harbour-haul/aws/clients/json-client';
import { OriginTokenParameter } from '@harbour-haul/aws/ssm/origin-token-parameter';
import { eventually } from '@harbour-haul/testing/eventually';
import { liveSockets } from '@harbour-haul/testing/live-sockets';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { openTestIam } from '@harbour-haul/testing/test-iam';
import { ownProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { READ_AGAIN_MS } from '../shared/origin-tokens.ts';
import { provideToken } from './provide-token.ts';

let product: LocalProduct;
/** In the role of the function that deployments run. */
let parameter: OriginTokenParameter;

beforeAll(async () => {
  product = await ownProduct();
  const { endpoints, region } = product;
  const credentials = openTestIam(product).keyOf('origin-token');
  const client = new JsonClient('ssm', { endpoint: endpoints.ssm, region, credentials });
  parameter = new OriginTokenParameter(client, '/HarbourHaul/origin-token');
});

async function tokens(): Promise<{ current: string; previous: string | null }> {
  const { current, previous = null } = (await parameter.read()) ?? {};
  return { current: current?.token ?? '', previous: previous?.token ?? null };
}

/** The status of a call at the API's own address. */
async function past(token: string | null): Promise<number> {
  const headers: Record<string, string> = token === null ? {} : { 'x-origin-token': token };
  return (await product.call('GET', '/api/.well-known/jwks.json', { headers }, product.apiUrl)).status;
}

const rotate = (Current: string, Previous?: string) =>
  product.updateCustomResources('Custom::OriginToken', { Current, Previous });

describe('the origin token', () => {
  it('is made with the stack, of 256 random bits, and CloudFront sends it', async () => {
    const { current, previous } = await tokens();
    expect([current, previous]).toEqual([expect.stringMatching(/^[\w-]{43}$/), null]);
    expect((await product.call('GET', '/api/.well-known/jwks.json')).status).toBe(200);
    expect([await past(current), await past('guess'), await past(null)]).toEqual([200, 403, 403]);
  });

  it('is rotated without a request that fails or a sign-in that ends', async () => {
    const { current: first } = await tokens();
    const cookies = await product.signIn();
    const admin = await liveSockets(product).asAdmin(cookies);
    let isRotating = true;
    const statuses = new Set<number>();
    const visitor = async () => {
      while (isRotating) statuses.add((await product.call('GET', '/api/user', { cookies })).status);
    };
    const visitors = [visitor(), visitor()];
    const from = Date.now();
    await rotate('2', '1');
    // Every process that met the new token too early has had the time to read it.
    expect(Date.now() - from).toBeGreaterThan(READ_AGAIN_MS);
    const { current: second, previous } = await tokens();
    expect([previous, second === first]).toEqual([first, false]);
    // Edges that have the earlier configuration still send the earlier token.
    expect([await past(first), await past(second)]).toEqual([200, 200]);
    expect((await product.call('GET', '/api/user', { cookies })).status).toBe(200);
    isRotating = false;
    await Promise.all(visitors);
    expect([...statuses]).toEqual([200]);
    admin.send({ type: 'ping' });
    await admin.until('pong');
    admin.socket.close();
  });

  it('is the only one after the second deployment', async () => {
    const { current: second, previous: first } = await tokens();
    await rotate('2');
    expect(await tokens()).toEqual({ current: second, previous: null });
    // A process forgets the earlier one within five minutes, and one that starts never knew it.
    await product.killFunctions();
    expect([await past(first), await past(second)]).toEqual([403, 200]);
    expect((await product.call('GET', '/api/.well-known/jwks.json')).status).toBe(200);
  });

  it('goes with the stack; a function that cannot read it asks for patience and does not fail', async () => {
    const deps = { parameter, newToken: () => '', settle: async () => {} };
    const request = { stackId: 'a/b/c', properties: {} };
    const { current } = await tokens();
    for (const _ of ['first', 'again']) await provideToken({ ...request, type: 'Delete' }, deps);
    expect(await parameter.read()).toBeNull();
    expect(await past(current)).toBe(200);
    await product.killFunctions();
    const response = await product.call('POST', '/api/login', { body: {} });
    expect([response.status, response.body.code]).toEqual([503, 'unavailable']);
    expect(response.headers.get('retry-after')).toBe('2');
    await rotate('3');
    await eventually(async () =>
      expect((await product.call('POST', '/api/login', { body: {} })).status).toBe(400),
    );
  });
});
