import { AwsJsonError, startAwsJsonServer } from '../http/aws-json-server.ts';
import type { LoopbackServer } from '../http/loopback-server.ts';
import { authorizeSigned } from '../iam/authorize-signed.ts';
import type { Iam } from '../iam/iam.ts';
import type { AccessRequest } from '../iam/policy/evaluate.ts';
import { isRecord } from '../template/template.ts';
import { readTestLabels, type TestLabel } from './test-label.ts';

/** Rekognition's own limit on images that are sent along. */
const BYTES_LIMIT = 5 * 1024 * 1024;
const DEFAULT_CONFIDENCE = 55;
const DEFAULT_LABELS = 1000;

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** Serves DetectLabels over AWS JSON 1.1 on a loopback port. */
export function startRekognition(iam: Iam): Promise<LoopbackServer> {
  return startAwsJsonServer({
    authorize: (request, target) =>
      authorizeSigned(iam, 'rekognition', request, () => [requiredAccess(target)]),
    call,
    // The largest image in base64, and some room.
    bodyLimit: 8 * 1024 * 1024,
    failureCode: 'InternalServerError',
  });
}

/** Rekognition's own models are no resources. */
function requiredAccess(target: string): AccessRequest {
  const action = `rekognition:${target.replace('RekognitionService.', '')}`;
  return { action, resource: '*', context: new Map() };
}

async function call(target: string, input: unknown): Promise<Record<string, unknown>> {
  if (target !== 'RekognitionService.DetectLabels') {
    const message = `The local Rekognition does not know ${target || 'this call'}.`;
    throw new AwsJsonError(501, 'UnsupportedOperationException', message);
  }
  if (!isRecord(input))
    throw new AwsJsonError(400, 'SerializationException', 'The body is not a JSON object.');
  return detectLabels(input);
}

/**
 * Returns the labels that are encoded in a test image, and none for any other: a guess would be taken for what is
 * to be seen.
 * @throws AwsJsonError, with AWS's status and code.
 */
async function detectLabels(input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const bytes = imageOf(input.Image);
  const minConfidence = Number(input.MinConfidence ?? DEFAULT_CONFIDENCE);
  const maxLabels = Number(input.MaxLabels ?? DEFAULT_LABELS);
  const labels = (await labelsIn(bytes))
    .filter(({ confidence }) => confidence >= minConfidence)
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, maxLabels);
  return { LabelModelVersion: '3.0', Labels: labels.map(toLabel) };
}

function imageOf(image: unknown): Buffer {
  if (!isRecord(image)) throw invalid('Image is required.');
  if (typeof image.Bytes !== 'string') {
    throw new AwsJsonError(501, 'UnsupportedOperationException', 'The local Rekognition takes Bytes alone.');
  }
  const bytes = Buffer.from(image.Bytes, 'base64');
  if (bytes.length === 0) throw invalid('Image.Bytes must hold at least one byte.');
  if (bytes.length > BYTES_LIMIT)
    throw new AwsJsonError(400, 'ImageTooLargeException', `Image size is too large: ${bytes.length}`);
  return bytes;
}

async function labelsIn(bytes: Buffer): Promise<TestLabel[]> {
  const unreadable = new AwsJsonError(400, 'InvalidImageFormatException', 'Request has invalid image format');
  if (![JPEG, PNG].some((signature) => bytes.subarray(0, signature.length).equals(signature)))
    throw unreadable;
  try {
    return await readTestLabels(bytes);
  } catch {
    throw unreadable;
  }
}

function toLabel({ name, confidence, aliases = [] }: TestLabel): Record<string, unknown> {
  return {
    Name: name,
    Confidence: confidence,
    Instances: [],
    Parents: [],
    Aliases: aliases.map((alias) => ({ Name: alias })),
    Categories: [],
  };
}

function invalid(message: string): AwsJsonError {
  return new AwsJsonError(400, 'InvalidParameterException', message);
}
