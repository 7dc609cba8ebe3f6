import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openIam } from '../iam/iam.ts';
import { whenParentEnds } from '../process/parent.ts';
import { startS3 } from '../s3/s3-server.ts';
import { smallStack } from './small-stack.ts';

/** An S3 of one bucket in a process of its own, so that a test can kill it. */
export interface S3Process {
  readonly child: ChildProcess;
  readonly url: string;
}

const credentials = { accessKeyId: 'LOCALTEST', secretAccessKey: 'secret of the tests' };
const resources = { Photos: { Type: 'AWS::S3::Bucket' } };
const script = fileURLToPath(import.meta.url);

/** Starts it on `directory`; resolves when it listens. */
export async function spawnS3(directory: string): Promise<S3Process> {
  const child = spawn(process.execPath, [script, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}

if (process.argv[1] === script) {
  whenParentEnds(() => process.exit());
  const [, , directory = ''] = process.argv;
  const stack = smallStack(resources);
  const s3 = await startS3({
    stack,
    directory,
    iam: openIam({ stack, account: credentials }),
    siteHost: 'localhost:3000',
  });
  console.log(s3.url);
}
