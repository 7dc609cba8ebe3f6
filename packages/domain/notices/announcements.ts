import { comparableAddress, isMailAddress } from '../leads/fields/email/mail-address.ts';
import type { Lead } from '../leads/lead.ts';
import {
  cancellationReceipt,
  confirmationAnnouncement,
  correctionReceipt,
  readdressedNotice,
} from './homeowner-notices.ts';
import type { Announcement } from './notice.ts';
import type { Occasion } from './occasion.ts';
import {
  askedAgainAnnouncement,
  callBackAnnouncement,
  canceledAnnouncement,
  correctedAnnouncement,
  newLeadAnnouncement,
  suspiciousLeadAnnouncement,
  unansweredAnnouncement,
  unjudgedLeadsAnnouncement,
} from './team-notices.ts';
import { refusedPhotoAnnouncement, waitingVisitorAnnouncement } from './visitor-notices.ts';

/** What links are made of. */
export interface NoticeLinks {
  /** As `https://…`, without a slash at its end. */
  siteUrl: string;
  /** The link of a homeowner to their request, in its language. */
  requestUrl: (lead: Lead) => Promise<string>;
}

/** Who is told what on an occasion, in the order in which it is sent. */
export async function announcementsOf(
  occasion: Occasion,
  { siteUrl, requestUrl }: NoticeLinks,
): Promise<Announcement[]> {
  switch (occasion.kind) {
    case 'new_lead':
      return [newLeadAnnouncement(occasion, siteUrl)];
    case 'call_back':
      return [callBackAnnouncement(occasion, siteUrl)];
    case 'asked_again':
      return [askedAgainAnnouncement(occasion, siteUrl)];
    case 'request_sent':
      return [confirmationAnnouncement(occasion, await requestUrl(occasion.lead))];
    case 'suspicious_lead':
      return [suspiciousLeadAnnouncement(occasion, siteUrl)];
    case 'unjudged_leads':
      return [unjudgedLeadsAnnouncement(occasion, siteUrl)];
    case 'unanswered_lead':
      return [unansweredAnnouncement(occasion, siteUrl)];
    case 'corrected_request':
      return [
        correctedAnnouncement(occasion, siteUrl),
        ...(isConfirmedAnew(occasion) ? [] : await receiptOf(occasion, requestUrl, correctionReceipt)),
        ...formerAddresses(occasion).map((email) => readdressedNotice(occasion, email)),
      ];
    case 'canceled_request':
      return [
        canceledAnnouncement(occasion, siteUrl),
        ...(await receiptOf(occasion, requestUrl, cancellationReceipt)),
      ];
    case 'waiting_visitor':
      return [waitingVisitorAnnouncement(occasion, siteUrl)];
    case 'refused_photo':
      return [refusedPhotoAnnouncement(occasion, siteUrl)];
    default:
      return occasion satisfies never;
  }
}

/** A changed address of a request that nobody works on yet gets the confirmation (`occasions-of-change.ts`). */
function isConfirmedAnew({ lead, event }: Extract<Occasion, { kind: 'corrected_request' }>): boolean {
  return lead.status === 'new' && event.changes.some(({ field }) => field === 'email');
}

/** The address that a correction has replaced, where it was one. */
function formerAddresses({ event }: Extract<Occasion, { kind: 'corrected_request' }>): string[] {
  const { from, to } = event.changes.find(({ field }) => field === 'email') ?? {};
  if (typeof from !== 'string' || !isMailAddress(from)) return [];
  return typeof to === 'string' && comparableAddress(to) === comparableAddress(from) ? [] : [from];
}

/** The receipt of what a homeowner did, where they can be mailed. */
async function receiptOf<O extends Extract<Occasion, { lead: Lead }>>(
  occasion: O,
  requestUrl: NoticeLinks['requestUrl'],
  write: (occasion: O, email: string, requestUrl: string) => Announcement,
): Promise<Announcement[]> {
  const { email } = occasion.lead;
  if (email === null || !isMailAddress(email)) return [];
  return [write(occasion, email, await requestUrl(occasion.lead))];
}
