import { leadFacts } from '../leads/details/field-words.ts';
import type { Lead } from '../leads/lead.ts';
import type { LeadFieldName } from '../leads/lead-fields.ts';
import { allPhotoPaths } from '../leads/lead-photos.ts';
import { requestReference } from '../leads/request/request-reference.ts';
import { SITE } from '../site/site.ts';
import type { Announcement, NoticeFact, NoticePart, TextNews } from './notice.ts';
import { oneLine } from './one-line.ts';

const MAX_SUBJECT = 100;

const FOOTER = `You get this mail because you are on the ${SITE.brand} team that is told of new requests.`;

/** What the team is told, without the facts that are none. */
export function teamAnnouncement(
  id: string,
  title: string,
  { parts, text }: { parts: NoticePart[]; text: TextNews | null },
): Announcement {
  const shown = parts.filter((part) => part.kind !== 'facts' || part.facts.length > 0);
  return {
    id,
    to: 'team',
    notice: { subject: oneLine(title, MAX_SUBJECT), parts: shown, footer: FOOTER },
    text,
  };
}

export function leadLink({ id }: Lead, siteUrl: string): NoticePart {
  return { kind: 'link', label: `Open lead #${id}`, url: `${siteUrl}/admin/leads/${id}` };
}

/** Facts of a lead below the number that its homeowner knows it by. */
export function teamFacts(lead: Lead, fields: readonly LeadFieldName[]): NoticeFact[] {
  return [['Reference', requestReference(lead.id)], ...leadFacts(lead, fields)];
}

/** What the team is told of a request in another language than its own, and of photos, which stand on the lead's page. */
export function furtherFacts(lead: Lead): NoticeFact[] {
  const photos = allPhotoPaths(lead).length;
  return [
    ...(lead.language === null || lead.language === 'en' ? [] : leadFacts(lead, ['language'])),
    ...(photos === 0 ? [] : [['Photos', `${photos}, with the lead`] as const]),
  ];
}
