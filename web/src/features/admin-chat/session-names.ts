import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import { LANGUAGE_LABELS } from '@harbour-haul/domain/site/language';
import { givenName } from '@harbour-haul/domain/text/given-name';

type Named = Pick<ChatSession, 'visitorId' | 'customer'>;

/** Specification section 9. */
const MAX_VISITOR_ID = 16;
/** Of the visitor id, for people who have said no name: enough to tell two of them apart. */
const SHORT_ID = 4;

/** Returns the name of whoever chats: their own, or `Visitor AFCA` after the first characters of their id. */
export function personName({ visitorId, customer }: Named): string {
  if (customer?.name) return customer.name;
  const own = visitorId.replace(/^visitor[-_]?/i, '').replace(/[^A-Za-z0-9]/g, '');
  return `Visitor ${own.slice(0, SHORT_ID).toUpperCase()}`.trim();
}

/** Returns what the person wants rid of and where, as far as they have said, and that they chat in French. */
export function customerFacts({ customer }: Named): string[] {
  const { junkType, area, language } = customer ?? {};
  // Who speaks English is the rule, and not named.
  const spoken = language === 'fr' ? LANGUAGE_LABELS.fr : '';
  return [junkType ? junkTypeLabel(junkType) : '', area ?? '', spoken].filter((fact) => fact !== '');
}

/** Returns all that names a chat: `Priya Nair · Electronics · Dartmouth`. */
export function chatTitle(session: Named): string {
  return [personName(session), ...customerFacts(session)].join(' · ');
}

/** Returns how a person is spoken of in passing: by the first name, or as the visitor. */
export function shortName(session: Named | undefined): string {
  return givenName(session?.customer?.name ?? '') || 'Visitor';
}

/** Returns the visitor id as tooltips show it, shortened. */
export function visitorTip({ visitorId }: Pick<ChatSession, 'visitorId'>): string {
  return visitorId.length > MAX_VISITOR_ID ? `${visitorId.slice(0, MAX_VISITOR_ID)}…` : visitorId;
}
