import { readCallTimes } from '../call-times/call-times-note.ts';
import type { Lead } from '../leads/lead.ts';
import { requestReference } from '../leads/request/request-reference.ts';
import { capital, wishedPickup } from '../leads/request/wished-pickup.ts';
import { greeting } from './greeting.ts';
import { HOMEOWNER_TEXTS } from './homeowner-texts.ts';
import type { Announcement, NoticeFact, NoticePart } from './notice.ts';
import type { Occasion } from './occasion.ts';

type OccasionOf<K extends Occasion['kind']> = Extract<Occasion, { kind: K }>;

/**
 * The confirmation of a request. It goes to an address that nobody has proven to be theirs, so that it repeats nothing
 * that was typed, not even a name: all of it is shown behind the link.
 * @param requestUrl the link to the request.
 */
export function confirmationAnnouncement(
  { lead, email, sending }: OccasionOf<'request_sent'>,
  requestUrl: string,
): Announcement {
  const { confirmation } = textsOf(lead);
  const isTimed = readCallTimes(lead.details) !== null;
  return mail(`confirmation#${lead.id}#${sending}`, email, { ...lead, name: null }, confirmation.subject, [
    { kind: 'text', text: isTimed ? confirmation.receivedWithTimes : confirmation.received },
    { kind: 'facts', facts: [...referenceFacts(lead), ...timeFacts(lead)] },
    { kind: 'text', text: confirmation.link },
    requestLink(lead, requestUrl),
    { kind: 'text', text: confirmation.secret },
  ]);
}

/** The receipt of a correction: which fields, not what stands in them. */
export function correctionReceipt(
  { lead, eventId, event }: OccasionOf<'corrected_request'>,
  email: string,
  requestUrl: string,
): Announcement {
  const { field: named, changed } = textsOf(lead);
  const fields = event.changes.map(({ field }) => named(field).toLowerCase());
  const what = [...fields, ...(event.note === null ? [] : [changed.added])].join(', ');
  return mail(`correction-receipt#${lead.id}#${eventId}`, email, lead, changed.subject, [
    { kind: 'text', text: changed.noted(what) },
    { kind: 'facts', facts: referenceFacts(lead) },
    requestLink(lead, requestUrl),
  ]);
}

/**
 * Tells the mailbox that a request has had until its homeowner corrected the address. Whoever has seen its link could have done that, and the
 * link ends with it (0120). It says nothing of the new address.
 */
export function readdressedNotice(
  { lead, eventId }: OccasionOf<'corrected_request'>,
  formerEmail: string,
): Announcement {
  const { readdressed } = textsOf(lead);
  const announcement = mail(
    `readdressed#${lead.id}#${eventId}`,
    formerEmail,
    { ...lead, name: null },
    readdressed.subject,
    [
      { kind: 'text', text: readdressed.told },
      { kind: 'text', text: readdressed.notYou },
    ],
  );
  return { ...announcement, notice: { ...announcement.notice, footer: readdressed.footer } };
}

export function cancellationReceipt(
  { lead, eventId }: OccasionOf<'canceled_request'>,
  email: string,
  requestUrl: string,
): Announcement {
  const { canceled } = textsOf(lead);
  return mail(`cancellation-receipt#${lead.id}#${eventId}`, email, lead, canceled.subject, [
    { kind: 'text', text: canceled.done },
    { kind: 'facts', facts: referenceFacts(lead) },
    { kind: 'text', text: canceled.again },
    requestLink(lead, requestUrl),
  ]);
}

/** The texts of the language in which a request was made. */
const textsOf = ({ language }: Lead) => HOMEOWNER_TEXTS[language ?? 'en'];

function mail(
  id: string,
  email: string,
  lead: Lead,
  subject: (reference: string) => string,
  parts: NoticePart[],
): Announcement {
  const { hello, footer } = textsOf(lead);
  return {
    id,
    to: { email, leadId: lead.id, visitorId: lead.visitorId },
    notice: {
      language: lead.language ?? 'en',
      subject: subject(requestReference(lead.id)),
      parts: [{ kind: 'text', text: greeting(lead.name, hello) }, ...parts],
      footer,
    },
    text: null,
  };
}

function referenceFacts(lead: Lead): NoticeFact[] {
  const { facts, junkType } = textsOf(lead);
  return [
    [facts.reference, requestReference(lead.id)],
    ...(lead.junkType === null ? [] : [[facts.junk, junkType(lead.junkType)] as const]),
  ];
}

/** As it was said, in our words. */
function timeFacts(lead: Lead): NoticeFact[] {
  const { field, pickup: words } = textsOf(lead);
  const pickup = wishedPickup(lead);
  if (pickup === null) return [];
  const time = words.time(pickup);
  return [
    [field('preferredDate'), words.day(pickup)],
    ...(time === null ? [] : [[field('preferredTimeSlot'), capital(time)] as const]),
  ];
}

function requestLink(lead: Lead, url: string): NoticePart {
  return { kind: 'link', label: textsOf(lead).seeRequest, url };
}
