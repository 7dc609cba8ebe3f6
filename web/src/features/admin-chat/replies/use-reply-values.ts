import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import type { ReplyValues } from '@harbour-haul/domain/chat/canned/reply-variables';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { FRENCH_OPENING } from '@harbour-haul/domain/conversation/wording/french-opening';
import { JUNK_TYPE_LABELS } from '@harbour-haul/domain/leads/fields/junk-type';
import { HALIFAX } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { Language } from '@harbour-haul/domain/site/language';
import { givenName } from '@harbour-haul/domain/text/given-name';
import { DateTime } from 'luxon';
import { useNow } from '#lib/use-now.ts';
import { useCustomerLead } from '../api/customer-lead.ts';

/** Returns what is known of a chat for its canned replies, in the language of its visitor. */
export function useReplyValues(session: ChatSession, user: SignedInUser): ReplyValues {
  return replyValues(session, useCustomerLead(session.leadId), user, useNow());
}

/** @param user the admin who writes: visitors know them by no other name than the one that they chose */
export function replyValues(
  { customer }: Pick<ChatSession, 'customer'>,
  lead: Lead | undefined,
  user: Pick<SignedInUser, 'displayName'>,
  now: Date,
): ReplyValues {
  const language = lead?.language ?? customer?.language ?? 'en';
  const name = lead?.name ?? customer?.name ?? null;
  return {
    name: givenName(name ?? '') || null,
    date: lead?.preferredDate ? dayText(DateTime.fromISO(lead.preferredDate), language) : null,
    junk: junkText(lead?.junkType ?? customer?.junkType ?? null, language),
    area: customer?.area ?? null,
    address: lead?.address ?? null,
    today: dayText(DateTime.fromJSDate(now), language),
    admin: user.displayName ?? null,
  };
}

/** `Saturday, November 28`, or `samedi 28 novembre`; null for what is no day. */
function dayText(day: DateTime, language: Language): string | null {
  if (!day.isValid) return null;
  const format = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  return day.setZone(HALIFAX).setLocale(`${language}-CA`).toLocaleString(format);
}

/** Within a sentence; `other` is nothing to name. */
function junkText(junkType: string | null, language: Language): string | null {
  if (junkType === null || junkType === 'other') return null;
  const labels: Record<string, string> = language === 'fr' ? FRENCH_OPENING.junkTypes : JUNK_TYPE_LABELS;
  return Object.hasOwn(labels, junkType) ? (labels[junkType]?.toLowerCase() ?? null) : null;
}
