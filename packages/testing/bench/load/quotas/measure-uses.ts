import { type Usage, UsageCounter, type UsageItem } from '@harbour-haul/local-cloud/usage/usage-meter';
import { mailbox } from '../../../mailbox.ts';
import type { LoadPlan } from '../load-plan.ts';
import { withProduct } from '../load-product.ts';
import { type LoadStage, withStage } from '../load-stage.ts';
import { takeErrorLines } from '../measure/take-error-lines.ts';
import { visitorShare } from '../people/journeys.ts';
import { failureLines, type PlayedLoad, playLoad } from '../play-load.ts';
import { TEXT_USD } from './aws-quotas.ts';
import type { UsePerVisitor } from './quota.ts';
import { tableLabel } from './stack-quotas.ts';

/** So many visitors have two quotes among them. */
const VISITORS_SEEN = 40;
const VISITORS_BEFORE = 10;
/** Nobody is kept waiting for others, so that functions take as long as they take. */
const CONCURRENCY = 100;

export interface MeasuredUses {
  uses: UsePerVisitor;
  /** What came to nothing meanwhile, and what functions logged as errors. */
  wrong: string[];
}

/**
 * What an average visitor uses, counted on a product of its own at a rate that is easy: the counting reads what it counts, and
 * would be a load itself.
 */
export function measureUses(plan: LoadPlan): Promise<MeasuredUses> {
  const counter = new UsageCounter();
  const options = { meter: counter.meter, concurrency: CONCURRENCY };
  return withProduct(options, ({ product, takeComplaints }) =>
    withStage(product, async (stage) => {
      // Little enough for the product to be at ease.
      const rate = plan.rates.first;
      const order = { rate, mix: plan.mix, seed: plan.seed };
      const { failures } = await playLoad(stage, { ...order, seconds: VISITORS_BEFORE / rate });
      await product.idle();
      const before = snapshot(stage, counter);
      const played = await playLoad(stage, { ...order, seconds: VISITORS_SEEN / rate });
      await product.idle();
      const uses = usesOf(played, snapshot(stage, counter), before, played.came * visitorShare(plan.mix));
      const wrong = [...failureLines([...failures, ...played.failures]), ...takeComplaints()];
      return { uses, wrong: [...wrong, ...takeErrorLines(product)] };
    }),
  );
}

interface Snapshot {
  usage: Usage;
  busySeconds: number;
  leads: number;
  messages: number;
  homeownerMails: number;
  teamMails: number;
}

function snapshot({ product, recorder }: LoadStage, counter: UsageCounter): Snapshot {
  const mails = mailbox(product.localDir).mails();
  const homeownerMails = mails.filter(({ to }) => to.includes('@example.com')).length;
  return {
    usage: counter.take(),
    busySeconds: product.load().busySeconds,
    leads: recorder.acknowledged.leads.size,
    messages: recorder.acknowledged.visitorMessages,
    homeownerMails,
    teamMails: mails.length - homeownerMails,
  };
}

function usesOf({ routes }: PlayedLoad, now: Snapshot, before: Snapshot, visitors: number): UsePerVisitor {
  const route = (key: string) => routes[key] ?? 0;
  const uses = new Map<string, number>([
    ...Object.entries(routes),
    ...tableUses(now.usage),
    ['requests', Object.values(routes).reduce((sum, count) => sum + count, 0)],
    ['functions', now.busySeconds - before.busySeconds],
    ['leads', now.leads - before.leads],
    ['submissions', route('POST /api/leads')],
    ['chats', route('POST /api/chat/sessions')],
    ['messages', now.messages - before.messages],
    ['photos', route('POST /api/upload-photo')],
    ['sockets', route('$connect')],
    ['classifications', total(now.usage, 'rekognition-images')],
    ['teamMails', now.teamMails - before.teamMails],
    ['homeownerMails', now.homeownerMails - before.homeownerMails],
    ...COUNTED.map((item): [string, number] => [item, total(now.usage, item)]),
    ['invocations', total(now.usage, 'lambda-requests')],
    ['parameters', total(now.usage, 'kms-decryptions')],
    ['texts', total(now.usage, 'sns-publishes')],
    ['text-dollars', total(now.usage, 'sns-publishes') * TEXT_USD],
    ['edge-requests', total(now.usage, 'cloudfront-requests')],
    ['edge-gigabits', (total(now.usage, 'cloudfront-bytes-out') * 8) / 1e9],
  ]);
  return new Map([...uses].map(([name, amount]) => [name, amount / visitors]));
}

/** What quotas name as the meter does. */
const COUNTED = ['kms-requests', 'rekognition-images', 'ses-mails', 's3-writes', 's3-reads'] as const;

function total(usage: Usage, item: UsageItem): number {
  return [...(usage.get(item)?.values() ?? [])].reduce((sum, amount) => sum + amount, 0);
}

/** Units by table; what a transaction writes to an index is the index's own. */
function tableUses(usage: Usage): Map<string, number> {
  const uses = new Map<string, number>();
  for (const [item, kind] of [
    ['dynamodb-write-units', 'writes'],
    ['dynamodb-read-units', 'reads'],
  ] as const)
    for (const [part, units] of usage.get(item) ?? []) {
      const [, table = ''] = part.split(' ');
      if (table.includes('/')) continue;
      const use = `${kind} of ${tableLabel(table.slice(table.lastIndexOf('-') + 1))}`;
      uses.set(use, (uses.get(use) ?? 0) + units);
    }
  return uses;
}
