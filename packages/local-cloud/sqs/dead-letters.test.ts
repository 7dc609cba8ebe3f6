import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { messageFiles } from './dead-letters.ts';

const directory = join(temporaryDirectory(), 'sqs');

it('dead letters: stores a line for each message, in a file of the queue’s name', () => {
  const send = messageFiles(directory);
  send('arn:aws:sqs:ca-central-1:000000000000:Test-Dead', { a: 'first\nline' });
  send('arn:aws:sqs:ca-central-1:000000000000:Test-Dead', { a: 2 });
  send('arn:aws:sqs:ca-central-1:000000000000:Test-Other', {});
  expect(readdirSync(directory).sort()).toEqual(['Test-Dead.jsonl', 'Test-Other.jsonl']);
  const lines = readFileSync(join(directory, 'Test-Dead.jsonl'), 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([{ a: 'first\nline' }, { a: 2 }]);
});
