import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { SmokeStep } from '../smoke-stage.ts';

const run = promisify(execFile);
const ATTEMPTS = 20;
const PAUSE_MS = 1000;

/** An alarm of the stack rings and its topic takes it. CloudWatch sets it back by itself at its next look. */
export const alarm: SmokeStep = {
  name: 'alarm',
  needs: [],
  remedy:
    'look at the policy of the alarms’ topic and whether alarmEmail has confirmed; AWS credentials must allow cloudwatch:SetAlarmState',
  skipReason: ({ stack }) => (stack === undefined ? 'needs --stack NAME and AWS credentials' : null),
  run: async ({ target: { stack } }) => {
    if (stack === undefined) return;
    const since = new Date(Date.now() - PAUSE_MS).toISOString();
    const name = await firstAlarm(stack);
    const reason = 'Smoke test: nothing is wrong, and this sets itself back.';
    await aws(
      'cloudwatch',
      'set-alarm-state',
      '--alarm-name',
      name,
      '--state-value',
      'ALARM',
      '--state-reason',
      reason,
    );
    await untilPublished(name, since);
  },
};

async function firstAlarm(stack: string): Promise<string> {
  const query = "StackResourceSummaries[?ResourceType=='AWS::CloudWatch::Alarm'].PhysicalResourceId";
  const listed = ['list-stack-resources', '--stack-name', stack, '--query', query];
  const names = await aws<string[]>('cloudformation', ...listed);
  if (names[0] === undefined) throw new Error(`the stack ${stack} has no alarm`);
  return names[0];
}

/** The history says of each action whether it worked. */
async function untilPublished(name: string, since: string): Promise<void> {
  const query = 'AlarmHistoryItems[].HistorySummary';
  const asked = ['--history-item-type', 'Action', '--start-date', since, '--query', query];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const [said] = await aws<string[]>(
      'cloudwatch',
      'describe-alarm-history',
      '--alarm-name',
      name,
      ...asked,
    );
    if (said?.startsWith('Successfully')) return;
    if (said !== undefined) throw new Error(`CloudWatch says: ${said}`);
    await wait(PAUSE_MS);
  }
  throw new Error(`the alarm ${name} published nothing`);
}

/** By AWS's own command line, which has the credentials and the region of whoever runs this. */
async function aws<T>(...args: string[]): Promise<T> {
  const { stdout } = await run('aws', [...args, '--output', 'json'], { env: process.env });
  return (stdout.trim() === '' ? null : JSON.parse(stdout)) as T;
}
