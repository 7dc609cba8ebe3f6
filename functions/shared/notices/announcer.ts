import type { Digests } from '@harbour-haul/aws/dynamodb/notices/digests';
import type { MailConsents } from '@harbour-haul/aws/dynamodb/notices/mail-consents';
import type { NamedMailboxes } from '@harbour-haul/aws/dynamodb/notices/named-mailboxes';
import type { NoticeState, NoticesRepository } from '@harbour-haul/aws/dynamodb/notices/notices-repository';
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
  textLimits,
} from '@harbour-haul/domain/notices/notice-limits';
import { noticeText } from '@harbour-haul/domain/notices/notice-text';
import type { Occasion } from '@harbour-haul/domain/notices/occasion';
import { errorName, log } from '../log.ts';

export interface AnnouncerDeps {
  notices: Pick<NoticesRepository, 'claim' | 'settle' | 'countWithin'>;
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
  digests: Pick<Digests, 'add' | 'takeDue'>;
  limits: NoticeLimits;
  /** How many times as much mail as usual the team gets at once before it is bundled. */
  burstWidth: number;
  now: () => Date;
}

/** A try to send may have succeeded, and nobody knows: it is not repeated, and a person has to look. */
class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';
}

type Verdict = 'send' | Extract<NoticeState, 'bundled' | 'held_back'>;

/** One message of one channel, as it is claimed, counted and sent. */
interface Sending {
  id: string;
  /** Counts it. */
  judge: () => Promise<Verdict>;
  /** Null where there is nobody to send to. */
  prepare: () => Promise<(() => Promise<void>) | null>;
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

  /** Mails the team what was bundled, once it is due. @throws where it cannot be; it waits for another digest then. */
  async sendDigest(): Promise<void> {
    const { digests, links, now } = this.#deps;
    const digest = await digests.takeDue(now());
    if (!digest) return;
    try {
      await this.#sendOnce(this.#mail(digestAnnouncement(digest, links.siteUrl), null));
    } catch (error) {
      if (error instanceof NotSentError) for (const line of digest.lines) await digests.add(line, now());
      throw error;
    }
  }

  /** @param occasion of whose kind many at once are bundled */
  #mail(announcement: Announcement, occasion: Occasion | null): Sending {
    const { suppressions, mailer } = this.#deps;
    const { id, to, notice } = announcement;
    return {
      id: `${id}#mail`,
      judge: () => (to === 'team' ? this.#judgeTeamMail(notice, occasion) : this.#judgeHomeownerMail(id, to)),
      prepare: async () => {
        const addresses = await suppressions.allowed(to === 'team' ? this.#deps.teamEmails : [to.email]);
        if (addresses.length === 0) return null;
        const { subject } = notice;
        const mail = { to: addresses, subject, text: noticeText(notice), html: noticeHtml(notice) };
        return () => mailer.send(mail);
      },
    };
  }

  async #judgeTeamMail(notice: Notice, occasion: Occasion | null): Promise<Verdict> {
    const { digests, limits, links, burstWidth, now } = this.#deps;
    if (occasion === null || (await this.#isWithin(burstLimits(occasion, burstWidth, now()))))
      return this.#verdict(mailLimits('team', '', limits, now()));
    await digests.add(digestLine(notice, links.siteUrl), now());
    return 'bundled';
  }

  /** A mailbox that is one too many keeps the one mail that it gets of a request of its own. */
  async #judgeHomeownerMail(id: string, to: Homeowner): Promise<Verdict> {
    const { consents, limits, mailboxKey, now } = this.#deps;
    const mailbox = mailboxKey(to.email);
    if (!(await this.#isAmong(mailboxLimits(to, now()), mailbox))) return 'held_back';
    const isAllowed = await consents.allows(mailbox, id, now());
    return isAllowed ? this.#verdict(mailLimits(to, mailbox, limits, now())) : 'held_back';
  }

  #textMessage({ id, text }: Announcement, occasion: Occasion): Sending[] {
    const { limits, texter, now } = this.#deps;
    if (text === null || texter === null) return [];
    const judge = () => this.#verdict(textLimits(occasion, limits, now()));
    return [{ id: `${id}#text`, judge, prepare: async () => () => texter.send(text) }];
  }

  async #sendOnce({ id, judge, prepare }: Sending): Promise<void> {
    const { notices, now } = this.#deps;
    const claim = await notices.claim(id, now());
    if (claim === 'done') return;
    if (claim === 'unknown') throw new UnknownOutcomeError('A notice may have been sent, or not.');
    try {
      const send = await prepare();
      if (!send) return await this.#keepBack(id, 'held_back');
      const verdict = await judge();
      if (verdict !== 'send') return await this.#keepBack(id, verdict);
      await send();
    } catch (error) {
      await this.#fail(id, error);
      throw error;
    }
    await notices.settle(id, 'sent');
    log('info', 'notice sent', { notice: loggedId(id) });
  }

  async #verdict(limits: readonly NoticeLimit[]): Promise<Verdict> {
    return (await this.#isWithin(limits)) ? 'send' : 'held_back';
  }

  async #isWithin(limits: readonly NoticeLimit[]): Promise<boolean> {
    for (const limit of limits) {
      if (!(await this.#deps.notices.countWithin(limit, this.#deps.now()))) return false;
    }
    return true;
  }

  async #isAmong(limits: readonly MailboxLimit[], mailbox: string): Promise<boolean> {
    for (const limit of limits) {
      if (!(await this.#deps.mailboxes.add(limit, mailbox, this.#deps.now()))) return false;
    }
    return true;
  }

  async #keepBack(id: string, state: 'bundled' | 'held_back'): Promise<void> {
    await this.#deps.notices.settle(id, state);
    if (state === 'bundled') log('info', 'notice bundled', { notice: loggedId(id) });
    else log('warn', 'notice held back', { notice: loggedId(id) });
  }

  /** Only what was certainly not sent may be claimed again. */
  async #fail(id: string, error: unknown): Promise<void> {
    const isKnown = error instanceof NotSentError;
    log('error', 'notice not sent', {
      notice: loggedId(id),
      error: errorName(error),
      mayHaveBeenSent: !isKnown,
    });
    if (isKnown) await this.#deps.notices.settle(id, 'failed');
  }
}

/** Notices of photos are told once a visitor and day: the log says of which day, and names no visitor. */
function loggedId(id: string): string {
  return id.replace(/^refused-photo#.*#(?=\d{4}-)/, 'refused-photo#');
}
