import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { eventually } from '@harbour-haul/testing/eventually';
import { describe, expect, it } from '@jest/globals';
import { runningS3, s3Client } from '../testing/running-s3.ts';
import { spawnS3 } from '../testing/s3-process.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';

const run = runningS3();
const region = 'ca-central-1';
const bucket = 'test-photos';

function files(directory: string, folder: string): string[] {
  return readdirSync(join(directory, bucket, folder));
}

async function keysOf(client = run.client): Promise<string[]> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
  return Contents.map(({ Key = '' }) => Key);
}

/** Sends the head and half of the body of a presigned PUT of `length` bytes; returns the open connection. */
async function halfPut(Key: string, length: number) {
  const command = new PutObjectCommand({ Bucket: bucket, Key });
  const { host, port, pathname, search } = new URL(await getSignedUrl(run.plainClient, command));
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`PUT ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: ${length}\r\n\r\n`);
  socket.write(Buffer.alloc(length / 2));
  return socket;
}

describe('an upload that is cut midway', () => {
  it.each(['destroy', 'end'] as const)('leaves no object and no file, after %s', async (how) => {
    const socket = await halfPut('cut', 2_000_000);
    await eventually(() => expect(files(run.directory, 'content')).toHaveLength(1));
    socket[how]();
    await eventually(() => expect(files(run.directory, 'content')).toEqual([]));
    expect(await keysOf()).toEqual([]);
    socket.destroy();
  });

  it('leaves the object as it was', async () => {
    await run.client.send(new PutObjectCommand({ Bucket: bucket, Key: 'kept', Body: 'first' }));
    const socket = await halfPut('kept', 2_000_000);
    await eventually(() => expect(files(run.directory, 'content')).toHaveLength(2));
    socket.destroy();
    await eventually(() => expect(files(run.directory, 'content')).toHaveLength(1));
    const { Body } = await run.client.send(new GetObjectCommand({ Bucket: bucket, Key: 'kept' }));
    expect(await Body?.transformToString()).toBe('first');
  });
});

it('an S3 object is there again after a restart, with its attributes and tags', async () => {
  const Tagging = 'state=clean';
  await run.client.send(
    new PutObjectCommand({ Bucket: bucket, Key: 'ü/1', Body: 'x', ContentType: 'image/png', Tagging }),
  );
  await run.restart();
  const response = await run.client.send(new GetObjectCommand({ Bucket: bucket, Key: 'ü/1' }));
  expect(response).toMatchObject({ ContentType: 'image/png', TagCount: 1 });
  expect(await response.Body?.transformToString()).toBe('x');
});

it('S3 removes at the start what a crash left behind', async () => {
  const before = [files(run.directory, 'objects'), files(run.directory, 'content')];
  mkdirSync(join(run.directory, bucket, 'uploads/abc'));
  const left = { 'objects/abc.json.draft': '{"key":', 'content/abc': 'half', 'uploads/abc/1-x': 'half' };
  for (const [name, text] of Object.entries(left)) writeFileSync(join(run.directory, bucket, name), text);
  await run.restart();
  expect([files(run.directory, 'objects'), files(run.directory, 'content')]).toEqual(before);
  expect(files(run.directory, 'uploads')).toEqual([]);
});

describe('kill -9 in the middle of many writes', () => {
  const directory = temporaryDirectory();

  it('loses no acknowledged object, and stores no partial one', async () => {
    const { child, url } = await spawnS3(directory);
    const client = s3Client(url, region);
    const body = (index: number): Buffer => Buffer.alloc(100_000 + index, `object ${index} `);
    const acknowledged: string[] = [];
    let next = 0;
    // Each repeats until the server is gone, so that some write is always under way when the end comes.
    const writeOn = async (): Promise<never> => {
      for (;;) {
        const index = next++;
        const Key = `photo ${index}`;
        await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: body(index) }));
        acknowledged.push(Key);
        if (acknowledged.length === 15) child.kill('SIGKILL');
      }
    };
    const writers = await Promise.allSettled(Array.from({ length: 30 }, writeOn));
    expect(writers.every(({ status }) => status === 'rejected')).toBe(true);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    client.destroy();

    const again = await spawnS3(directory);
    const other = s3Client(again.url, region);
    const keys = await keysOf(other);
    expect(keys).toEqual(expect.arrayContaining(acknowledged));
    for (const Key of keys) {
      const { Body } = await other.send(new GetObjectCommand({ Bucket: bucket, Key }));
      const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
      expect(bytes.equals(body(Number(Key.split(' ')[1])))).toBe(true);
    }
    const named = files(directory, 'objects').map(
      (name) =>
        JSON.parse(readFileSync(join(directory, bucket, 'objects', name), 'utf8')) as { file: string },
    );
    expect(files(directory, 'content').toSorted()).toEqual(named.map(({ file }) => file).toSorted());
    other.destroy();
    again.child.kill();
    await once(again.child, 'exit');
  });
});
