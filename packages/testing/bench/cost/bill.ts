import { USAGE_ITEMS, type Usage, type UsageItem } from '@harbour-haul/local-cloud/usage/usage-meter';
import { PRICES } from './price-table.ts';

/** One item of a bill. */
export interface BillLine {
  item: UsageItem;
  service: string;
  unit: string;
  amount: number;
  usd: number;
}

/** Something that happens, what it used when it was played `played` times, and how often it is billed. */
export interface Activity {
  name: string;
  usage: Usage;
  played: number;
  times: number;
}

/** An open socket, which is billed by the minute. Those that were played are open for moments. */
export function connected(minutes: number): Activity {
  return {
    name: 'connected',
    usage: new Map([['websocket-minutes', new Map([['', 1]])]]),
    played: 1,
    times: minutes,
  };
}

/** What activities cost together, in the order of the items. */
export function billOf(activities: readonly Activity[]): BillLine[] {
  return USAGE_ITEMS.flatMap((item) => {
    const amount = sum(activities.map((activity) => amountOf(activity, item)));
    const { service, unit, usd, per } = PRICES[item];
    return amount === 0 ? [] : [{ item, service, unit, amount, usd: (amount * usd) / per }];
  });
}

/** What a bill adds up to, in US dollars; only of one service where it is named. */
export function totalOf(bill: readonly BillLine[], service?: string): number {
  return sum(bill.map((line) => (service === undefined || line.service === service ? line.usd : 0)));
}

function amountOf({ usage, played, times }: Activity, item: UsageItem): number {
  return (sum([...(usage.get(item)?.values() ?? [])]) * times) / played;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
