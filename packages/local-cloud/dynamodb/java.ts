import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const neededJava = 17;
const advice = `DynamoDB Local needs Java ${neededJava} or newer: install it (Debian, Ubuntu: apt-get install openjdk-17-jre-headless; macOS: brew install openjdk@17) and start again.`;

/** Java is missing or too old; the message is one line that says what to install. */
export class JavaMissingError extends Error {
  override readonly name = 'JavaMissingError';
}

/** Checks the machine's Java. @throws JavaMissingError */
export async function checkJava(command = 'java'): Promise<void> {
  const { stderr } = await run(command, ['-version']).catch(() => {
    throw new JavaMissingError(`Java was not found. ${advice}`);
  });
  const version = Number(/version "(\d+)/.exec(stderr)?.[1]);
  if (version < neededJava) throw new JavaMissingError(`This machine has Java ${version}. ${advice}`);
}
