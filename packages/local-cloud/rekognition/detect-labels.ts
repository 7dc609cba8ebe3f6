import { isRecord } from '../template/template.ts';
import { readTestLabels } from './read-test-labels.ts';
import { RekognitionError } from './rekognition-error.ts';
import type { TestLabel } from './test-label.ts';

/** Rekognition's own limit on pictures that are sent along. */
const BYTES_LIMIT = 5 * 1024 * 1024;
const DEFAULT_CONFIDENCE = 55;
const DEFAULT_LABELS = 1000;

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/**
 * Answers DetectLabels with what a test picture says of itself, and with no labels for any other: a guess would be
 * taken for what is to be seen.
 * @throws RekognitionError, with the status and code AWS answers.
 */
export async function detectLabels(input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const picture = pictureOf(input.Image);
  const least = Number(input.MinConfidence ?? DEFAULT_CONFIDENCE);
  const most = Number(input.MaxLabels ?? DEFAULT_LABELS);
  const labels = (await labelsIn(picture))
    .filter(({ confidence }) => confidence >= least)
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, most);
  return { LabelModelVersion: '3.0', Labels: labels.map(toLabel) };
}

function pictureOf(image: unknown): Buffer {
  if (!isRecord(image)) throw invalid('Image is required.');
  if (typeof image.Bytes !== 'string') {
    throw new RekognitionError(
      501,
      'UnsupportedOperationException',
      'The local Rekognition takes Bytes alone.',
    );
  }
  const picture = Buffer.from(image.Bytes, 'base64');
  if (picture.length === 0) throw invalid('Image.Bytes must hold at least one byte.');
  if (picture.length > BYTES_LIMIT)
    throw new RekognitionError(400, 'ImageTooLargeException', `Image size is too large: ${picture.length}`);
  return picture;
}

async function labelsIn(picture: Buffer): Promise<TestLabel[]> {
  const unreadable = new RekognitionError(
    400,
    'InvalidImageFormatException',
    'Request has invalid image format',
  );
  if (![JPEG, PNG].some((signature) => picture.subarray(0, signature.length).equals(signature)))
    throw unreadable;
  try {
    return await readTestLabels(picture);
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
