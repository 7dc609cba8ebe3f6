import { junkTypeLabel } from '../leads/fields/junk-type.ts';
import type { Lead } from '../leads/lead.ts';
import { SITE } from '../site/site.ts';
import { fieldLabel, leadFacts } from './field-words.ts';
import { greeting } from './greeting.ts';
import type { Announcement, NoticeFact, NoticePart } from './notice.ts';
import type { Occasion } from './occasion.ts';
import { requestReference } from './request-reference.ts';

type OccasionOf<K extends Occasion['kind']> = Extract<Occasion, { kind: K }>;

const FOOTER =
  `You get this mail because somebody asked ${SITE.brand} for a junk-removal quote with this address. ` +
  `Was it not you? Cancel the request with the link above, or write to ${SITE.supportEmail}. ` +
  `${SITE.brand}, Halifax, Nova Scotia, ${SITE.callbackPhone}.`;

/** How long the link works, in days. */
export const REQUEST_LINK_DAYS = 30;

/**
 * The confirmation of a request. It goes to an address that nobody has proven to be theirs, so that it repeats nothing
 * that was typed but a first name: the rest is shown behind the link.
 * @param requestUrl the link to the request.
 */
export function confirmationAnnouncement(
  { lead, email, sending }: OccasionOf<'request_sent'>,
  requestUrl: string,
): Announcement {
  const reference = requestReference(lead.id);
  return {
    id: `confirmation#${lead.id}#${sending}`,
    to: { email },
    notice: {
      subject: `Your free quote request ${reference}`,
      parts: [
        { kind: 'text', text: greeting(lead.name) },
        {
          kind: 'text',
          text: 'We have your request for a free junk-removal quote. Our team contacts you as soon as possible; you do not need to do anything else.',
        },
        {
          kind: 'facts',
          facts: [...referenceFacts(lead), ...leadFacts(lead, ['preferredDate', 'preferredTimeSlot'])],
        },
        {
          kind: 'text',
          text: `For ${REQUEST_LINK_DAYS} days you can see, correct or cancel your request by this link:`,
        },
        requestLink(requestUrl),
        {
          kind: 'text',
          text: 'The link is for you alone: whoever has it can change your request.',
        },
      ],
      footer: FOOTER,
    },
    text: null,
  };
}

/** The receipt of a correction: which fields, not what stands in them. */
export function correctionReceipt(
  { lead, eventId, event }: OccasionOf<'corrected_request'>,
  email: string,
  requestUrl: string,
): Announcement {
  const changed = event.changes.map(({ field }) => fieldLabel(field).toLowerCase());
  const what = [...changed, ...(event.note === null ? [] : ['what you added'])].join(', ');
  return receipt(`correction-receipt#${lead.id}#${eventId}`, email, lead, {
    subject: 'was changed',
    parts: [
      { kind: 'text', text: `We have noted your changes: ${what}.` },
      { kind: 'facts', facts: referenceFacts(lead) },
      requestLink(requestUrl),
    ],
  });
}

export function cancellationReceipt(
  { lead, eventId }: OccasionOf<'canceled_request'>,
  email: string,
  requestUrl: string,
): Announcement {
  return receipt(`cancellation-receipt#${lead.id}#${eventId}`, email, lead, {
    subject: 'is canceled',
    parts: [
      { kind: 'text', text: 'Your request is canceled. Nobody will come, and there is nothing to pay.' },
      { kind: 'facts', facts: referenceFacts(lead) },
      {
        kind: 'text',
        text: `Changed your mind? Call ${SITE.callbackPhone}, or ask for another quote at any time.`,
      },
      requestLink(requestUrl),
    ],
  });
}

function receipt(
  id: string,
  email: string,
  lead: Lead,
  { subject, parts }: { subject: string; parts: NoticePart[] },
): Announcement {
  return {
    id,
    to: { email },
    notice: {
      subject: `Your request ${requestReference(lead.id)} ${subject}`,
      parts: [{ kind: 'text', text: greeting(lead.name) }, ...parts],
      footer: FOOTER,
    },
    text: null,
  };
}

function referenceFacts({ id, junkType }: Lead): NoticeFact[] {
  return [
    ['Reference', requestReference(id)],
    ...(junkType === null ? [] : [['What has to go', junkTypeLabel(junkType)] as const]),
  ];
}

function requestLink(url: string): NoticePart {
  return { kind: 'link', label: 'See your request', url };
}
