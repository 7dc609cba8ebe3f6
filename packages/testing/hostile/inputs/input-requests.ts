import type { ApiRoute } from '@harbour-haul/contract/operation';
import { REQUEST_TOKEN_HEADER } from '@harbour-haul/contract/requests/get-request';
import { API_ROUTES, type OperationName } from '@harbour-haul/contract/routes';
import { type HostileRequest, type HostileResponse, send } from '../hostile-caller.ts';
import { filledPath } from './given-values.ts';
import type { InputStage } from './input-stage.ts';
import type { OperationInput } from './operation-inputs.ts';

/** Sends a content by whoever may send it. */
export async function sendContent(
  input: OperationInput,
  content: unknown,
  at: InputStage,
): Promise<HostileResponse> {
  const { operation, part, byAdmin } = input;
  const query = part === 'query' ? new URLSearchParams(content as Record<string, string>).toString() : '';
  const body = part === 'query' ? undefined : part === 'form' ? formOf(content) : content;
  const response = await ask(operation, byAdmin, { query, body: await withVersion(input, body, at) }, at);
  at.senders.hear(operation, response.status);
  return response;
}

/** Asks for an operation of what is there. */
export async function ask(
  operation: OperationName,
  byAdmin: boolean,
  { query = '', ...sent }: Partial<HostileRequest> & { query?: string },
  { stage, ids, senders }: InputStage,
): Promise<HostileResponse> {
  const { method, path, access }: ApiRoute = API_ROUTES[operation];
  const filled = filledPath(path, ids);
  const request: HostileRequest = {
    method,
    path: query === '' ? filled : `${filled}?${query}`,
    cookies: await senders.cookiesFor(operation, byAdmin),
    ...sent,
    headers: { ...(access === 'link' && { [REQUEST_TOKEN_HEADER]: ids.token }), ...sent.headers },
  };
  return send(stage.product, request);
}

function formOf(content: unknown): FormData {
  const form = new FormData();
  const fields = Object.entries(content as Record<string, unknown>);
  for (const [name, value] of fields) form.append(name, String(value));
  form.append('photo', new Blob(['no photo'], { type: 'image/jpeg' }), 'a.jpg');
  return form;
}

/** Where the version is read that a body must name. */
const VERSIONED: Partial<Record<OperationName, OperationName>> = {
  correctRequest: 'getRequest',
  saveCannedReplies: 'listCannedReplies',
};

/** Whether what is stored must be read before each try, which so come one after the other. */
export function isVersioned({ operation, field }: OperationInput): boolean {
  return operation in VERSIONED && field !== 'version';
}

async function withVersion(input: OperationInput, body: unknown, at: InputStage): Promise<unknown> {
  const reader = VERSIONED[input.operation];
  if (!reader || !isVersioned(input)) return body;
  const { text } = await ask(reader, input.byAdmin, {}, at);
  return { ...(body as object), version: (JSON.parse(text) as { version?: number }).version };
}
