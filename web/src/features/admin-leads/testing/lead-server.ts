import type { UpdateLeadBody } from '@harbour-haul/contract/leads/fields/update-lead-schema';
import type { RecordCallBody } from '@harbour-haul/contract/leads/record-call';
import { changeLead, type LeadPatch } from '@harbour-haul/domain/leads/change-lead';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent, LeadEventKind } from '@harbour-haul/domain/leads/lead-event';
import { noticeNews } from '@harbour-haul/domain/leads/notice-news';
import { withCall } from '@harbour-haul/domain/leads/record-call';
import type { FakeOperations } from '#lib/testing/fake-server.ts';

/** A server that knows one lead; a test may change what it knows. */
export interface LeadServer {
  lead: Lead;
  events: LeadEvent[];
  merged: number[];
  handlers: FakeOperations & Required<Pick<FakeOperations, 'updateLead'>>;
  /** Changes the lead as another admin does. */
  changeBy: (by: string, patch: LeadPatch) => void;
}

const NOW = new Date('2026-11-21T15:00:00.000Z');

/** The calls of one lead by its id, by the rules of the domain and with the versions of the real server. */
export function leadServer(lead: Lead, events: LeadEvent[] = []): LeadServer {
  const change = (next: Lead, kind: LeadEventKind, by: string) => {
    server.lead = { ...next, version: server.lead.version + 1 };
    server.events = [
      { ...kind, id: String(server.lead.version), at: NOW.toISOString(), by },
      ...server.events,
    ];
    return { body: server.lead };
  };
  const refusal = () => {
    const message = 'Sam has changed this lead since you opened it.';
    return { status: 409 as const, body: { code: 'conflict', message, lead: server.lead } };
  };
  const patch = (by: string, changes: LeadPatch) => {
    const { lead: next, changes: applied } = changeLead(server.lead, changes, by, NOW);
    return applied.length === 0
      ? { body: server.lead }
      : change(next, { type: 'changed', changes: applied }, by);
  };
  const server: LeadServer = {
    lead,
    events,
    merged: [],
    changeBy: (by, changes) => void patch(by, changes),
    handlers: {
      listLeads: () => ({ body: { leads: [], seen: [], total: null, nextCursor: null, prevCursor: null } }),
      getLead: () => ({
        body: { lead: server.lead, events: server.events, merged: server.merged },
      }),
      updateLead: ({ body }) => {
        const { version, newsSeen, ...changes } = body as UpdateLeadBody;
        const seen = newsSeen && noticeNews(server.lead, 'jo', NOW);
        if (seen) return change(seen.next, seen.event, 'jo');
        return version === server.lead.version ? patch('jo', changes as LeadPatch) : refusal();
      },
      deleteLead: ({ query }) => {
        if (Number(query.version) !== server.lead.version) return refusal();
        const trash = {
          deletedAt: NOW.toISOString(),
          deletedBy: 'jo',
          expiresAt: '2026-12-21T15:00:00.000Z',
        };
        return change({ ...server.lead, trash }, { type: 'deleted' }, 'jo');
      },
      restoreLead: () => change({ ...server.lead, trash: null }, { type: 'restored' }, 'jo'),
      releaseLead: () => change({ ...server.lead, suspicion: null }, { type: 'released' }, 'jo'),
      recordCall: ({ body }) => {
        const { version, ...report } = body as RecordCallBody;
        if (version !== undefined && version !== server.lead.version) return refusal();
        const event = { type: 'called', outcome: report.outcome } as const;
        return change(withCall(server.lead, report, NOW), event, 'jo');
      },
    },
  };
  return server;
}
