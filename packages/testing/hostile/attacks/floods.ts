import { randomUUID } from 'node:crypto';
import { LIMITS } from '@harbour-haul/domain/limits/limits';
import { countTo } from '../../count-to.ts';
import { type Attack, Findings, type ShortRun } from '../attack.ts';
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

type Request = (n: number) => HostileRequest;

async function repeat(stage: HostileStage, times: number, request: Request): Promise<HostileResponse[]> {
  const responses: HostileResponse[] = [];
  for (let n = 0; n < times; n += 1) {
    const asked = request(n);
    responses.push(await send(stage.product, { ...asked, headers: { ...disguised(n), ...asked.headers } }));
  }
  return responses;
}

const post =
  (path: string, body: (n: number) => unknown): Request =>
  (n) => ({ method: 'POST', path, body: body(n) });
const chat = post('/api/chat/sessions', () => ({ visitorId: visitorId() }));
const photo = post('/api/upload-photo', () => ({
  visitorId: visitorId(),
  filename: 'a.jpg',
  contentType: 'image/jpeg',
  size: 10,
}));
const lead = post('/api/leads', (n) => leadForm(n));

/** How many go beyond a limit. */
const BEYOND = 5;

/**
 * More than one address may do: chats and photos are refused with a time to wait, leads are kept as suspicious.
 * @param short the product's limits, and how much of each is left: what an address has done before is written where it is counted
 */
export function floods(short?: ShortRun): Attack {
  return {
    name: 'floods beyond the limits of an address',
    run: async (stage) => {
      const findings = new Findings();
      const flood = async (name: 'chats' | 'photos' | 'leads', request: Request) => {
        const { max } = LIMITS[name].address;
        if (!short) return await repeat(stage, max + BEYOND, request);
        // Who has done nothing yet is counted nowhere.
        await repeat(stage, 1, request);
        await countTo(stage.product, name, max * short.width - short.left);
        return await repeat(stage, short.left + BEYOND, request);
      };
      refused('chats', await flood('chats', chat), findings);
      refused('photos', await flood('photos', photo), findings);
      const before = await countSuspicious(stage);
      const leads = await flood('leads', lead);
      const kept = leads.filter(({ status }) => status === 201);
      const isTold = leads.some(({ text }) => /suspici/i.test(text));
      findings.note(`${kept.length} of ${leads.length} leads are kept`, kept.length === leads.length);
      findings.note('no sender can tell which of them are suspicious', !isTold);
      const found = (await countSuspicious(stage)) - before;
      findings.note(`${found} leads are suspicious`, found >= BEYOND);
      return findings;
    },
  };
}

async function countSuspicious({ product, cookies }: HostileStage): Promise<number> {
  await product.settleIndexes();
  const path = '/api/leads?status=suspicious&limit=1';
  return Number((await product.call('GET', path, { cookies: cookies.admin })).body.total);
}

function refused(name: string, responses: readonly HostileResponse[], findings: Findings): void {
  for (const { status } of responses) findings.note(`${name}: ${status}`, status === 201 || status === 429);
  const last = responses.at(-1);
  const isTold = Number(last?.headers.get('retry-after')) > 0;
  findings.note(`${name} beyond the limit: ${last?.status}`, last?.status === 429 && isTold);
}
