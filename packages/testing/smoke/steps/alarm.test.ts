import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { smokeStage } from '../smoke-stage.ts';
import { alarm } from './alarm.ts';

const realPath = process.env.PATH;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'harbour-haul-'));
  process.env.PATH = `${folder}${delimiter}${realPath}`;
});
afterEach(() => {
  process.env.PATH = realPath;
  rmSync(folder, { recursive: true, force: true });
});

/** A command line of AWS that knows these alarms, and what their history says. */
function commandLine(alarms: string[], history: string[]): void {
  const answer = (value: unknown) => `echo '${JSON.stringify(value)}'`;
  const script = [
    '#!/bin/sh',
    `echo "$*" >> '${join(folder, 'calls')}'`,
    'case "$2" in',
    `list-stack-resources) ${answer(alarms)} ;;`,
    `describe-alarm-history) ${answer(history)} ;;`,
    'esac',
  ];
  writeFileSync(join(folder, 'aws'), script.join('\n'));
  chmodSync(join(folder, 'aws'), 0o755);
}

const stageOf = (stack: string | undefined) =>
  smokeStage({ site: new URL('https://site.example'), username: 'smoke', password: '', stack });

it('rings the first alarm of the stack and is content once its topic has it', async () => {
  commandLine(['Dead-1', 'Dead-2'], ['Successfully executed action arn:aws:sns:x']);
  await alarm.run(stageOf('HarbourHaul-staging'));
  const calls = readFileSync(join(folder, 'calls'), 'utf8');
  expect(calls).toContain('list-stack-resources --stack-name HarbourHaul-staging');
  expect(calls).toContain('set-alarm-state --alarm-name Dead-1 --state-value ALARM');
});

it('fails where the topic refuses, and where there is no alarm', async () => {
  commandLine(['Dead-1'], ['Failed to execute action arn:aws:sns:x']);
  await expect(alarm.run(stageOf('HarbourHaul'))).rejects.toThrow('CloudWatch says: Failed to execute');
  commandLine([], []);
  await expect(alarm.run(stageOf('HarbourHaul'))).rejects.toThrow('the stack HarbourHaul has no alarm');
});

it('is left out without a stack', () => {
  expect(alarm.skipReason?.(stageOf(undefined).target)).toContain('--stack');
});
