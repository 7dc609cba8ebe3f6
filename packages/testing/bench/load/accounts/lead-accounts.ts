import { fromLeadItem } from '@harbour-haul/aws/dynamodb/leads/rows/lead-items';
import { needsReply } from '@harbour-haul/domain/leads/customer-news';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isWorked, listOf } from '@harbour-haul/domain/leads/lead-state';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { countedArea } from '@harbour-haul/domain/leads/overview/counted-area';
import { countedSource } from '@harbour-haul/domain/leads/overview/counted-source';
import { type Account, account, atMost } from './account.ts';
import type { Settlement } from './settlement.ts';

export const LEADS_A_VISITOR = 'leads a visitor';

/** Leads as rows, as acknowledged, in each list and in the figures of every day. */
export async function leadAccounts(settlement: Settlement): Promise<Account[]> {
  const { admin, failures, acknowledged, rowsOf } = settlement;
  const leads = (await rowsOf('LeadsTable')).filter(({ item }) => item === 'lead').map(fromLeadItem);
  const ids = new Set(leads.map(({ id }) => id));
  const told = [...acknowledged.leads.keys()];
  return [
    account(
      'leads that were acknowledged and are gone',
      [],
      told.filter((id) => !ids.has(id)),
    ),
    atMost('leads that nobody was told of, by as many failures', failures, ids.size - new Set(told).size),
    account(LEADS_A_VISITOR, 1, leads.length === 0 ? 1 : leads.length / new Set(leads.map(visitorOf)).size),
    account('leads in each list', listsOf(leads), await listTotals(admin)),
    ...(await figures(admin, leads)),
    account('lines of an export', leads.filter(isWorked).length, await exportedLines(admin)),
  ];
}

const visitorOf = ({ visitorId, id }: Lead) => visitorId ?? `lead ${id}`;

async function listTotals(admin: Settlement['admin']): Promise<Record<string, number | null>> {
  const totals: Record<string, number | null> = {};
  for (const status of [...LEAD_STATUSES, 'suspicious'])
    totals[status] = (await admin.call('listLeads', { query: { status, limit: '1' } })).total;
  return totals;
}

function listsOf(leads: readonly Lead[]): Record<string, number> {
  const lists = [...LEAD_STATUSES, 'suspicious'];
  return Object.fromEntries(
    lists.map((name) => [name, leads.filter((lead) => listOf(lead) === name).length]),
  );
}

async function figures(admin: Settlement['admin'], leads: readonly Lead[]): Promise<Account[]> {
  const today = await admin.call('getLeadsToday');
  const { days } = await admin.call('getLeadsOverview', { query: { days: '7' } });
  const worked = leads.filter(isWorked);
  const cameOn = (day: string) => worked.filter(({ createdAt }) => halifaxToday(new Date(createdAt)) === day);
  return [
    account("today's leads", cameOn(today.day).length, today.newToday),
    account('leads that wait', worked.filter(needsReply).length, today.waiting),
    ...days
      .filter(({ day, byStatus }) => cameOn(day).length > 0 || Object.keys(byStatus).length > 0)
      .map((found) => account(`figures of ${found.day}`, dayOf(found.day, cameOn(found.day)), found)),
  ];
}

function dayOf(day: string, leads: readonly Lead[]) {
  const tally = (of: (lead: Lead) => string): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const lead of leads) counts[of(lead)] = (counts[of(lead)] ?? 0) + 1;
    return counts;
  };
  return {
    day,
    byStatus: tally(({ status }) => status),
    bySource: tally(({ source }) => countedSource(source)),
    byJunkType: tally(({ junkType }) => junkType ?? 'none'),
    byArea: tally(countedArea),
  };
}

async function exportedLines(admin: Settlement['admin']): Promise<number> {
  const csv = await admin.file('exportLeads', { query: { status: 'all' } });
  return csv.trim().split('\r\n').length - 1;
}
