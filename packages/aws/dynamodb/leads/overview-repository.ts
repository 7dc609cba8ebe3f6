import { OPEN_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { answerTimes, medianBucket } from '@harbour-haul/domain/leads/overview/contact-time';
import { type LeadsToday, MAX_COUNTED_DUE } from '@harbour-haul/domain/leads/overview/leads-today';
import type { LeadsOverview, OverviewDay } from '@harbour-haul/domain/leads/overview/overview';
import { readFunnel } from '../sessions/chat-funnel.ts';
import type { Table } from '../table/table.ts';
import { type DayCounts, readDayCounts } from './days/day-counts.ts';
import { readDuePage } from './lists/lead-queues.ts';
import { readTallies } from './lists/lead-tallies.ts';
import { countPastPickups } from './lists/past-pickups.ts';
import {
  AREA_PREFIX,
  CONTACT_PREFIX,
  JUNK_PREFIX,
  SOURCE_PREFIX,
  STATUS_PREFIX,
} from './rows/lead-counters.ts';

type Counts = ReadonlyMap<string, number>;

/** The figures of the overview, from counters alone: no lead and no chat is read. */
export class OverviewRepository {
  readonly #leads: Table;
  readonly #sessions: Table;

  constructor(tables: { leads: Table; sessions: Table }) {
    this.#leads = tables.leads;
    this.#sessions = tables.sessions;
  }

  /** The overview of these days (`yyyy-mm-dd`, one after the other); at least one. */
  async read(days: readonly string[]): Promise<LeadsOverview> {
    const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
    const [counts, funnel, { valueByStatus }] = await Promise.all([
      readDayCounts(this.#leads, first, last),
      readFunnel(this.#sessions, days),
      readTallies(this.#leads),
    ]);
    return {
      days: days.map((day) => overviewDay(day, counts.get(day) ?? new Map())),
      funnel,
      firstContact: firstContact(counts),
      valueByStatus,
    };
  }

  /** What there is to do on a day (`yyyy-mm-dd`): the counters of that day, those of all leads, and counts of what is due and past. */
  async readToday(day: string): Promise<LeadsToday> {
    const [counts, tallies, due, past] = await Promise.all([
      readDayCounts(this.#leads, day, day),
      readTallies(this.#leads),
      readDuePage(this.#leads, {
        statuses: OPEN_STATUSES,
        today: day,
        limit: MAX_COUNTED_DUE,
        position: { at: 'first' },
      }),
      countPastPickups(this.#leads, day),
    ]);
    return {
      day,
      newToday: leadsOf(counts.get(day) ?? new Map()),
      waiting: tallies.waiting,
      followUpsDue: due.leads.length,
      hasMoreDue: due.nextKey !== null,
      ...past,
      suspicious: tallies.suspicious,
      valueScheduled: tallies.valueByStatus.scheduled,
    };
  }
}

/** The leads that came in on a day, whatever became of them. */
function leadsOf(counts: Counts): number {
  return named(counts, STATUS_PREFIX).reduce((sum, [, count]) => sum + count, 0);
}

function overviewDay(day: string, counts: Counts): OverviewDay {
  return {
    day,
    byStatus: Object.fromEntries(named(counts, STATUS_PREFIX)),
    bySource: Object.fromEntries(named(counts, SOURCE_PREFIX)),
    byJunkType: Object.fromEntries(named(counts, JUNK_PREFIX)),
    byArea: Object.fromEntries(named(counts, AREA_PREFIX)),
  };
}

function firstContact(counts: DayCounts): LeadsOverview['firstContact'] {
  const buckets = new Map<number, number>();
  for (const ofDay of counts.values()) {
    for (const [bucket, count] of named(ofDay, CONTACT_PREFIX)) {
      buckets.set(Number(bucket), (buckets.get(Number(bucket)) ?? 0) + count);
    }
  }
  const contacted = [...buckets.values()].reduce((sum, count) => sum + count, 0);
  return { medianMinutes: medianBucket(buckets), contacted, answers: answerTimes(buckets) };
}

/** The counters of one kind, without those that have come back to nothing, or count only what left since they are kept. */
function named(counts: Counts, prefix: string): [string, number][] {
  return [...counts]
    .filter(([name, count]) => name.startsWith(prefix) && count > 0)
    .map(([name, count]) => [name.slice(prefix.length), count]);
}
