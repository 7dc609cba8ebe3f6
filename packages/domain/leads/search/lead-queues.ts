import { needsReply } from '../customer-news.ts';
import { openFollowUp } from '../follow-up.ts';
import type { Lead } from '../lead.ts';
import { isOpen, isWorked } from '../lead-state.ts';
import { asksIfDone } from '../pickups/past-pickup.ts';

/** What waits for somebody: a reply, a follow-up that is due, a pickup that is past; `owned` are the open leads of one admin, or of nobody. */
export const LEAD_QUEUES = ['needs-reply', 'follow-up-due', 'pickup-past', 'owned'] as const;
export type LeadQueue = (typeof LEAD_QUEUES)[number];

interface QueueView {
  /** Whose the leads of `owned` are; null for nobody. */
  owner: string | null;
  /** The day in Halifax by which follow-ups are due and pickups past, `yyyy-mm-dd`. */
  today: string;
}

/** Whether a lead stands in a queue now. */
export function isInQueue(lead: Lead, queue: LeadQueue, { owner, today }: QueueView): boolean {
  if (queue === 'needs-reply') return isWorked(lead) && needsReply(lead);
  if (queue === 'owned') return isOpen(lead) && lead.ownerId === owner;
  if (queue === 'pickup-past') return asksIfDone(lead, today);
  return isOpen(lead) && (openFollowUp(lead) ?? '~').slice(0, 10) <= today;
}
