import type { LeadsWaiting } from '@harbour-haul/aws/dynamodb/leads/lists/leads-waiting';
import type { NoticesRepository } from '@harbour-haul/aws/dynamodb/notices/notices-repository';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { isBusinessMorning } from '@harbour-haul/domain/leads/lead-age';
import { unjudgedMailId } from '@harbour-haul/domain/notices/team-notices';
import type { Announcer } from '../shared/notices/announcer.ts';
import { isOver } from './reminder-tries.ts';

interface SuspiciousReminderDeps {
  announcer: Pick<Announcer, 'announce'>;
  notices: Pick<NoticesRepository, 'claims'>;
  leads: Pick<LeadsWaiting, 'unjudged'>;
  now(): Date;
}

/** Mails the team once in the morning how many suspicious requests nobody has judged. */
export class SuspiciousReminder {
  readonly #deps: SuspiciousReminderDeps;
  /** The day (`yyyy-mm-dd`) of which nothing is left to do, so that a morning is not read every minute. */
  #doneOn: string | null = null;

  constructor(deps: SuspiciousReminderDeps) {
    this.#deps = deps;
  }

  /** Looks once a morning, and mails where there are any. @throws where the mail could not be sent; the next minute tries again. */
  async remind(): Promise<void> {
    const now = this.#deps.now();
    const day = halifaxToday(now);
    if (day === this.#doneOn || !isBusinessMorning(now)) return;
    await this.#remindOn(day, now);
    this.#doneOn = day;
  }

  async #remindOn(day: string, now: Date): Promise<void> {
    const { announcer, notices, leads } = this.#deps;
    const mailId = unjudgedMailId(day);
    if (isOver((await notices.claims([mailId])).get(mailId), now)) return;
    const unjudged = await leads.unjudged();
    if (unjudged) await announcer.announce({ kind: 'unjudged_leads', day, ...unjudged });
  }
}
