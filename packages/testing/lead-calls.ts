import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { aNewPerson } from './leads.ts';
import type { LocalProduct } from './local-product.ts';
import { TOMORROW } from './tomorrow.ts';

type Cookies = Record<string, string>;

interface ReadLead {
  lead: Lead;
  events: LeadEvent[];
  merged: number[];
}

/** A form that somebody new has filled in. */
export const aForm = (said: Record<string, unknown> = {}) => ({
  name: 'Jane Roe',
  ...aNewPerson(),
  junkType: 'furniture',
  details: 'A sofa.',
  preferredDate: TOMORROW,
  source: 'form',
  ...said,
});

/**
 * What visitors send as leads, and what admins do with them.
 * @param product whose API it is, once there is one
 * @param usual the cookies of an admin where none are named
 */
export function leadCalls(product: () => LocalProduct, usual: () => Cookies) {
  const send = (body: unknown, cookies: Cookies = {}, headers: Cookies = {}) =>
    product().call('POST', '/api/leads', { body, cookies, headers });
  const read = async (id: number) =>
    (await product().call('GET', `/api/leads/by-id/${id}`, { cookies: usual() })).body as unknown as ReadLead;
  return {
    send,
    aLead: async (said: Record<string, unknown> = {}) => Number((await send(aForm(said))).body.id),
    patch: (id: number, body: unknown, cookies = usual()) =>
      product().call('PATCH', `/api/leads/${id}`, { body, cookies }),
    remove: (id: number, cookies = usual(), query = '') =>
      product().call('DELETE', `/api/leads/${id}${query}`, { cookies }),
    /** As `calls` or `merge`. */
    act: (id: number, what: string, body?: unknown, cookies = usual()) =>
      product().call('POST', `/api/leads/${id}/${what}`, { ...(body !== undefined && { body }), cookies }),
    read,
    leadOf: async (id: number) => (await read(id)).lead,
    /** The type of each entry, and who made it. */
    timeline: async (id: number) => (await read(id)).events.map(({ type, by }) => [type, by]),
  };
}
