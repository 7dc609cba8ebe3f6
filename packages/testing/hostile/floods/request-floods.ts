import { randomUUID } from 'node:crypto';
import { MAX_ENTRIES_A_DAY } from '@harbour-haul/domain/leads/visitor-entries';
import { MAILBOX_LIMITS } from '@harbour-haul/domain/notices/notice-limits';
import { mailbox } from '../../mailbox.ts';
import { type Cookies, send } from '../hostile-caller.ts';
import { aVisitor, type HostileStage } from '../hostile-stage.ts';
import { leadForm } from '../lead-form.ts';
import { disguised, type Flood } from './flood.ts';

/** A domain that no other attack names. */
const STRANGERS = 'flood.example';
/** Forms of one visitor that each name another mailbox. */
const FORMS = 8;
/** What a lead has beside what its visitor makes again and again: that it came, and where the others are folded into. */
const OTHER_ENTRIES = 10;
const FIRST_SERIAL = 7_000;

export const photos: Flood = {
  open: async ({ product }) => {
    return (n) =>
      send(product, {
        method: 'POST',
        path: '/api/upload-photo',
        headers: disguised(n),
        body: {
          visitorId: `visitor-${randomUUID()}`,
          filename: 'a.jpg',
          contentType: 'image/jpeg',
          size: 10,
        },
      });
  },
  taken: [201],
};

/** Nobody who asks for a quote is refused for their number: those beyond are kept as suspicious, and not told so. */
export const leads: Flood = {
  open: async (stage) => {
    before.set(stage, await countSuspicious(stage));
    return (n) =>
      send(stage.product, {
        method: 'POST',
        path: '/api/leads',
        headers: disguised(n),
        body: leadForm(n),
      });
  },
  taken: [201],
  isKept: true,
  settle: async (stage, answers, findings) => {
    const isTold = answers.some(({ text }) => /suspici/i.test(text));
    findings.note('no sender can tell which leads are suspicious', !isTold);
    const found = (await countSuspicious(stage)) - (before.get(stage) ?? 0);
    findings.note(`${found} leads are suspicious`, found > 0);
  },
};

const before = new WeakMap<HostileStage, number>();

async function countSuspicious({ product, cookies }: HostileStage): Promise<number> {
  await product.settleIndexes();
  const path = '/api/leads?status=suspicious&limit=1';
  return Number((await product.call('GET', path, { cookies: cookies.admin })).body.total);
}

/** One chat that saves its lead without end. */
export const submissions: Flood = {
  open: async (stage) => {
    const { visitorId, sessionId, cookies } = await aVisitor(stage.product);
    return (n) =>
      send(stage.product, {
        method: 'POST',
        path: '/api/leads',
        headers: disguised(n),
        cookies,
        body: {
          source: 'chat',
          visitorId,
          sessionId,
          status: 'incomplete',
          name: `Jane ${'abcdefghij'[n % 10]}`,
        },
      });
  },
  taken: [200, 201],
  settle: async (stage, answers, findings) => {
    const ids = new Set(answers.flatMap(({ status, text }) => (status < 300 ? [idIn(text)] : [])));
    findings.note(`one chat made ${ids.size} leads`, ids.size === 1);
    const { product, cookies } = stage;
    const path = `/api/leads/by-id/${[...ids][0]}`;
    const { body } = await product.call('GET', path, { cookies: cookies.admin });
    const { length } = body.events as unknown[];
    findings.note(`they made ${length} entries`, length <= MAX_ENTRIES_A_DAY + OTHER_ENTRIES);
  },
};

function idIn(text: string): number {
  return Number((JSON.parse(text) as { id: number }).id);
}

/** By forms of one visitor, and by the link of one request: strangers are written to by neither. */
export const mailAddresses: Flood = {
  open: async (stage) => {
    const { product } = stage;
    await sendForms(stage);
    const sent = await product.call('POST', '/api/leads', { body: leadForm(FIRST_SERIAL) });
    const link = await product.call('POST', `/api/leads/${String(sent.body.id)}/request-link`, {
      cookies: sent.cookies,
    });
    const token = { 'x-request-token': String(link.body.token) };
    return async (n) => {
      const { body } = await product.call('GET', '/api/request', { headers: token });
      return send(product, {
        method: 'PATCH',
        path: '/api/request',
        headers: { ...disguised(n), ...token },
        body: { version: body.version, email: `corrected.${n}@${STRANGERS}` },
      });
    };
  },
  taken: [200],
  settle: async ({ product }, _answers, findings) => {
    await product.idle();
    const to = [
      ...new Set(
        mailbox(product.localDir)
          .mails()
          .map((mail) => mail.to),
      ),
    ];
    const written = (kind: string) => to.filter((one) => one.includes(`${kind}.`) && one.includes(STRANGERS));
    for (const [kind, most] of [
      ['form', MAILBOX_LIMITS.ofVisitor],
      ['corrected', MAILBOX_LIMITS.ofRequest],
    ] as const) {
      const { length } = written(kind);
      findings.note(`${length} mailboxes are written to by a ${kind}`, length <= most);
    }
    findings.note('a homeowner who names their own is written to', written('form').length > 0);
  },
};

async function sendForms({ product }: HostileStage): Promise<void> {
  const visitorId = `visitor-${randomUUID()}`;
  let own: Cookies = {};
  for (let n = 0; n < FORMS; n += 1) {
    const body = leadForm(FIRST_SERIAL + 1 + n, { visitorId, email: `form.${n}@${STRANGERS}` });
    const { cookies } = await product.call('POST', '/api/leads', { body, cookies: own });
    own = { ...own, ...cookies };
  }
}
