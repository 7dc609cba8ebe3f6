import { PublishCommand, SNSClient, type SNSClientConfig } from '@aws-sdk/client-sns';
import { awaited } from '../clients/calls-under-way.ts';
import { clientSettings } from '../clients/client-settings.ts';
import { throwAsSendError } from '../email/send-error.ts';

/** A client that sends once, as that for mail does; `config` names what the environment does not. */
export function createSnsClient(config: SNSClientConfig = {}): SNSClient {
  return awaited(new SNSClient({ ...config, ...clientSettings('texts') }));
}

/** Sends text messages to the phones that are subscribed to a topic. */
export class SnsTexter {
  readonly #client: SNSClient;
  readonly #topicArn: string;

  constructor(client: SNSClient, topicArn: string) {
    this.#client = client;
    this.#topicArn = topicArn;
  }

  /** Hands a text to SNS. @throws NotSentError, or another error where nobody knows. */
  async send(text: string): Promise<void> {
    await throwAsSendError(() =>
      this.#client.send(new PublishCommand({ TopicArn: this.#topicArn, Message: text })),
    );
  }
}
