import type { Language } from '../site/language.ts';

/** What people are told, before it is a mail: plain text and HTML are made of the same parts. */
export interface Notice {
  /** In which it is written; left out for English, which the team reads. */
  language?: Language;
  /** One line, without control characters (`oneLine`). */
  subject: string;
  parts: readonly NoticePart[];
  /** Who gets it and why, in small print. */
  footer: string;
}

export type NoticePart =
  | { kind: 'text'; text: string }
  /** Labels and values; a value may have several lines. */
  | { kind: 'facts'; facts: readonly NoticeFact[] }
  | { kind: 'link'; label: string; url: string };

export type NoticeFact = readonly [label: string, value: string];

/** Whom something is told: all of the team, or one homeowner. */
export type NoticeRecipient = 'team' | Homeowner;

/** An address, and who has named it: of which request and by which visitor. */
export interface Homeowner {
  readonly email: string;
  readonly leadId: number;
  readonly visitorId: string | null;
}

/** Something that is told once, by mail and, where it is urgent, by a text to the team's phones. */
export interface Announcement {
  /** Names what is told, to whom: the same is never told twice. */
  id: string;
  to: NoticeRecipient;
  notice: Notice;
  /** The text message; null where a mail does. */
  text: TextNews | null;
}

/** What a text says of a thing: of its parts a name is the only one whose length varies much, and that may be cut. */
export interface TextNews {
  before: string;
  name: string;
  after: string;
  url: string;
}
