import type { SuppressionReason } from '@harbour-haul/aws/dynamodb/notices/suppressions';

/** What a mailbox says of a mail that it was sent. */
export interface MailFeedback {
  reason: SuppressionReason;
  addresses: string[];
}

interface Recipient {
  emailAddress: string;
}

/** An event of SES, as far as it is read here. */
interface SesEvent {
  eventType?: string;
  bounce?: { bounceType: string; bouncedRecipients: Recipient[] };
  complaint?: { complainedRecipients: Recipient[] };
}

/**
 * The addresses that an event of SES says mail must not be sent to again; null for other events. A full mailbox or a
 * server that is down is no reason: only a bounce for good is.
 */
export function readFeedback(message: string): MailFeedback | null {
  const { eventType, bounce, complaint } = JSON.parse(message) as SesEvent;
  if (eventType === 'Bounce' && bounce?.bounceType === 'Permanent') {
    return { reason: 'bounce', addresses: bounce.bouncedRecipients.map(({ emailAddress }) => emailAddress) };
  }
  if (eventType === 'Complaint' && complaint) {
    const addresses = complaint.complainedRecipients.map(({ emailAddress }) => emailAddress);
    return { reason: 'complaint', addresses };
  }
  return null;
}
