import { randomUUID } from 'node:crypto';
import { LIMITS } from '@harbour-haul/domain/limits/limits';
import { type Attack, Findings } from '../attack.ts';
import { type HostileRequest, type HostileResponse, send } from '../hostile-caller.ts';
import type { HostileStage } from '../hostile-stage.ts';
import { leadForm } from '../lead-form.ts';

/** What somebody tries who claims to be at another address each time. */
const disguised = (n: number) => ({
  'x-forwarded-for': `198.51.100.${n % 250}`,
  'x-viewer-address': `198.51.100.${n % 250}`,
  'cloudfront-viewer-address': `198.51.100.${n % 250}:1`,
});

const visitorId = () => `visitor-${randomUUID()}`;

async function repeat(
  stage: HostileStage,
  times: number,
  request: (n: number) => HostileRequest,
): Promise<HostileResponse[]> {
  const responses: HostileResponse[] = [];
  for (let n = 0; n < times; n += 1) {
    const asked = request(n);
    responses.push(await send(stage.product, { ...asked, headers: { ...disguised(n), ...asked.headers } }));
  }
  return responses;
}

/** More than one address may do: chats and photos are refused with a time to wait, leads are kept as suspicious. */
export const floods: Attack = {
  name: 'floods beyond the limits of an address',
  run: async (stage) => {
    const findings = new Findings();
    const post = (path: string, body: (n: number) => unknown) => (n: number) => ({
      method: 'POST',
      path,
      body: body(n),
    });
    const chat = post('/api/chat/sessions', () => ({ visitorId: visitorId() }));
    const photo = post('/api/upload-photo', () => ({
      visitorId: visitorId(),
      filename: 'a.jpg',
      contentType: 'image/jpeg',
      size: 10,
    }));
    await refused('chats', await repeat(stage, LIMITS.chats.address.max + 5, chat), findings);
    await refused('photos', await repeat(stage, LIMITS.photos.address.max + 5, photo), findings);
    const beyond = LIMITS.leads.address.max + 5;
    const leads = await repeat(
      stage,
      beyond,
      post('/api/leads', (n) => leadForm(n)),
    );
    const kept = leads.filter(({ status }) => status === 201);
    const isTold = leads.some(({ text }) => /suspici/i.test(text));
    findings.note(`${kept.length} of ${beyond} leads are kept`, kept.length === beyond);
    findings.note('no sender can tell which of them are suspicious', !isTold);
    const found = await countSuspicious(stage);
    findings.note(`${found} leads are suspicious`, found >= beyond - LIMITS.leads.address.max);
    return findings;
  },
};

async function countSuspicious({ product, cookies }: HostileStage): Promise<number> {
  await product.settleIndexes();
  const path = '/api/leads?status=suspicious&limit=1';
  return Number((await product.call('GET', path, { cookies: cookies.admin })).body.total);
}

async function refused(
  name: string,
  responses: readonly HostileResponse[],
  findings: Findings,
): Promise<void> {
  for (const { status } of responses) findings.note(`${name}: ${status}`, status === 201 || status === 429);
  const last = responses.at(-1);
  const isTold = Number(last?.headers.get('retry-after')) > 0;
  findings.note(`${name} beyond the limit: ${last?.status}`, last?.status === 429 && isTold);
}
