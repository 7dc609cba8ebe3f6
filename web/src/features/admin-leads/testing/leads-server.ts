import type { Lead } from '@harbour-haul/domain/leads/lead';
import {
  type FakeOperations,
  type FakeRequest,
  type FakeResult,
  fakeOperations,
  fakeServer,
} from '#lib/testing/fake-server.ts';
import { countLeads, listLeads, QUIET_DAY, sampleLead } from './leads-api.ts';

type LeadResult = FakeResult<'updateLead'>;

export interface LeadsServer {
  leads: Map<number, Lead>;
  requests: FakeRequest[];
  /** The response to a change of a lead instead of making it; a test may set it. */
  refuse: (id: number) => LeadResult | Promise<LeadResult | null> | null;
  /** Adds handlers of further operations. */
  handle: (handlers: FakeOperations) => void;
  /** The most changes that were under way at the same time. */
  busiest: number;
}

/** A server that stores leads and changes them as the real one does, with versions, trash and merges. */
export function leadsServer(all: readonly Lead[]): LeadsServer {
  const leads = new Map(all.map((lead) => [lead.id, lead]));
  let busy = 0;
  const change =
    (work: (lead: Lead, request: FakeRequest) => Partial<Lead>) =>
    async (request: FakeRequest): Promise<LeadResult> => {
      const id = Number(request.params.id);
      busy += 1;
      server.busiest = Math.max(server.busiest, busy);
      // Lets other requests start before this one ends.
      await Promise.resolve();
      busy -= 1;
      const refused = await server.refuse(id);
      if (refused) return refused;
      const lead = leads.get(id) ?? sampleLead(id);
      const { version = request.query.version } = (request.body ?? {}) as { version?: number };
      if (version !== undefined && Number(version) !== lead.version) return conflict(lead);
      const changed = { ...lead, ...work(lead, request), version: lead.version + 1, updatedBy: 'sam' };
      leads.set(id, changed);
      return { body: changed };
    };
  const routes = fakeOperations({
    getLeadsToday: () => ({ body: QUIET_DAY }),
    markLeadSeen: () => ({ status: 204 }),
    listLeads: (request) => ({ body: listLeads([...leads.values()], request) }),
    countLeads: (request) => ({ body: countLeads([...leads.values()], request) }),
    updateLead: change((_lead, { body }) => body as Partial<Lead>),
    deleteLead: change(() => ({ trash: TRASH })),
    restoreLead: change(() => ({ trash: null })),
    releaseLead: change(() => ({ suspicion: null })),
  });
  const server: LeadsServer = {
    leads,
    requests: fakeServer(routes),
    refuse: () => null,
    handle: (handlers) => void Object.assign(routes, handlers),
    busiest: 0,
  };
  return server;
}

/** The response to a change with an old version. */
export function conflict(lead: Lead) {
  const message = `${lead.updatedBy ?? 'The visitor'} has changed this lead meanwhile.`;
  return { status: 409 as const, body: { code: 'conflict', message, lead } };
}

export const TRASH = {
  deletedAt: '2026-11-21T16:00:00.000Z',
  deletedBy: 'sam',
  expiresAt: '2026-12-21T16:00:00.000Z',
};
