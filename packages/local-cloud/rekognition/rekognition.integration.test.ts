import {
  DetectFacesCommand,
  DetectLabelsCommand,
  InvalidImageFormatException,
  InvalidParameterException,
  RekognitionClient,
} from '@aws-sdk/client-rekognition';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { LoopbackServer } from '../http/loopback-server.ts';
import { openIam } from '../iam/iam.ts';
import { labelledImage } from '../testing/labelled-image.ts';
import { smallStack } from '../testing/small-stack.ts';
import { startRekognition } from './rekognition-server.ts';

const labels = [
  { name: 'Couch', confidence: 97.5, aliases: ['Sofa'] },
  { name: 'Furniture', confidence: 99.1 },
  { name: 'Paint Container — größe', confidence: 51 },
];

const account = { accessKeyId: 'LOCAL', secretAccessKey: 'secret' };

let server: LoopbackServer;
let client: RekognitionClient;

beforeAll(async () => {
  server = await startRekognition(openIam({ stack: smallStack({}), account }));
  client = new RekognitionClient({
    endpoint: server.url,
    region: 'ca-central-1',
    credentials: account,
    maxAttempts: 1,
  });
});

afterAll(async () => {
  client.destroy();
  await server.close();
});

async function detect(Bytes: Uint8Array, more: object = {}) {
  const { Labels = [] } = await client.send(new DetectLabelsCommand({ Image: { Bytes }, ...more }));
  return Labels.map(({ Name, Confidence, Aliases = [] }) => [
    Name,
    Confidence,
    ...Aliases.map((one) => one.Name),
  ]);
}

describe('a test image with encoded labels', () => {
  it.each([
    ['PNG', () => labelledImage(labels).png()],
    ['JPEG', () => labelledImage(labels).jpeg({ quality: 82 })],
    ['poor JPEG', () => labelledImage(labels).jpeg({ quality: 30 })],
  ])('is read from a %s, the surest first', async (_what, make) => {
    expect(await detect(await make().toBuffer(), { MinConfidence: 50 })).toEqual([
      ['Furniture', 99.1],
      ['Couch', 97.5, 'Sofa'],
      ['Paint Container — größe', 51],
    ]);
  });

  it('is read up to the requested MaxLabels and MinConfidence', async () => {
    const image = await labelledImage(labels).png().toBuffer();
    expect(await detect(image)).toHaveLength(2);
    expect(await detect(image, { MaxLabels: 1 })).toEqual([['Furniture', 99.1]]);
  });
});

it('DetectLabels finds nothing in any other image', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 400, height: 300, channels: 3, background: 'gray', noise } as const;
  const altered = await labelledImage(labels).raw().toBuffer({ resolveWithObject: true });
  const stride = altered.info.width * altered.info.channels;
  altered.data.fill(0, stride * 16, stride * 24);
  const images = [
    await sharp({ create }).jpeg().toBuffer(),
    await sharp({ create: { width: 3, height: 3, channels: 3, background: 'white' } })
      .png()
      .toBuffer(),
    await sharp(altered.data, { raw: altered.info }).png().toBuffer(),
  ];
  for (const image of images) expect(await detect(image)).toEqual([]);
});

it('DetectLabels refuses what Rekognition refuses', async () => {
  const webp = await labelledImage(labels).webp().toBuffer();
  await expect(detect(webp)).rejects.toBeInstanceOf(InvalidImageFormatException);
  await expect(detect(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).rejects.toBeInstanceOf(
    InvalidImageFormatException,
  );
  await expect(detect(Buffer.alloc(5 * 1024 * 1024 + 1))).rejects.toMatchObject({
    name: 'ImageTooLargeException',
  });
  await expect(detect(new Uint8Array())).rejects.toBeInstanceOf(InvalidParameterException);
  await expect(client.send(new DetectFacesCommand({ Image: { Bytes: webp } }))).rejects.toMatchObject({
    $metadata: expect.objectContaining({ httpStatusCode: 501 }),
  });
});
