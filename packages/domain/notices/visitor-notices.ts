import type { ChatSession } from '../chat/chat-session.ts';
import type { PhotoRefusal } from '../photos/photo.ts';
import { firstName } from './greeting.ts';
import type { Announcement, NoticeFact, NoticePart } from './notice.ts';
import type { Occasion } from './occasion.ts';
import { leadLink, teamAnnouncement, teamFacts } from './team-announcement.ts';

type OccasionOf<K extends Occasion['kind']> = Extract<Occasion, { kind: K }>;

export function waitingVisitorAnnouncement(
  { session, requestedAt, lead, lastWords }: OccasionOf<'waiting_visitor'>,
  siteUrl: string,
): Announcement {
  const url = `${siteUrl}/admin/chat/${encodeURIComponent(session.id)}`;
  const name = lead?.name ?? session.customer?.name ?? null;
  const known = [name, lead && `lead #${lead.id}`].filter((part) => part !== null).join(', ');
  const about = session.personRequestAbout;
  const { heading, text, short } = about === 'question' ? ASKS : WAITS;
  const title = [heading, known].filter((part) => part !== '').join(': ');
  const first = firstName(name);
  return teamAnnouncement(`waiting-visitor#${session.id}#${requestedAt}`, title, {
    parts: [
      { kind: 'text', text },
      { kind: 'facts', facts: lead ? teamFacts(lead, ['name', 'phone', 'junkType']) : nameFacts(name) },
      ...wish(about),
      { kind: 'facts', facts: lastWords === null ? [] : [['They wrote last', lastWords]] },
      { kind: 'link', label: 'Open the chat', url },
      ...(lead === null ? [] : [leadLink(lead, siteUrl)]),
    ],
    // Phones show texts to whoever looks at them: no more than a first name.
    text: hasWritten(session, lastWords)
      ? { before: '', name: first ?? 'A visitor', after: ` ${short}:`, url }
      : null,
  });
}

/** Who asks for a person writes that, or taps it, which writes it: only a script asks in a chat where nothing was said. */
function hasWritten({ lastMessage }: ChatSession, lastWords: string | null): boolean {
  return lastWords !== null || lastMessage?.sender === 'user' || lastMessage?.visitorSaid !== undefined;
}

const WAITS = {
  heading: 'A visitor waits for a person',
  text: 'A visitor of the chat asked for a person, and nobody of the team is connected.',
  short: 'waits for a person',
};

const ASKS = {
  heading: 'A visitor has a question for the team',
  text: 'The assistant could not answer a visitor of the chat and passed the question on. Nobody of the team is connected.',
  short: 'has a question for the team',
};

function nameFacts(name: string | null): NoticeFact[] {
  return name === null ? [] : [['Name', name]];
}

function wish(about: string | null): NoticePart[] {
  const known = about === null ? undefined : WISHES[about];
  return known === undefined ? [] : [{ kind: 'facts', facts: [['They want to', known]] }];
}

const WISHES: Record<string, string> = {
  cancel: 'cancel a request',
  reschedule: 'reschedule a pickup',
  'existing-request': 'ask after a request',
  deletion: 'be deleted, to which privacy law entitles them',
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
