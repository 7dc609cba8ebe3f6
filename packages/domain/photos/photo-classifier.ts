/** One label that a classifier detects in an image. */
export interface SeenLabel {
  /** In English, as `Couch`. */
  name: string;
  /** Other names of the same thing. */
  aliases: readonly string[];
  /** 0 to 1. */
  confidence: number;
}

/** Detects what an image shows. */
export interface PhotoClassifier {
  /**
   * Returns the labels of a cleaned image (JPEG), the most confident first; none where it detects nothing.
   * @throws Error where trying again later may help
   */
  labelsOf(image: Uint8Array): Promise<SeenLabel[]>;
}
