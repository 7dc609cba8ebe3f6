import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeJsonFile } from '../shared/write-json-file.ts';
import type { LocalCredentials } from './local-credentials.ts';

/** Where the services of a running local cloud listen. */
export interface Endpoints {
  readonly dynamodb: string;
  readonly kms: string;
  readonly rekognition: string;
  readonly s3: string;
  readonly ses: string;
  readonly sns: string;
  readonly ssm: string;
}

/** All that another program needs to use the running local cloud. */
export interface CloudAddress extends LocalCredentials {
  readonly url: string;
  readonly apiUrl: string;
  /** `ws://…` of the WebSocket API itself, without a stage; empty when the stack has none. */
  readonly webSocketUrl: string;
  readonly region: string;
  readonly endpoints: Endpoints;
  readonly outputs: Readonly<Record<string, string>>;
}

/** The variables that point an SDK client to the local services. */
export function endpointVariables({
  dynamodb,
  kms,
  rekognition,
  s3,
  ses,
  sns,
  ssm,
}: Endpoints): Record<string, string> {
  return {
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
    AWS_ENDPOINT_URL_KMS: kms,
    AWS_ENDPOINT_URL_REKOGNITION: rekognition,
    AWS_ENDPOINT_URL_S3: s3,
    AWS_ENDPOINT_URL_SESV2: ses,
    AWS_ENDPOINT_URL_SNS: sns,
    AWS_ENDPOINT_URL_SSM: ssm,
  };
}

/** Writes LOCAL_DIR/endpoints.json (mode 0600) while the cloud runs; returns how to remove it. */
export function publishAddress(localDir: string, address: CloudAddress): () => void {
  const file = join(localDir, 'endpoints.json');
  rmSync(file, { force: true });
  writeJsonFile(file, address);
  return () => rmSync(file, { force: true });
}
