import { setTimeout } from 'node:timers/promises';
import { mailboxKey } from '@harbour-haul/aws/dynamodb/notices/address-key';
import { Digests } from '@harbour-haul/aws/dynamodb/notices/digests';
import { MailConsents } from '@harbour-haul/aws/dynamodb/notices/mail-consents';
import { NamedMailboxes } from '@harbour-haul/aws/dynamodb/notices/named-mailboxes';
import { CLAIM_MS, NoticesRepository } from '@harbour-haul/aws/dynamodb/notices/notices-repository';
import { RequestKeys } from '@harbour-haul/aws/dynamodb/notices/request-keys';
import { Suppressions } from '@harbour-haul/aws/dynamodb/notices/suppressions';
import type { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { createSesClient, SesMailer } from '@harbour-haul/aws/email/ses-mailer';
import { RequestLinks } from '@harbour-haul/aws/requests/request-links';
import { createSnsClient, SnsTexter } from '@harbour-haul/aws/sms/sns-texter';
import type { FunctionEnvironment } from '@harbour-haul/contract/functions';
import { REQUEST_PATHS } from '@harbour-haul/contract/routes';
import { configuredLimits } from '@harbour-haul/domain/limits/configured-limits';
import { REQUEST_LINK_DAYS } from '@harbour-haul/domain/notices/request-link-days';
import { SITE } from '@harbour-haul/domain/site/site';
import { LIMIT_WIDTH } from '../limits/limit-width.ts';
import { Announcer } from './announcer.ts';

/** What the announcer reads of a function's environment. */
type NoticeEnvironment = FunctionEnvironment<'lead-reminder'>;

/** The value of TEAM_TOPIC where the team has no phones. */
const NO_TOPIC = 'none';

/** The announcer of a function, built from its environment, and the claims that it works with. */
export function composeAnnouncer(env: NoticeEnvironment, table: Table, now: () => Date) {
  const notices = new NoticesRepository(table);
  const consents = new MailConsents(table);
  const requestLinks = new RequestLinks(new RequestKeys(table), consents);
  const announcer = new Announcer({
    notices,
    suppressions: new Suppressions(table),
    mailer: new SesMailer(createSesClient(), {
      sender: env.MAIL_SENDER,
      senderName: SITE.brand,
      replyTo: SITE.supportEmail,
      configurationSet: env.MAIL_CONFIGURATION_SET,
    }),
    texter: env.TEAM_TOPIC === NO_TOPIC ? null : new SnsTexter(createSnsClient(), env.TEAM_TOPIC),
    teamEmails: env.TEAM_EMAILS.split(','),
    links: {
      siteUrl: env.SITE_URL,
      // After the `#`: browsers send that to no server, and name it to no other page.
      requestUrl: async ({ id, language, email }) => {
        const mailbox = email === null ? null : mailboxKey(email);
        const token = await requestLinks.issue(id, REQUEST_LINK_DAYS, now(), mailbox);
        return `${env.SITE_URL}${REQUEST_PATHS[language ?? 'en']}#${token}`;
      },
    },
    mailboxKey,
    consents,
    mailboxes: new NamedMailboxes(table),
    digests: new Digests(table),
    limits: configuredLimits(env.LIMIT_CHANGES),
    burstWidth: LIMIT_WIDTH,
    outwait: () => setTimeout(CLAIM_MS),
    now,
  });
  return { announcer, notices };
}
