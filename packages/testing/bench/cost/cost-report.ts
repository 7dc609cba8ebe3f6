import type { Usage, UsageItem } from '@harbour-haul/local-cloud/usage/usage-meter';
import { type Activity, type BillLine, billOf, totalOf } from './bill.ts';
import { PRICES_OF } from './price-table.ts';

/** What may be spent, in US dollars: on 1,000 visitors without Rekognition, and on a tab in a month. */
export const BUDGETS = { visitors: 0.1, tab: 1 } as const;

/** What was counted, and what it costs. */
export interface CostReport {
  prices: typeof PRICES_OF;
  visitors: { bill: BillLine[]; activities: Record<string, number>; usd: number; withoutRekognition: number };
  hour: { bill: BillLine[]; usd: number };
  month: { bill: BillLine[]; usd: number };
  /** The budgets that were missed. */
  missed: string[];
}

export function costReport(
  visitors: readonly Activity[],
  hour: readonly Activity[],
  month: readonly Activity[],
): CostReport {
  const bills = { visitors: billOf(visitors), hour: billOf(hour), month: billOf(month) };
  const usd = totalOf(bills.visitors);
  const withoutRekognition = usd - totalOf(bills.visitors, 'Rekognition');
  const tab = totalOf(bills.month);
  return {
    prices: PRICES_OF,
    visitors: {
      bill: bills.visitors,
      activities: Object.fromEntries(visitors.map((one) => [one.name, totalOf(billOf([one]))])),
      usd,
      withoutRekognition,
    },
    hour: { bill: bills.hour, usd: totalOf(bills.hour) },
    month: { bill: bills.month, usd: tab },
    missed: [
      ...(withoutRekognition > BUDGETS.visitors ? ['1,000 visitors'] : []),
      ...(tab > BUDGETS.tab ? ['a tab left open'] : []),
    ],
  };
}

/** The report as a person reads it. */
export function reportText({ prices, visitors, hour, month, missed }: CostReport): string {
  const activities = Object.entries(visitors.activities).map(([name, usd]) => `${name} ${dollars(usd)}`);
  return [
    `List prices of ${prices.region}, ${prices.date}, beyond all free tiers, in USD.`,
    table('1,000 visitors: 200 chats of 20 messages, 50 leads, 60 photos', visitors.bill),
    `  by what they do: ${activities.join(', ')}`,
    `  without Rekognition ${dollars(visitors.withoutRekognition)} (budget ${dollars(BUDGETS.visitors)})`,
    table('an hour of an admin, the list open', hour.bill),
    table('a month of a tab left open', month.bill),
    `  budget ${dollars(BUDGETS.tab)}`,
    missed.length === 0 ? 'All budgets held.' : `Missed: ${missed.join(', ')}.`,
  ].join('\n');
}

/** Which function, table or path used most of each item, for whoever looks for what to save. */
export function partsText(activities: readonly Activity[]): string {
  return activities
    .flatMap(({ name, usage, played }) => [
      `${name}, each:`,
      ...[...usage].map(([item, parts]) => `  ${item}: ${partsOf(parts, played)}`),
    ])
    .join('\n');
}

function partsOf(parts: Usage extends ReadonlyMap<UsageItem, infer P> ? P : never, played: number): string {
  return [...parts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([part, amount]) => `${part} ${figure(amount / played)}`.trim())
    .join(', ');
}

function table(title: string, bill: readonly BillLine[]): string {
  const lines = bill.map(
    ({ service, unit, amount, usd }) =>
      `  ${service.padEnd(16)}${unit.padEnd(24)}${figure(amount).padStart(14)}${dollars(usd).padStart(10)}`,
  );
  return ['', title, ...lines, `  ${'in all'.padEnd(54)}${dollars(totalOf(bill)).padStart(10)}`].join('\n');
}

function figure(amount: number): string {
  return amount.toLocaleString('en-CA', { maximumFractionDigits: amount < 100 ? 2 : 0 });
}

function dollars(usd: number): string {
  return usd.toFixed(4);
}
