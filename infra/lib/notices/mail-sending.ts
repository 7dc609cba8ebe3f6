import { CfnOutput, Stack } from 'aws-cdk-lib';
import {
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Grantable } from '../lambdas/product-function.ts';

/** How mail leaves: from a domain that SES signs for, by a configuration set that reports what comes back. */
export class MailSending extends Construct {
  /** Gets bounces and complaints. */
  readonly feedback: Topic;
  readonly configurationSetName: string;
  readonly #sender: string;
  readonly #identity: EmailIdentity;

  constructor(scope: Construct, id: string, sender: string) {
    super(scope, id);
    this.#sender = sender;
    this.feedback = new Topic(this, 'Feedback', { displayName: 'Bounces and complaints', enforceSSL: true });
    const configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    this.configurationSetName = configurationSet.configurationSetName;
    configurationSet.addEventDestination('Feedback', {
      destination: EventDestination.snsTopic(this.feedback),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    this.#identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(sender.slice(sender.indexOf('@') + 1)),
    });
    this.#outputRecords();
  }

  /** Lets a function send mail from the sender's address alone. */
  allowSending(grantee: Grantable): void {
    grantee.allow(
      ['ses:SendEmail'],
      [this.#identity.emailIdentityArn, this.#arnOf('configuration-set', this.configurationSetName)],
      { StringEquals: { 'ses:FromAddress': this.#sender } },
    );
  }

  /** The records by which the domain says that SES may send for it: they are set at its DNS provider by hand. */
  #outputRecords(): void {
    this.#identity.dkimRecords.forEach(({ name, value }, index) => {
      new CfnOutput(this, `DkimRecord${index + 1}`, { value: `${name} CNAME ${value}` });
    });
  }

  #arnOf(resource: string, resourceName: string): string {
    return Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
  }
}
