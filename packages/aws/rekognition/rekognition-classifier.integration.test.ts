import { RekognitionClient } from '@aws-sdk/client-rekognition';
import type { LoopbackServer } from '@harbour-haul/local-cloud/http/loopback-server';
import { openIam } from '@harbour-haul/local-cloud/iam/iam';
import { startRekognition } from '@harbour-haul/local-cloud/rekognition/rekognition-server';
import { labelledImage } from '@harbour-haul/local-cloud/testing/labelled-image';
import { smallStack } from '@harbour-haul/local-cloud/testing/small-stack';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RekognitionClassifier } from './rekognition-classifier.ts';

const account = { accessKeyId: 'LOCAL', secretAccessKey: 'test' };

let server: LoopbackServer;
const clients: RekognitionClient[] = [];

beforeAll(async () => {
  server = await startRekognition(openIam({ stack: smallStack({}), account }));
});
afterAll(async () => {
  for (const client of clients) client.destroy();
  await server.close();
});

function classifierAt(endpoint: string): RekognitionClassifier {
  const client = new RekognitionClient({
    endpoint,
    region: 'ca-central-1',
    credentials: account,
    maxAttempts: 1,
  });
  clients.push(client);
  return new RekognitionClassifier(client);
}

const picture = () =>
  labelledImage([
    { name: 'Electrical Device', confidence: 80.5, aliases: ['TV'] },
    { name: 'Couch', confidence: 99 },
    { name: 'Paint', confidence: 49 },
  ]);

it('RekognitionClassifier returns labels with their aliases, down to a confidence of one half', async () => {
  const seen = await classifierAt(server.url).labelsOf(await picture().jpeg().toBuffer());
  expect(seen).toEqual([
    { name: 'Couch', aliases: [], confidence: 0.99 },
    { name: 'Electrical Device', aliases: ['TV'], confidence: 0.805 },
  ]);
});

it('RekognitionClassifier returns no labels for what Rekognition refuses', async () => {
  const classifier = classifierAt(server.url);
  for (const file of [await picture().webp().toBuffer(), Buffer.from('no picture'), Buffer.alloc(6_000_000)])
    expect(await classifier.labelsOf(file)).toEqual([]);
});

it('RekognitionClassifier throws where Rekognition does not respond, so that the event is retried', async () => {
  await expect(
    classifierAt('http://127.0.0.1:1').labelsOf(await picture().png().toBuffer()),
  ).rejects.toThrow();
});
