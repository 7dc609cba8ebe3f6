/** One thing that a classifier sees in a picture. */
export interface SeenLabel {
  /** In English, as `Couch`. */
  name: string;
  /** Other names of the same. */
  aliases: readonly string[];
  /** 0 to 1. */
  confidence: number;
}

/** What tells what is to be seen in a picture. */
export interface PhotoClassifier {
  /**
   * The things in a cleaned picture (JPEG), the surest first; none where it cannot tell.
   * @throws Error for what may work at another time
   */
  labelsOf(picture: Uint8Array): Promise<SeenLabel[]>;
}
