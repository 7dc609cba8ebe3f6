import {
  DetectLabelsCommand,
  ImageTooLargeException,
  InvalidImageFormatException,
  InvalidParameterException,
  type Label,
  RekognitionClient,
} from '@aws-sdk/client-rekognition';
import type { PhotoClassifier, SeenLabel } from '@harbour-haul/domain/photos/photo-classifier';
import { awaited } from '../clients/calls-under-way.ts';
import { clientSettings } from '../clients/client-settings.ts';

const MAX_LABELS = 25;
/** In percent, as Rekognition counts. */
const MIN_CONFIDENCE = 50;

/** The errors of Rekognition for an image that it will never accept. */
const USELESS = [ImageTooLargeException, InvalidImageFormatException, InvalidParameterException];

/** Amazon Rekognition's labels. */
export class RekognitionClassifier implements PhotoClassifier {
  readonly #client: RekognitionClient;

  constructor(client: RekognitionClient) {
    this.#client = client;
  }

  async labelsOf(picture: Uint8Array): Promise<SeenLabel[]> {
    try {
      const { Labels = [] } = await this.#client.send(
        new DetectLabelsCommand({
          Image: { Bytes: picture },
          MaxLabels: MAX_LABELS,
          MinConfidence: MIN_CONFIDENCE,
        }),
      );
      return Labels.flatMap(toSeenLabel);
    } catch (error) {
      if (USELESS.some((kind) => error instanceof kind)) return [];
      throw error;
    }
  }
}

/** The client for the classifier; endpoint, region and credentials come from the environment, as in Lambda. */
export function createRekognitionClient(): RekognitionClient {
  return awaited(new RekognitionClient(clientSettings('rekognition')));
}

function toSeenLabel({ Name, Confidence, Aliases = [] }: Label): SeenLabel[] {
  if (Name === undefined || Confidence === undefined) return [];
  const aliases = Aliases.flatMap((alias) => alias.Name ?? []);
  return [{ name: Name, aliases, confidence: Confidence / 100 }];
}
