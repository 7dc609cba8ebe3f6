import type { NoticesRepository } from '@harbour-haul/aws/dynamodb/notices/notices-repository';
import type { Suppressions } from '@harbour-haul/aws/dynamodb/notices/suppressions';
import { NotSentError } from '@harbour-haul/aws/email/send-error';
import type { SesMailer } from '@harbour-haul/aws/email/ses-mailer';
import type { SnsTexter } from '@harbour-haul/aws/sms/sns-texter';
import { announcementsOf, type NoticeLinks } from '@harbour-haul/domain/notices/announcements';
import type { Announcement, NoticeRecipient } from '@harbour-haul/domain/notices/notice';
import { noticeHtml } from '@harbour-haul/domain/notices/notice-html';
import { mailLimits, type NoticeLimit, textLimits } from '@harbour-haul/domain/notices/notice-limits';
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
  /** Stands for an address in counters. */
  addressKey: (address: string) => string;
  now: () => Date;
}

/** A try to send may have succeeded, and nobody knows: it is not repeated, and a person has to look. */
class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';
}

/** One message of one channel, as it is claimed, counted and sent. */
interface Sending {
  id: string;
  limits: NoticeLimit[];
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
      announcements.flatMap((each) => this.#sendings(each)).map((sending) => this.#sendOnce(sending)),
    );
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  #sendings(announcement: Announcement): Sending[] {
    return [this.#mail(announcement), ...this.#textMessage(announcement)];
  }

  #mail({ id, to, notice }: Announcement): Sending {
    const { suppressions, mailer, addressKey, now } = this.#deps;
    const counted = to === 'team' ? '' : addressKey(to.email);
    return {
      id: `${id}#mail`,
      limits: mailLimits(to, counted, now()),
      prepare: async () => {
        const addresses = await suppressions.allowed(this.#addressesOf(to));
        if (addresses.length === 0) return null;
        const { subject } = notice;
        const mail = { to: addresses, subject, text: noticeText(notice), html: noticeHtml(notice) };
        return () => mailer.send(mail);
      },
    };
  }

  #addressesOf(to: NoticeRecipient): readonly string[] {
    return to === 'team' ? this.#deps.teamEmails : [to.email];
  }

  #textMessage({ id, text }: Announcement): Sending[] {
    const { texter, now } = this.#deps;
    if (text === null || texter === null) return [];
    const send = async () => () => texter.send(text);
    return [{ id: `${id}#text`, limits: textLimits(now()), prepare: send }];
  }

  async #sendOnce({ id, limits, prepare }: Sending): Promise<void> {
    const { notices, now } = this.#deps;
    const claim = await notices.claim(id, now());
    if (claim === 'done') return;
    if (claim === 'unknown') throw new UnknownOutcomeError('A notice may have been sent, or not.');
    try {
      const send = await prepare();
      if (send && (await this.#areWithin(limits))) await send();
      else return await this.#holdBack(id);
    } catch (error) {
      await this.#fail(id, error);
      throw error;
    }
    await notices.settle(id, 'sent');
    log('info', 'notice sent', { notice: loggedId(id) });
  }

  async #areWithin(limits: readonly NoticeLimit[]): Promise<boolean> {
    for (const limit of limits) {
      if (!(await this.#deps.notices.countWithin(limit, this.#deps.now()))) return false;
    }
    return true;
  }

  async #holdBack(id: string): Promise<void> {
    await this.#deps.notices.settle(id, 'held_back');
    log('warn', 'notice held back', { notice: loggedId(id) });
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
