import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { MessageStore, type StoredMessage } from './message-store.ts';
import { Queue } from './queue.ts';

const root = temporaryDirectory();
let folders = 0;

/** A queue in a folder of its own, with a clock of its own. */
function open(directory = join(root, String(++folders))) {
  const clock = { now: 1000 };
  const dead: StoredMessage[] = [];
  const arn = 'arn:aws:sqs:ca-central-1:000000000000:Test-Uploads';
  const redrive = { deadLetterArn: `${arn}-Dead`, maxReceives: 3 };
  const definition = { name: 'Test-Uploads', arn, visibilityTimeout: 30_000, retention: 600_000, redrive };
  const queue = new Queue(definition, {
    store: new MessageStore(directory, 'Test-Uploads', () => {}),
    onDeadLetter: (message) => void dead.push(message),
    now: () => clock.now,
  });
  return { queue, clock, dead, directory };
}

const bodies = (messages: readonly { body: string }[]) => messages.map(({ body }) => body);

it('gives messages out in their order, and hides them for the visibility timeout', () => {
  const { queue, clock } = open();
  for (const body of ['a', 'b', 'c']) queue.send(body);
  expect(bodies(queue.receive(2))).toEqual(['a', 'b']);
  expect(bodies(queue.receive(10))).toEqual(['c']);
  clock.now += 29_999;
  expect(queue.receive(10)).toEqual([]);
  clock.now += 1;
  expect(queue.receive(10)).toMatchObject([
    { body: 'a', receiveCount: 2, firstReceivedAt: 1000 },
    { body: 'b', receiveCount: 2 },
    { body: 'c', receiveCount: 2 },
  ]);
});

it('deletes by the last receipt alone', () => {
  const { queue, clock } = open();
  queue.send('a');
  const [first] = queue.receive(1);
  clock.now += 30_000;
  const [second] = queue.receive(1);
  if (first === undefined || second === undefined) throw new Error('nothing received');
  queue.delete(first);
  queue.changeVisibility(first, 0);
  expect(queue.receive(1)).toEqual([]);
  queue.delete(second);
  clock.now += 30_000;
  expect(queue.receive(1)).toEqual([]);
});

it('gives up a message that was received three times, and forgets one that is too old', () => {
  const { queue, clock, dead, directory } = open();
  queue.send('poison');
  for (let receive = 1; receive <= 3; receive += 1) {
    expect(queue.receive(1)).toMatchObject([{ receiveCount: receive }]);
    clock.now += 30_000;
  }
  expect(queue.receive(1)).toEqual([]);
  expect(dead).toMatchObject([{ body: 'poison', receiveCount: 3 }]);
  queue.send('old');
  clock.now += 600_000;
  expect(queue.receive(1)).toEqual([]);
  expect(dead).toHaveLength(1);
  expect(readdirSync(join(directory, 'Test-Uploads'))).toEqual([]);
});

it('gives messages out although there is no room for how often', () => {
  const { queue, clock, directory } = open();
  queue.send('a');
  const [name] = readdirSync(join(directory, 'Test-Uploads'));
  for (const receiveCount of [1, 2]) {
    symlinkSync('/dev/full', join(directory, 'Test-Uploads', `${name}.draft`));
    expect(queue.receive(1)).toMatchObject([{ body: 'a', receiveCount }]);
    clock.now += 30_000;
  }
  expect(bodies(open(directory).queue.receive(1))).toEqual(['a']);
});

it('keeps messages and their counts over a restart', () => {
  const { queue, directory } = open();
  queue.send('a');
  queue.receive(1);
  expect(open(directory).queue.receive(1)).toMatchObject([{ body: 'a', receiveCount: 2 }]);
});
