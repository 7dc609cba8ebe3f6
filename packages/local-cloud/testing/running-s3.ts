import {
  GetObjectCommand,
  type GetObjectCommandInput,
  PutObjectCommand,
  type PutObjectCommandInput,
  type PutObjectCommandOutput,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { type Iam, openIam } from '../iam/iam.ts';
import { type LocalS3, type S3Options, startS3 } from '../s3/s3-server.ts';
import type { Stack } from '../template/stack.ts';
import type { TemplateResource } from '../template/template.ts';
import { smallStack } from './small-stack.ts';
import { temporaryDirectory } from './temporary-directory.ts';

export const testCredentials = { accessKeyId: 'LOCALTEST', secretAccessKey: 'secret of the tests' };

/** A bucket a page may put to, and one that no other origin may read. */
export const testBuckets: Readonly<Record<string, TemplateResource>> = {
  Photos: {
    Type: 'AWS::S3::Bucket',
    Properties: {
      CorsConfiguration: {
        CorsRules: [
          {
            AllowedOrigins: ['https://localhost:3000'],
            AllowedMethods: ['PUT'],
            AllowedHeaders: ['content-type', 'x-amz-*'],
            ExposedHeaders: ['ETag'],
            MaxAge: 300,
          },
        ],
      },
    },
  },
  Exports: { Type: 'AWS::S3::Bucket' },
};

/** The S3 of a test file: started before its tests, stopped after them. */
export interface RunningS3 {
  readonly stack: Stack;
  readonly directory: string;
  readonly iam: Iam;
  readonly photos: string;
  readonly exports: string;
  readonly s3: LocalS3;
  readonly client: S3Client;
  /** A client that sends a checksum only where it must, as a presigned PUT needs it. */
  readonly plainClient: S3Client;
  /** Puts an object into the bucket of photos. */
  put(
    key: string,
    body: NonNullable<PutObjectCommandInput['Body']>,
    more?: Partial<PutObjectCommandInput>,
  ): Promise<PutObjectCommandOutput>;
  /** Gets an object's content from there. */
  text(key: string, more?: Partial<GetObjectCommandInput>): Promise<string>;
  /** Stops it and starts it anew on the same folder. */
  restart(): Promise<void>;
}

/** Runs an S3 of `resources` for the tests of this file. */
export function runningS3(
  resources: Readonly<Record<string, TemplateResource>> = testBuckets,
  options: Partial<Pick<S3Options, 'clock' | 'sizeLimit' | 'log'>> = {},
): RunningS3 {
  const stack = smallStack(resources);
  const directory = temporaryDirectory();
  const iam = openIam({ stack, account: testCredentials });
  let s3: LocalS3;
  let client: S3Client;
  let plainClient: S3Client;
  const start = async (): Promise<void> => {
    s3 = await startS3({
      stack,
      directory,
      iam,
      siteHost: 'localhost:3000',
      ...options,
    });
    const { region } = stack.identity;
    client = s3Client(s3.url, region);
    plainClient = s3Client(s3.url, region, { requestChecksumCalculation: 'WHEN_REQUIRED' });
  };
  const stop = async (): Promise<void> => {
    client?.destroy();
    plainClient?.destroy();
    await s3?.close();
  };
  beforeAll(start);
  afterAll(stop);
  return {
    stack,
    directory,
    iam,
    photos: stack.ref('Photos'),
    exports: stack.ref('Exports'),
    get s3() {
      return s3;
    },
    get client() {
      return client;
    },
    get plainClient() {
      return plainClient;
    },
    put: (Key, Body, more = {}) =>
      client.send(new PutObjectCommand({ Bucket: stack.ref('Photos'), Key, Body, ...more })),
    text: async (Key, more = {}) => {
      const command = new GetObjectCommand({ Bucket: stack.ref('Photos'), Key, ...more });
      return (await (await client.send(command)).Body?.transformToString()) ?? '';
    },
    restart: async () => {
      await stop();
      await start();
    },
  };
}

/** A client as a function makes it: everything but the endpoint is the SDK's default, unless `more` says otherwise. */
export function s3Client(endpoint: string, region: string, more: S3ClientConfig = {}): S3Client {
  return new S3Client({ endpoint, region, credentials: testCredentials, maxAttempts: 1, ...more });
}

/** What a call of the SDK that was refused rejects with. */
export function refusal(status: number, name?: string): unknown {
  return expect.objectContaining({
    ...(name !== undefined && { name }),
    $metadata: expect.objectContaining({ httpStatusCode: status }),
  });
}
