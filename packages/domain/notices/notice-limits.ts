import { DAY_SECONDS, windowEnd } from '../limits/limits.ts';
import type { NoticeRecipient } from './notice.ts';
import type { Occasion } from './occasion.ts';
import { REQUEST_LINK_DAYS } from './request-link-days.ts';

/**
 * The most that is sent in a day (UTC), so that a script that asks for quotes cannot make us a nuisance to strangers or
 * send a bill. What is held back stands in the log, and the leads in the admin app.
 */
export const MAIL_LIMITS = { team: 500, mailbox: 6, homeowners: 1000 } as const;

/**
 * To how many mailboxes at most anything goes of one request, and of one visitor in a day (UTC): room for two slips of the pen and for
 * a family's requests, and none for a script that has us write to strangers. These are as wide for tests as for everybody.
 */
export const MAILBOX_LIMITS = { ofRequest: 3, ofVisitor: 5 } as const;

/** What a text is about: a visitor who waits in a chat, or a request. */
export type TextShare = 'visitor' | 'request';

/**
 * Texts cost about a cent each. Visitors who wait have a share of their own, and of each share an hour takes a part, so that
 * no script can use up in minutes what the people of a whole day need.
 */
export const TEXT_LIMITS = {
  visitor: { hour: 6, day: 30 },
  request: { hour: 8, day: 40 },
} as const satisfies Record<TextShare, Record<TextWindow, number>>;

export type TextWindow = 'hour' | 'day';

/** What is sent at most, as a deployment has it. */
export interface NoticeLimits {
  readonly mails: Readonly<Record<keyof typeof MAIL_LIMITS, number>>;
  readonly texts: Readonly<Record<TextShare, Readonly<Record<TextWindow, number>>>>;
}

/** How much mail of one kind the team gets at once in so many seconds; the rest of it comes as one digest. */
export const BURST = { max: 3, seconds: 5 * 60 } as const;

/**
 * How much mail of one kind the team gets at once about one lead in a day (UTC), of what a homeowner can do again and again, and how
 * many texts; the rest of the mail comes with the digests.
 */
export const MAX_ABOUT_LEAD = 3;

const REPEATABLE = new Set<Occasion['kind']>([
  'asked_again',
  'unanswered_lead',
  'corrected_request',
  'canceled_request',
]);

const HOUR_SECONDS = 3600;

/** How many texts one chat has of a day (UTC): its visitor can ask for a person by turns about one thing and another. */
export const MAX_TEXTS_OF_CHAT = 3;

/** A counter that a sending is counted by. */
export interface NoticeLimit {
  /** Without personal data: a mailbox is named by `mailboxKey`. */
  counter: string;
  max: number;
  /** What begins with the last one that it has room for: nothing says so otherwise. */
  pause?: TextPause;
}

/** Texts about one thing wait until then, for all that happens. */
export interface TextPause {
  readonly of: TextShare;
  readonly until: Date;
}

/** The counters of a mail. @param mailbox of a homeowner, by its key */
export function mailLimits(
  to: NoticeRecipient,
  mailbox: string,
  { mails }: NoticeLimits,
  now: Date,
): NoticeLimit[] {
  const day = now.toISOString().slice(0, 10);
  if (to === 'team') return [{ counter: `mails#team#${day}`, max: mails.team }];
  return [
    { counter: `mails#${mailbox}#${day}`, max: mails.mailbox },
    { counter: `mails#homeowners#${day}`, max: mails.homeowners },
  ];
}

/** The mailboxes that may be written to of something, noted for so many days. */
export interface MailboxLimit {
  of: string;
  max: number;
  days: number;
}

/** Where an address was named: in which request, unless it is not made yet, and by which visitor. */
export interface NamedIn {
  leadId: number | null;
  visitorId: string | null;
}

/** The mailboxes among which one has to be that was named so. */
export function mailboxLimits({ leadId, visitorId }: NamedIn, now: Date): MailboxLimit[] {
  const { ofRequest, ofVisitor } = MAILBOX_LIMITS;
  const day = now.toISOString().slice(0, 10);
  return [
    ...(leadId === null ? [] : [{ of: `lead#${leadId}`, max: ofRequest, days: REQUEST_LINK_DAYS }]),
    ...(visitorId === null ? [] : [{ of: `visitor#${visitorId}#${day}`, max: ofVisitor, days: 2 }]),
  ];
}

/** The counters of a text message: that of its lead or chat first, as of mails, and those of its hour and its day. */
export function textLimits(occasion: Occasion, { texts }: NoticeLimits, now: Date): NoticeLimit[] {
  const share: TextShare = occasion.kind === 'waiting_visitor' ? 'visitor' : 'request';
  const { hour, day } = texts[share];
  const moment = now.toISOString();
  const pause = (seconds: number): TextPause => ({
    of: share,
    until: new Date(windowEnd({ seconds }, now) * 1000),
  });
  return [
    ...aboutLead('texts', occasion, now),
    ...ofChat(occasion, now),
    { counter: `texts#${share}#${moment.slice(0, 13)}`, max: hour, pause: pause(HOUR_SECONDS) },
    { counter: `texts#${share}#${moment.slice(0, 10)}`, max: day, pause: pause(DAY_SECONDS) },
  ];
}

/**
 * The counters of what the team is mailed at once. That of its lead comes first, so that what repeats itself leaves the window to others.
 * @param width how many times as much as usual of everybody together
 */
export function burstLimits(occasion: Occasion, width: number, now: Date): NoticeLimit[] {
  const { kind } = occasion;
  const window = Math.floor(now.getTime() / 1000 / BURST.seconds);
  return [
    ...aboutLead('burst', occasion, now),
    { counter: `burst#${kind}#${window}`, max: BURST.max * width },
  ];
}

function aboutLead(of: 'burst' | 'texts', occasion: Occasion, now: Date): NoticeLimit[] {
  const lead = 'lead' in occasion ? occasion.lead : null;
  if (lead === null || !REPEATABLE.has(occasion.kind)) return [];
  const day = now.toISOString().slice(0, 10);
  return [{ counter: `${of}#${occasion.kind}#lead-${lead.id}#${day}`, max: MAX_ABOUT_LEAD }];
}

function ofChat(occasion: Occasion, now: Date): NoticeLimit[] {
  if (occasion.kind !== 'waiting_visitor') return [];
  const day = now.toISOString().slice(0, 10);
  return [{ counter: `texts#chat-${occasion.session.id}#${day}`, max: MAX_TEXTS_OF_CHAT }];
}
