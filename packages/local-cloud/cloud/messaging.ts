import { join } from 'node:path';
import type { LoopbackServer } from '../http/loopback-server.ts';
import type { Iam } from '../iam/iam.ts';
import type { AsyncInvocations } from '../lambda/async-invocations.ts';
import type { Cleanup } from '../process/cleanup.ts';
import { MessageFiles } from '../ses/message-files.ts';
import { startSes } from '../ses/ses-server.ts';
import { readSesSettings } from '../ses/ses-settings.ts';
import { createPublisher } from '../sns/publisher.ts';
import { startSns } from '../sns/sns-server.ts';
import type { Stack } from '../template/stack.ts';

export interface MessagingOptions {
  readonly stack: Stack;
  readonly localDir: string;
  readonly invocations: Pick<AsyncInvocations, 'deliver'>;
  readonly iam: Iam;
}

/** Where mails to people are written to. */
export function mailDirectory(localDir: string): string {
  return join(localDir, 'mail');
}

/** Where texts to phones are written to. */
export function textDirectory(localDir: string): string {
  return join(localDir, 'sms');
}

/** Starts SES and SNS, which write what they would deliver to people into folders. */
export async function startMessaging(
  { stack, localDir, invocations, iam }: MessagingOptions,
  cleanup: Cleanup,
): Promise<{ readonly ses: LoopbackServer; readonly sns: LoopbackServer }> {
  const publish = createPublisher({
    stack,
    invocations,
    files: new MessageFiles(textDirectory(localDir)),
  });
  const files = new MessageFiles(mailDirectory(localDir));
  const ses = cleanup.own(await startSes({ settings: readSesSettings(stack), files, iam, publish }));
  return { ses, sns: cleanup.own(await startSns(iam, publish)) };
}
