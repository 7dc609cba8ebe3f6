import { findErasedRequest } from '@harbour-haul/contract/leads/removal/find-erased';
import { operation } from '../shared/operation.ts';
import type { AdminLeadsDeps } from './deps.ts';

/** `GET /api/leads/erased`: which of these leads and chats were erased. */
export const findErased = operation(
  'findErased',
  findErasedRequest,
  async ({ query }, { leads, sessions }: AdminLeadsDeps) => {
    const leadIds = idsIn(query.leads).map(Number);
    const chatIds = idsIn(query.chats);
    const [knownLeads, knownChats] = await Promise.all([leads.existing(leadIds), sessions.getMany(chatIds)]);
    const kept = new Set(knownChats.filter(({ forgottenAt }) => forgottenAt === null).map(({ id }) => id));
    return {
      status: 200,
      body: {
        leads: leadIds.filter((id) => !knownLeads.has(id)),
        chats: chatIds.filter((id) => !kept.has(id)),
      },
    };
  },
);

function idsIn(list: string | undefined): string[] {
  return [...new Set(list?.split(','))];
}
