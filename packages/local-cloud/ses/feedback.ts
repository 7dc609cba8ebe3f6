import type { Publish } from '../sns/sns-server.ts';
import { type AcceptedMail, addressOf } from './read-mail.ts';
import type { SesSettings } from './ses-settings.ts';

/** SES's own addresses to try out what comes back; `+label` may stand before the `@`. */
const simulator = /^(bounce|complaint)(?:\+[^@]*)?@simulator\.amazonses\.com$/i;

/** Reports what comes back of a mail to the topics of its configuration set: of the simulator's addresses alone. */
export function reportFeedback(
  mail: AcceptedMail,
  messageId: string,
  { settings, publish }: { settings: SesSettings; publish: Publish },
): void {
  const topics = settings.configurationSets.get(mail.configurationSet ?? '') ?? [];
  for (const address of mail.to.map(addressOf)) {
    const event = simulator.exec(address)?.[1]?.toLowerCase();
    for (const { topicArn, events } of topics) {
      if (event === undefined || !events.includes(event)) continue;
      publish(topicArn, JSON.stringify(feedbackEvent(event, address, { mail, messageId })));
    }
  }
}

function feedbackEvent(
  event: string,
  address: string,
  { mail, messageId }: { mail: AcceptedMail; messageId: string },
): Record<string, unknown> {
  const timestamp = new Date().toISOString();
  const source = { timestamp, source: mail.from, messageId, destination: mail.to };
  const recipients = [{ emailAddress: address }];
  return event === 'bounce'
    ? {
        eventType: 'Bounce',
        bounce: {
          bounceType: 'Permanent',
          bounceSubType: 'General',
          bouncedRecipients: recipients,
          timestamp,
        },
        mail: source,
      }
    : {
        eventType: 'Complaint',
        complaint: { complaintFeedbackType: 'abuse', complainedRecipients: recipients, timestamp },
        mail: source,
      };
}
