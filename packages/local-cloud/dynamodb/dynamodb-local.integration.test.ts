import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { startDynamoDbLocal } from './dynamodb-local.ts';
import { checkJava, JavaMissingError } from './java.ts';

const dbPath = temporaryDirectory();

it('DynamoDB Local leaves no Java behind when its parent is killed', async () => {
  const script = `
    import { startDynamoDbLocal } from ${JSON.stringify(new URL('./dynamodb-local.ts', import.meta.url).href)};
    import { whenParentEnds } from ${JSON.stringify(new URL('../process/parent.ts', import.meta.url).href)};
    whenParentEnds(() => process.exit());
    console.log((await startDynamoDbLocal({ inMemory: true })).endpoint);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [endpoint] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string];
  expect(await isReachable(endpoint)).toBe(true);
  parent.kill('SIGKILL');
  while (await isReachable(endpoint)) await delay(20);
});

it('DynamoDB Local is unreachable once it was stopped', async () => {
  const running = await startDynamoDbLocal({ dbPath });
  await running.stop();
  expect(await isReachable(running.endpoint)).toBe(false);
});

it('checkJava names the package to install when Java is missing', async () => {
  const failure = checkJava('no-such-java');
  await expect(failure).rejects.toThrow(JavaMissingError);
  await expect(failure).rejects.toThrow(/^Java was not found\..*openjdk-17-jre-headless.*$/);
});

async function isReachable(endpoint: string): Promise<boolean> {
  const response = await fetch(endpoint).catch(() => undefined);
  await response?.body?.cancel();
  return response !== undefined;
}
