import { SESv2Client, type SESv2ClientConfig, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { awaited } from '../clients/calls-under-way.ts';
import { clientSettings } from '../clients/client-settings.ts';
import { throwAsSendError } from './send-error.ts';

/** A mail, ready to be sent. */
export interface Mail {
  to: readonly string[];
  subject: string;
  text: string;
  html: string;
}

export interface MailSettings {
  /** The address that mail is sent from; SES must have verified it or its domain. */
  sender: string;
  /** What stands before the address. */
  senderName: string;
  /** Where answers go. */
  replyTo: string;
  /** The configuration set that reports bounces and complaints. */
  configurationSet: string;
}

/**
 * A client that sends once: a call that may have been received is not repeated, since SES would send a second mail. It
 * takes at most a few seconds, so that a function ends before its own time is over. `config` names what the environment does not.
 */
export function createSesClient(config: SESv2ClientConfig = {}): SESv2Client {
  return awaited(new SESv2Client({ ...config, ...clientSettings('mail') }));
}

/** Sends mail with SES. */
export class SesMailer {
  readonly #client: SESv2Client;
  readonly #settings: MailSettings;

  constructor(client: SESv2Client, settings: MailSettings) {
    this.#client = client;
    this.#settings = settings;
  }

  /** Hands a mail to SES. @throws NotSentError, or another error where nobody knows. */
  async send({ to, subject, text, html }: Mail): Promise<void> {
    const { sender, senderName, replyTo, configurationSet } = this.#settings;
    const command = new SendEmailCommand({
      FromEmailAddress: `${senderName} <${sender}>`,
      Destination: { ToAddresses: [...to] },
      ReplyToAddresses: [replyTo],
      ConfigurationSetName: configurationSet,
      Content: {
        Simple: {
          Subject: { Data: subject, Charset: 'UTF-8' },
          Body: { Text: { Data: text, Charset: 'UTF-8' }, Html: { Data: html, Charset: 'UTF-8' } },
          // Vacation replies to a machine help nobody.
          Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }],
        },
      },
    });
    await throwAsSendError(() => this.#client.send(command));
  }
}
