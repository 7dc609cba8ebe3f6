import { randomUUID } from 'node:crypto';
import type { Digests } from '@harbour-haul/aws/dynamodb/notices/digests';
import type { MailConsents } from '@harbour-haul/aws/dynamodb/notices/mail-consents';
import type { NamedMailboxes } from '@harbour-haul/aws/dynamodb/notices/named-mailboxes';
import type {
  ClaimResult,
  NoticeOutcome,
  NoticesRepository,
  NoticeTry,
} from '@harbour-haul/aws/dynamodb/notices/notices-repository';
import type { Suppressions } from '@harbour-haul/aws/dynamodb/notices/suppressions';
import { NotSentError } from '@harbour-haul/aws/email/send-error';
import type { SesMailer } from '@harbour-haul/aws/email/ses-mailer';
import type { SnsTexter } from '@harbour-haul/aws/sms/sns-texter';
import { announcementsOf, type NoticeLinks } from '@harbour-haul/domain/notices/announcements';
import { digestAnnouncement, digestLine } from '@harbour-haul/domain/notices/digest';
import type { Announcement, Homeowner, Notice } from '@harbour-haul/domain/notices/notice';
import { noticeHtml } from '@harbour-haul/domain/notices/notice-html';
import {
  burstLimits,
  type MailboxLimit,
  mailboxLimits,
  mailLimits,
  type NoticeLimit,
  type NoticeLimits,
  type TextPause,
  textLimits,
} from '@harbour-haul/domain/notices/notice-limits';
import { noticeText } from '@harbour-haul/domain/notices/notice-text';
import type { Occasion } from '@harbour-haul/domain/notices/occasion';
import { textMessage } from '@harbour-haul/domain/notices/text-message';
import { errorName, log } from '../log.ts';

export interface AnnouncerDeps {
  notices: Pick<NoticesRepository, 'claim' | 'begin' | 'settle' | 'countWithin'>;
  suppressions: Pick<Suppressions, 'allowed'>;
  mailer: Pick<SesMailer, 'send'>;
  /** Null where the team has no phones. */
  texter: Pick<SnsTexter, 'send'> | null;
  teamEmails: readonly string[];
  links: NoticeLinks;
  /** Stands for a mailbox in counters. */
  mailboxKey: (address: string) => string;
  consents: Pick<MailConsents, 'allows'>;
  mailboxes: Pick<NamedMailboxes, 'add'>;
  digests: Pick<Digests, 'add' | 'takeDue' | 'drop'>;
  limits: NoticeLimits;
  /** How many times as much mail as usual the team gets at once before it is bundled. */
  burstWidth: number;
  /** Waits until what another try has claimed now may be claimed by this one (`CLAIM_MS`). */
  outwait: () => Promise<void>;
  now: () => Date;
}

/** A try to send may have succeeded, and nobody knows: it is not repeated, and a person has to look. */
class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';
}

/** Another try has a notice: a later one finds it told, or tells it. */
class OtherTryError extends Error {
  override readonly name = 'OtherTryError';
}

type Verdict = Going | Extract<NoticeOutcome, 'bundled' | 'held_back'>;

/** What is sent, and the pause that begins with it. */
interface Going {
  pause: TextPause | null;
}

/** One message of one channel, as it is claimed, counted and sent. */
interface Sending {
  id: string;
  /** Counts it. */
  judge: () => Promise<Verdict>;
  /** Null where there is nobody to send to. */
  prepare: () => Promise<((going: Going) => Promise<void>) | null>;
}

/** Tells people of occasions, each once and by all channels, whatever is retried. */
export class Announcer {
  readonly #deps: AnnouncerDeps;

  constructor(deps: AnnouncerDeps) {
    this.#deps = deps;
  }

  /**
   * Tells of an occasion whatever was not told yet. What cannot be sent keeps nothing else from being sent.
   * @throws the first error; a retry sends what is left.
   */
  async announce(occasion: Occasion): Promise<void> {
    const announcements = await announcementsOf(occasion, this.#deps.links);
    const outcomes = await Promise.allSettled(
      announcements
        .flatMap((each) => [this.#mail(each, occasion), ...this.#textMessage(each, occasion)])
        .map((sending) => this.#sendOnce(sending)),
    );
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** Mails the team what was bundled, once it is due. @throws where it cannot be; it waits for another try then. */
  async sendDigest(): Promise<void> {
    const { digests, links, now } = this.#deps;
    const digest = await digests.takeDue(now());
    if (!digest) return;
    try {
      await this.#sendOnce(this.#mail(digestAnnouncement(digest, links.siteUrl), null));
    } catch (error) {
      // No try will ever know more.
      if (error instanceof UnknownOutcomeError) await digests.drop(digest);
      throw error;
    }
    await digests.drop(digest);
  }

  /** @param occasion of whose kind many at once are bundled */
  #mail(announcement: Announcement, occasion: Occasion | null): Sending {
    const { suppressions, mailer } = this.#deps;
    const { id, to, notice } = announcement;
    return {
      id: `${id}#mail`,
      judge: () =>
        to === 'team' ? this.#judgeTeamMail(id, notice, occasion) : this.#judgeHomeownerMail(id, to),
      prepare: async () => {
        const addresses = await suppressions.allowed(to === 'team' ? this.#deps.teamEmails : [to.email]);
        if (addresses.length === 0) return null;
        const { subject } = notice;
        const mail = { to: addresses, subject, text: noticeText(notice), html: noticeHtml(notice) };
        return () => mailer.send(mail);
      },
    };
  }

  async #judgeTeamMail(id: string, notice: Notice, occasion: Occasion | null): Promise<Verdict> {
    const { digests, limits, links, burstWidth, now } = this.#deps;
    if (occasion === null || (await this.#count(burstLimits(occasion, burstWidth, now()), id)))
      return this.#verdict(mailLimits('team', '', limits, now()), id);
    await digests.add(id, digestLine(notice, links.siteUrl), now());
    return 'bundled';
  }

  /** A mailbox that is one too many keeps the one mail that it gets of a request of its own. */
  async #judgeHomeownerMail(id: string, to: Homeowner): Promise<Verdict> {
    const { consents, limits, mailboxKey, now } = this.#deps;
    const mailbox = mailboxKey(to.email);
    if (!(await this.#isAmong(mailboxLimits(to, now()), mailbox))) return 'held_back';
    const isAllowed = await consents.allows(mailbox, id, now());
    return isAllowed ? this.#verdict(mailLimits(to, mailbox, limits, now()), id) : 'held_back';
  }

  #textMessage({ id, text }: Announcement, occasion: Occasion): Sending[] {
    const { limits, texter, now } = this.#deps;
    if (text === null || texter === null) return [];
    const textId = `${id}#text`;
    return [
      {
        id: textId,
        judge: () => this.#verdict(textLimits(occasion, limits, now()), textId),
        prepare: async () => (going) => texter.send(textMessage(text, going.pause)),
      },
    ];
  }

  async #sendOnce({ id, judge, prepare }: Sending): Promise<void> {
    const { notices } = this.#deps;
    const one: NoticeTry = { id, by: randomUUID() };
    const claim = await this.#claim(one);
    if (claim === 'done') return;
    if (claim === 'unknown') throw new UnknownOutcomeError('A notice may have been sent, or not.');
    if (claim === 'taken') throw new OtherTryError('Another try prepares this notice.');
    let isBegun = false;
    try {
      const send = await prepare();
      if (!send) return await this.#keepBack(one, 'held_back');
      const verdict = await judge();
      if (typeof verdict === 'string') return await this.#keepBack(one, verdict);
      if (!(await notices.begin(one))) throw new OtherTryError('Another try sends this notice.');
      isBegun = true;
      await send(verdict);
    } catch (error) {
      await this.#fail(one, error, isBegun);
      throw error;
    }
    await notices.settle(one, 'sent');
    log('info', 'notice sent', { notice: loggedId(id) });
  }

  /**
   * Claims a notice. The claim of a try that has ended lasts a while, which is waited for here: nothing says how soon a stream's record comes
   * again, and with the last of its tries the notice would be told to nobody.
   */
  async #claim(one: NoticeTry): Promise<ClaimResult> {
    const { notices, outwait, now } = this.#deps;
    const claim = await notices.claim(one, now());
    if (claim !== 'taken') return claim;
    await outwait();
    return notices.claim(one, now());
  }

  async #verdict(limits: readonly NoticeLimit[], id: string): Promise<Verdict> {
    return (await this.#count(limits, id)) ?? 'held_back';
  }

  /** Null where one of the limits is reached. Of two pauses the one that a later limit begins is the longer one. */
  async #count(limits: readonly NoticeLimit[], id: string): Promise<Going | null> {
    let pause: TextPause | null = null;
    for (const limit of limits) {
      const result = await this.#deps.notices.countWithin(limit, id, this.#deps.now());
      if (result === 'refused') return null;
      if (result === 'last') pause = limit.pause ?? pause;
    }
    return { pause };
  }

  async #isAmong(limits: readonly MailboxLimit[], mailbox: string): Promise<boolean> {
    for (const limit of limits) {
      if (!(await this.#deps.mailboxes.add(limit, mailbox, this.#deps.now()))) return false;
    }
    return true;
  }

  async #keepBack(one: NoticeTry, state: 'bundled' | 'held_back'): Promise<void> {
    await this.#deps.notices.settle(one, state);
    const notice = loggedId(one.id);
    if (state === 'bundled') log('info', 'notice bundled', { notice });
    else log('warn', 'notice held back', { notice });
  }

  /** Only what was certainly not sent may be claimed again: what failed before it was handed over, or was refused. */
  async #fail(one: NoticeTry, error: unknown, isBegun: boolean): Promise<void> {
    const mayHaveBeenSent = isBegun && !(error instanceof NotSentError);
    log('error', 'notice not sent', { notice: loggedId(one.id), error: errorName(error), mayHaveBeenSent });
    if (!mayHaveBeenSent) await this.#deps.notices.settle(one, 'failed');
  }
}

/** Notices of photos are told once a visitor and day: the log says of which day, and names no visitor. */
function loggedId(id: string): string {
  return id.replace(/^refused-photo#.*#(?=\d{4}-)/, 'refused-photo#');
}
