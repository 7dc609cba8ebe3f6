import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RequestSchemas } from '@harbour-haul/contract/request-schemas';
import { describe, expect, it } from '@jest/globals';
import { INPUT_SCHEMAS } from './input-schemas.ts';
import { operationInputs } from './operation-inputs.ts';

const CONTRACT = fileURLToPath(new URL('../../../contract/', import.meta.url));
const KNOWN = {
  visitorId: 'visitor-1',
  sessionId: 'session-1',
  chats: '11111111-2222-4333-8444-555555555555',
};

/** Every `…Request` of the contract, by its name. */
async function requestsOfTheContract(): Promise<[name: string, request: RequestSchemas][]> {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    sources.map((file) => import(`${CONTRACT}${file}`) as Promise<Record<string, RequestSchemas>>),
  );
  return modules.flatMap((exported) => Object.entries(exported).filter(([name]) => /\wRequest$/.test(name)));
}

describe('the inputs of the API', () => {
  const inputs = operationInputs(KNOWN);
  const schemas = Object.values(INPUT_SCHEMAS).flat();

  it('are of every request of the contract', async () => {
    const isTried = (request: RequestSchemas) =>
      [request.query, request.body, request.form]
        .filter((schema) => schema !== undefined)
        .every((schema) => schemas.some(({ query, body, form }) => [query, body, form].includes(schema)));
    const requests = (await requestsOfTheContract()).filter(([, request]) => typeof request === 'object');
    expect(requests.length).toBeGreaterThan(30);
    expect(requests.filter(([, request]) => !isTried(request)).map(([name]) => name)).toEqual([]);
  });

  it('are at least one of every operation that takes a body or a query', () => {
    const tried = new Set(inputs.map(({ operation }) => operation));
    expect(
      Object.keys(INPUT_SCHEMAS).filter((name) => !tried.has(name as keyof typeof INPUT_SCHEMAS)),
    ).toEqual([]);
  });

  it('carry the text that is tried, in lists and objects as well', () => {
    const contents = inputs.map((input) => JSON.stringify(input.contentWith('needle')));
    expect(contents.filter((content) => !content.includes('"needle"'))).toEqual([]);
    const fields = inputs.map(({ operation, field }) => `${operation} ${field}`);
    expect(fields).toContain('saveCannedReplies replies[0].text');
    expect(fields).toContain('postChatMessage customer.name');
  });
});
