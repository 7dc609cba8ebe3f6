import type { NoticeRecipient } from './notice.ts';

/**
 * The most that is sent in a day (UTC), so that a script that asks for quotes cannot make us a nuisance to strangers or
 * send a bill: a text costs about a cent. What is held back stands in the log, and the leads in the admin app.
 */
export const DAILY_LIMITS = {
  teamMails: 500,
  teamTexts: 50,
  mailsToAddress: 6,
  homeownerMails: 1000,
} as const;

/** A counter that a sending is counted by. */
export interface NoticeLimit {
  /** Without personal data: an address is named by `addressKey`. */
  counter: string;
  max: number;
}

/** The counters of a mail. @param addressKey stands for the address of a homeowner. */
export function mailLimits(to: NoticeRecipient, addressKey: string, now: Date): NoticeLimit[] {
  const day = now.toISOString().slice(0, 10);
  if (to === 'team') return [{ counter: `mails#team#${day}`, max: DAILY_LIMITS.teamMails }];
  return [
    { counter: `mails#${addressKey}#${day}`, max: DAILY_LIMITS.mailsToAddress },
    { counter: `mails#homeowners#${day}`, max: DAILY_LIMITS.homeownerMails },
  ];
}

/** The counters of a text message. */
export function textLimits(now: Date): NoticeLimit[] {
  return [{ counter: `texts#team#${now.toISOString().slice(0, 10)}`, max: DAILY_LIMITS.teamTexts }];
}
