import type { Announcement, Notice, NoticePart } from './notice.ts';
import { teamAnnouncement } from './team-announcement.ts';

/** What a digest says of one notice. */
export interface DigestLine {
  subject: string;
  url: string;
}

/** Notices that were not mailed by themselves, since when (ISO 8601), the first of them in words. */
export interface Digest {
  since: string;
  total: number;
  lines: readonly DigestLine[];
}

/** A digest that is being mailed: it stays until it was. */
export interface TakenDigest extends Digest {
  /** Names who has taken it last. */
  by: string;
  /** When that was; ISO 8601. */
  takenAt: string;
}

/** More lines than a mail should have; the rest is a number. */
export const MAX_DIGEST_LINES = 50;

/** A notice of the team as a line. */
export function digestLine({ subject, parts }: Notice, siteUrl: string): DigestLine {
  const link = parts.find((part): part is Extract<NoticePart, { kind: 'link' }> => part.kind === 'link');
  return { subject, url: link?.url ?? `${siteUrl}/admin` };
}

/** One mail in place of many that would have come at once. */
export function digestAnnouncement({ since, total, lines }: Digest, siteUrl: string): Announcement {
  const more = total - lines.length;
  return teamAnnouncement(
    `digest#${since}`,
    `${total} more ${total === 1 ? 'notice' : 'notices'} within minutes`,
    {
      parts: [
        {
          kind: 'text',
          text: `So much happened at once, or again and again, that the rest comes in one mail. Should it look like a script’s, see “Somebody floods” in the runbook.`,
        },
        { kind: 'facts', facts: lines.map(({ subject, url }) => [subject, url] as const) },
        ...(more > 0 ? [{ kind: 'text', text: `And ${more} more, in the admin app.` } as const] : []),
        { kind: 'link', label: 'Open the leads', url: `${siteUrl}/admin/leads` },
      ],
      text: null,
    },
  );
}
