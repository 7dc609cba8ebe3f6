import { type Attack, Findings, inTurns } from '../attack.ts';
import { type HostileRequest, send } from '../hostile-caller.ts';
import type { HostileStage } from '../hostile-stage.ts';
import { leadForm } from '../lead-form.ts';
import { payloads } from '../payloads.ts';

/** Every text input of the API, with one text in all of its fields. */
function inputs(
  text: string,
  { other, owner, cookies, adminLeadId }: HostileStage & { adminLeadId: string },
) {
  const asOther = { cookies: cookies['other visitor'] };
  const asAdmin = { cookies: cookies.admin };
  const inPath = encodeURIComponent(text.toWellFormed());
  const named = { name: text, address: text, details: text };
  const post = (path: string, body: unknown, as = {}): HostileRequest => ({
    method: 'POST',
    path,
    body,
    ...as,
  });
  return [
    post('/api/leads', leadForm(166, named)),
    post('/api/leads', { ...named, ...{ phone: text, email: text, junkType: text, preferredDate: text } }),
    post('/api/leads', { source: 'chat', sessionId: text, visitorId: text, ...named }),
    post(`/api/chat/sessions/${other.sessionId}/messages`, { sender: 'user', content: text }, asOther),
    post('/api/chat/sessions', { visitorId: text }),
    post('/api/login', { username: text, password: text }),
    post(
      '/api/upload-photo',
      { visitorId: other.visitorId, filename: text, contentType: text, size: 9 },
      asOther,
    ),
    post('/api/track/view-content', { visitorId: text, contentName: text, contentCategory: text }),
    { method: 'PATCH', path: `/api/leads/${adminLeadId}`, body: { ...named, source: text }, ...asAdmin },
    { method: 'GET', path: `/api/leads?search=${inPath}`, ...asAdmin },
    { method: 'GET', path: `/api/leads?status=${inPath}&after=${inPath}`, ...asAdmin },
    { method: 'GET', path: `/api/chat/sessions?search=${inPath}`, ...asAdmin },
    { method: 'GET', path: `/api/leads/by-id/${inPath}`, ...asAdmin },
    { method: 'GET', path: `/api/photos/${inPath}` },
    { method: 'GET', path: `/api/request`, headers: { 'x-request-token': inPath.slice(0, 4_000) } },
    {
      method: 'PATCH',
      path: '/api/request',
      body: { note: text, callTimes: text.slice(0, 120), version: 1 },
      headers: { 'x-request-token': owner.token },
    },
  ] satisfies HostileRequest[];
}

/** Lists of payloads through every text input: no failure of the server, nothing but JSON back, and no slow answer. */
export function textInputs(step: number): Attack {
  return {
    name: 'payloads through every text input',
    run: async (stage) => {
      const findings = new Findings();
      const adminLeadId = await leadToEdit(stage);
      await inTurns(payloads(step), async (text) => {
        for (const request of inputs(text, { ...stage, adminLeadId })) {
          const { status, headers } = await send(stage.product, request);
          const type = headers.get('content-type') ?? 'application/json';
          const isClosed = status < 500 && (type.startsWith('application/json') || GATEWAYS.includes(status));
          findings.note(
            `${request.method} ${request.path.slice(0, 40)} of ${JSON.stringify(text.slice(0, 40))}: ${status} ${type}`,
            isClosed,
          );
        }
      });
      return findings;
    },
  };
}

async function leadToEdit({ product }: HostileStage): Promise<string> {
  return String((await product.call('POST', '/api/leads', { body: leadForm(155) })).body.id);
}

/** Texts that make a backtracking regex work for ages, in every input: each response within two seconds of an ordinary one. */
export const slowTexts: Attack = {
  name: 'texts that make regexes slow',
  run: async (stage) => {
    const findings = new Findings();
    const adminLeadId = await leadToEdit(stage);
    const time = async (request: HostileRequest) => {
      const began = performance.now();
      await send(stage.product, request);
      return performance.now() - began;
    };
    const ordinary = await Promise.all(inputs('couch', { ...stage, adminLeadId }).map(time));
    for (const text of SLOW) {
      for (const [at, request] of inputs(text, { ...stage, adminLeadId }).entries()) {
        const took = await time(request);
        const isClosed = took < (ordinary[at] ?? 0) + SLACK_MS;
        findings.note(`${request.method} ${request.path.slice(0, 40)}: ${Math.round(took)} ms`, isClosed);
      }
    }
    return findings;
  },
};

/** What CloudFront and the gateway respond by themselves, as a page: no such path, a URL that is too long. */
const GATEWAYS = [404, 413];
const SLACK_MS = 2_000;
const SLOW = ['a@', 'a.', ' \t', '1-', '(9', 'é', '=+', '<a ', 'www.', '%'].map(
  (piece) => `${piece.repeat(Math.floor(3_990 / piece.length))}!`,
);
