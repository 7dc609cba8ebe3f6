import { fieldLabel, fieldWords } from '../leads/details/field-words.ts';
import { junkTypeLabel } from '../leads/fields/junk-type.ts';
import { phoneText } from '../leads/fields/phone/phone-digits.ts';
import { HALIFAX } from '../leads/fields/preferred-date.ts';
import { SUSPICION_LABELS } from '../leads/fields/suspicion.ts';
import type { Lead } from '../leads/lead.ts';
import type { FieldChange } from '../leads/lead-event.ts';
import { requestReference } from '../leads/request/request-reference.ts';
import type { Announcement, NoticePart, TextNews } from './notice.ts';
import type { Occasion } from './occasion.ts';
import { furtherFacts, leadLink, teamAnnouncement, teamFacts } from './team-announcement.ts';

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

const HALIFAX_DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: HALIFAX });

type OccasionOf<K extends Occasion['kind']> = Extract<Occasion, { kind: K }>;

/** The ids under which the mails of a lead are claimed (`announcer.ts` adds the channel). */
export const newLeadMailId = (leadId: number) => `new-lead#${leadId}#mail`;
export const callBackMailId = (leadId: number) => `call-back#${leadId}#mail`;
export const unansweredMailId = (leadId: number) => `${unansweredId(leadId)}#mail`;
/** Of each repeat on its own. */
export const askedAgainMailId = (leadId: number, askedAgainAt: string) =>
  `${askedAgainId(leadId, askedAgainAt)}#mail`;
export const unansweredRepeatMailId = (leadId: number, askedAgainAt: string) =>
  `${unansweredId(leadId, askedAgainAt)}#mail`;

/** Of each day of Halifax. */
export const unjudgedMailId = (day: string) => `${unjudgedId(day)}#mail`;

function unjudgedId(day: string): string {
  return `unjudged-leads#${day}`;
}

function askedAgainId(leadId: number, askedAgainAt: string | null): string {
  return `asked-again#${leadId}#${askedAgainAt}`;
}

function unansweredId(leadId: number, askedAgainAt: string | null = null): string {
  return ['unanswered-lead', leadId, ...(askedAgainAt === null ? [] : [askedAgainAt])].join('#');
}

export function newLeadAnnouncement({ lead }: OccasionOf<'new_lead'>, siteUrl: string): Announcement {
  const title = `New lead #${lead.id}: ${who(lead)}, ${junkTypeLabel(lead.junkType)}`;
  return teamAnnouncement(`new-lead#${lead.id}`, title, {
    parts: [
      { kind: 'text', text: lead.leftAt === null ? 'Somebody asks for a quote.' : LEFT_CHAT },
      { kind: 'facts', facts: [...teamFacts(lead, TOLD_OF_LEAD), ...furtherFacts(lead)] },
      leadLink(lead, siteUrl),
    ],
    text: textOfLead('New lead', lead, siteUrl),
  });
}

/** Under an id of its own: who goes on and sends a request after it is told of as every new lead. */
export function callBackAnnouncement({ lead }: OccasionOf<'call_back'>, siteUrl: string): Announcement {
  const phone = lead.phone === null ? 'no phone' : phoneText(lead.phone);
  return teamAnnouncement(`call-back#${lead.id}`, `Call back: lead #${lead.id}, ${phone}`, {
    parts: [
      { kind: 'text', text: 'Somebody asked in the chat to be called. This is all they have said so far.' },
      { kind: 'facts', facts: [...teamFacts(lead, TOLD_OF_LEAD), ...furtherFacts(lead)] },
      leadLink(lead, siteUrl),
    ],
    text: textOfLead('Call back', lead, siteUrl),
  });
}

/** As of a new lead. A text comes with what waits for a reply since alone: whoever asks on and on texts nobody. */
export function askedAgainAnnouncement(
  { lead, changes, added, isFirst }: OccasionOf<'asked_again'>,
  siteUrl: string,
): Announcement {
  const facts = [
    ...changes.map(({ field, to }) => [fieldLabel(field), fieldWords(field, to)] as const),
    ...(added === null ? [] : [['They add', added] as const]),
  ];
  const said = facts.length === 0 ? ' What they say now was known already, or stands in its timeline.' : '';
  return teamAnnouncement(
    askedAgainId(lead.id, lead.askedAgainAt),
    `Asked again: lead #${lead.id}, ${who(lead)}`,
    {
      parts: [
        { kind: 'text', text: `The person of this lead asks again.${said}` },
        {
          kind: 'facts',
          facts: [...teamFacts(lead, TOLD_OF_REPEAT), ...facts, ...furtherFacts(lead)],
        },
        leadLink(lead, siteUrl),
      ],
      text: isFirst ? textOfLead('Asked again', lead, siteUrl) : null,
    },
  );
}

const TOLD_OF_REPEAT = ['name', 'phone', 'status', 'scheduledDate'] as const;

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
          text: `A request is kept under “Suspicious”: ${reason}. It mails nobody and counts nowhere. Please look whether there are people among them; of more of today tells a mail of the next morning.`,
        },
        suspiciousLink(siteUrl),
      ],
      text: null,
    },
  );
}

/** Once a morning, until somebody has judged them: a person's request may be among them, whose connection others share. */
export function unjudgedLeadsAnnouncement(
  { day, count, since }: OccasionOf<'unjudged_leads'>,
  siteUrl: string,
): Announcement {
  const [title, first] =
    count === 1
      ? ['1 suspicious request waits to be judged', 'It came in']
      : [`${count} suspicious requests wait to be judged`, 'The first of them came in'];
  return teamAnnouncement(unjudgedId(day), title, {
    parts: [
      {
        kind: 'text',
        text: `${title}. ${first} on ${HALIFAX_DAY.format(new Date(since))}. What is suspicious mails nobody and counts nowhere, and nobody calls: please look whether there are people among them.`,
      },
      suspiciousLink(siteUrl),
    ],
    text: null,
  });
}

function suspiciousLink(siteUrl: string): NoticePart {
  return {
    kind: 'link',
    label: 'Open the suspicious requests',
    url: `${siteUrl}/admin?status=suspicious`,
  };
}

export function unansweredAnnouncement(
  { lead, minutes, isRepeat }: OccasionOf<'unanswered_lead'>,
  siteUrl: string,
): Announcement {
  const title = `Still unanswered: lead #${lead.id}, ${who(lead)}`;
  const what = isRepeat
    ? `The person of this lead has asked again, and nobody has dealt with it for ${minutes} minutes of business hours.`
    : `Nobody has been in contact with this person for ${minutes} minutes of business hours.`;
  return teamAnnouncement(unansweredId(lead.id, isRepeat ? lead.askedAgainAt : null), title, {
    parts: [
      { kind: 'text', text: `${what} Who is called within five minutes is the most likely to book.` },
      {
        kind: 'facts',
        facts: [...teamFacts(lead, ['name', 'phone', 'address', 'junkType']), ...furtherFacts(lead)],
      },
      leadLink(lead, siteUrl),
    ],
    text: textOfLead(
      `${isRepeat ? 'Asked again, unanswered' : 'Unanswered'} for ${minutes} min`,
      lead,
      siteUrl,
    ),
  });
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
        {
          kind: 'facts',
          facts: [['Reference', requestReference(lead.id)], ...event.changes.map(changeFact)],
        },
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
      { kind: 'text', text: canceledText(lead) },
      { kind: 'facts', facts: teamFacts(lead, ['name', 'phone', 'address', 'preferredDate']) },
      leadLink(lead, siteUrl),
    ],
    text: textOfLead('Canceled by the customer', lead, siteUrl),
  });
}

/** Of a merged request the other lead stays as it is: who canceled has not proved to be its person. */
function canceledText({ mergedInto }: Lead): string {
  if (mergedInto === null) return 'The customer has canceled their request. Nobody needs to call them.';
  return `The customer has canceled this request, which was merged into #${mergedInto}. That one stays as it is: please look whether it is still wanted.`;
}

function textOfLead(what: string, lead: Lead, siteUrl: string): TextNews {
  return {
    before: `${what} #${lead.id}: `,
    name: who(lead),
    after: `, ${lead.phone === null ? 'no phone' : phoneText(lead.phone)}.`,
    url: `${siteUrl}/admin/leads/${lead.id}`,
  };
}

function who({ name }: Lead): string {
  return name ?? 'somebody without a name';
}
