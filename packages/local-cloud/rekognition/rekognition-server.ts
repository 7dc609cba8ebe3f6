import { isRecord } from '../template/template.ts';
import { readTestLabels } from './read-test-labels.ts';
import { RekognitionError } from './rekognition-error.ts';
import type { TestLabel } from './test-label.ts';

/** Rekognition's own limit on images that are sent along. */
const BYTES_LIMIT = 5 * 1024 * 1024;
const DEFAULT_CONFIDENCE = 55;
const DEFAULT_LABELS = 1000;

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/**
 * Returns the labels that are encoded in a test image, and none for any other: a guess would be
 * taken for what is to be seen.
 * @throws RekognitionError, with AWS's status and code.
 */
export async function detectLabels(input: Record<string, unknown>): Promise<Record<string, unknown>> {
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
    throw new RekognitionError(
      501,
      'UnsupportedOperationException',
      'The local Rekognition takes Bytes alone.',
    );
  }
  const bytes = Buffer.from(image.Bytes, 'base64');
  if (bytes.length === 0) throw invalid('Image.Bytes must hold at minConfidence one byte.');
  if (bytes.length > BYTES_LIMIT)
    throw new RekognitionError(400, 'ImageTooLargeException', `Image size is too large: ${bytes.length}`);
  return bytes;
}

async function labelsIn(bytes: Buffer): Promise<TestLabel[]> {
  const unreadable = new RekognitionError(
    400,
    'InvalidImageFormatException',
    'Request has invalid image format',
  );
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

function invalid(message: string): RekognitionError {
  return new RekognitionError(400, 'InvalidParameterException', message);
}
