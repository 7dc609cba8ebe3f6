import { junkTypeLabel } from '../leads/fields/junk-type.ts';
import { phoneText } from '../leads/fields/phone-digits.ts';
import { SUSPICION_LABELS } from '../leads/fields/suspicion.ts';
import type { Lead } from '../leads/lead.ts';
import type { FieldChange } from '../leads/lead-event.ts';
import type { PhotoRefusal } from '../photos/photo.ts';
import { SITE } from '../site/site.ts';
import { fieldLabel, fieldWords, leadFacts } from './field-words.ts';
import type { Announcement, NoticePart } from './notice.ts';
import type { Occasion } from './occasion.ts';
import { oneLine } from './one-line.ts';

const MAX_SUBJECT = 100;
/** One part of a text message is 160 characters; a name is the only part of it whose length varies much. */
const MAX_NAME_IN_TEXT = 40;

const FOOTER = `You get this mail because you are on the ${SITE.brand} team that is told of new requests.`;

const TOLD_OF_LEAD = [
  'name',
  'phone',
  'email',
  'address',
  'junkType',
  'preferredDate',
  'preferredTimeSlot',
  'preferredContactMethod',
  'access',
  'hazards',
  'openQuestions',
  'details',
  'source',
  'leftAt',
] as const;

const LEFT_CHAT =
  'Somebody began to ask for a quote in the chat and left before they sent it. What they said so far is enough to call them.';

type OccasionOf<K extends Occasion['kind']> = Extract<Occasion, { kind: K }>;

/** The ids under which the mails of a lead are claimed (`announcer.ts` adds the channel). */
export const newLeadMailId = (leadId: number) => `new-lead#${leadId}#mail`;
export const unansweredMailId = (leadId: number) => `unanswered-lead#${leadId}#mail`;

export function newLeadAnnouncement({ lead }: OccasionOf<'new_lead'>, siteUrl: string): Announcement {
  const title = `New lead #${lead.id}: ${who(lead)}, ${junkTypeLabel(lead.junkType)}`;
  return teamAnnouncement(`new-lead#${lead.id}`, title, {
    parts: [
      { kind: 'text', text: lead.leftAt === null ? 'Somebody asks for a quote.' : LEFT_CHAT },
      { kind: 'facts', facts: leadFacts(lead, TOLD_OF_LEAD) },
      leadLink(lead, siteUrl),
    ],
    text: textOfLead('New lead', lead, siteUrl),
  });
}

/** Once a day: of a flood that is kept as suspicious, the first one is told. */
export function suspiciousLeadAnnouncement(
  { lead }: OccasionOf<'suspicious_lead'>,
  siteUrl: string,
): Announcement {
  const reason = lead.suspicion === null ? 'it looks so' : SUSPICION_LABELS[lead.suspicion];
  return teamAnnouncement(
    `suspicious-leads#${lead.createdAt.slice(0, 10)}`,
    'A request looks like a script’s',
    {
      parts: [
        {
          kind: 'text',
          text: `A request is kept under “Suspicious”: ${reason}. The sender got no mail and it counts nowhere. Please look whether there are people among them; more of today are not reported.`,
        },
        {
          kind: 'link',
          label: 'Open the suspicious requests',
          url: `${siteUrl}/admin?status=suspicious`,
        },
      ],
      text: null,
    },
  );
}

export function unansweredAnnouncement(
  { lead, minutes }: OccasionOf<'unanswered_lead'>,
  siteUrl: string,
): Announcement {
  const title = `Still unanswered: lead #${lead.id}, ${who(lead)}`;
  return teamAnnouncement(`unanswered-lead#${lead.id}`, title, {
    parts: [
      {
        kind: 'text',
        text: `Nobody has been in contact with this person for ${minutes} minutes of business hours. Who is called within five minutes is the most likely to book.`,
      },
      { kind: 'facts', facts: leadFacts(lead, ['name', 'phone', 'address', 'junkType']) },
      leadLink(lead, siteUrl),
    ],
    text: textOfLead(`Unanswered for ${minutes} min`, lead, siteUrl),
  });
}

export function waitingVisitorAnnouncement(
  { session, requestedAt }: OccasionOf<'waiting_visitor'>,
  siteUrl: string,
): Announcement {
  const url = `${siteUrl}/admin/chat/${encodeURIComponent(session.id)}`;
  return teamAnnouncement(`waiting-visitor#${session.id}#${requestedAt}`, 'A visitor waits for a person', {
    parts: [
      {
        kind: 'text',
        text: 'A visitor of the chat asked for a person, and nobody of the team is connected.',
      },
      ...wish(session.personRequestAbout),
      { kind: 'link', label: 'Open the chat', url },
    ],
    text: `A visitor waits for a person in the chat: ${url}`,
  });
}

function wish(about: string | null): NoticePart[] {
  return about === null ? [] : [{ kind: 'facts', facts: [['They want to', WISHES[about] ?? about]] }];
}

const WISHES: Record<string, string> = {
  cancel: 'cancel a request',
  reschedule: 'reschedule a pickup',
  'existing-request': 'ask after a request',
};

const REFUSALS: Record<PhotoRefusal, string> = {
  not_an_image: 'it is no image',
  too_large: 'it is too large',
  too_many_pixels: 'it has too many pixels',
  damaged: 'it is damaged',
};

/** Once a day and visitor: who sends twenty broken files is one mail. */
export function refusedPhotoAnnouncement(
  { photo }: OccasionOf<'refused_photo'>,
  siteUrl: string,
): Announcement {
  const { visitorId, createdAt, refusal, leadId } = photo;
  const reason = refusal === null ? 'it did not pass the check' : REFUSALS[refusal];
  const url =
    leadId === null
      ? `${siteUrl}/admin/leads?${new URLSearchParams({ visitorId }).toString()}`
      : `${siteUrl}/admin/leads/${leadId}`;
  return teamAnnouncement(
    `refused-photo#${visitorId}#${createdAt.slice(0, 10)}`,
    'A photo could not be used',
    {
      parts: [
        {
          kind: 'text',
          text: `A visitor sent a photo that could not be used: ${reason}. They were told so; should it matter for the quote, ask them for another one. More of the same visitor are not reported today.`,
        },
        { kind: 'link', label: leadId === null ? 'Look for their lead' : `Open lead #${leadId}`, url },
      ],
      text: null,
    },
  );
}

export function correctedAnnouncement(
  { lead, eventId, event }: OccasionOf<'corrected_request'>,
  siteUrl: string,
): Announcement {
  return teamAnnouncement(
    `corrected#${lead.id}#${eventId}`,
    `Lead #${lead.id} was corrected by ${who(lead)}`,
    {
      parts: [
        { kind: 'text', text: 'The customer has corrected their request with the link that we sent them.' },
        { kind: 'facts', facts: event.changes.map(changeFact) },
        ...(event.note === null ? [] : [{ kind: 'facts', facts: [['They add', event.note]] } as const]),
        leadLink(lead, siteUrl),
      ],
      text: null,
    },
  );
}

function changeFact({ field, from, to }: FieldChange): readonly [string, string] {
  return [fieldLabel(field), `${fieldWords(field, from)} → ${fieldWords(field, to)}`];
}

export function canceledAnnouncement(
  { lead, eventId }: OccasionOf<'canceled_request'>,
  siteUrl: string,
): Announcement {
  return teamAnnouncement(`canceled#${lead.id}#${eventId}`, `Lead #${lead.id} was canceled by ${who(lead)}`, {
    parts: [
      { kind: 'text', text: 'The customer has canceled their request. Nobody needs to call them.' },
      { kind: 'facts', facts: leadFacts(lead, ['name', 'phone', 'address', 'preferredDate']) },
      leadLink(lead, siteUrl),
    ],
    text: textOfLead('Canceled by the customer', lead, siteUrl),
  });
}

function teamAnnouncement(
  id: string,
  title: string,
  { parts, text }: { parts: NoticePart[]; text: string | null },
): Announcement {
  const shown = parts.filter((part) => part.kind !== 'facts' || part.facts.length > 0);
  return {
    id,
    to: 'team',
    notice: { subject: oneLine(title, MAX_SUBJECT), parts: shown, footer: FOOTER },
    text,
  };
}

function leadLink({ id }: Lead, siteUrl: string): NoticePart {
  return { kind: 'link', label: `Open lead #${id}`, url: `${siteUrl}/admin/leads/${id}` };
}

function textOfLead(what: string, lead: Lead, siteUrl: string): string {
  const name = oneLine(who(lead), MAX_NAME_IN_TEXT);
  return oneLine(
    `${what} #${lead.id}: ${name}, ${lead.phone === null ? 'no phone' : phoneText(lead.phone)}. ${siteUrl}/admin/leads/${lead.id}`,
    300,
  );
}

function who({ name }: Lead): string {
  return name ?? 'somebody without a name';
}
