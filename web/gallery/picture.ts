/** What a picture is of. */
export interface Subject {
  /** Of whom it is: the console with so many leads, or visitors in a language. */
  group: string;
  state: string;
  width: number;
}

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** A picture that was taken, and what is wrong with what it shows. */
export interface Picture extends Subject {
  scheme: Scheme;
  /** Beside the index. */
  file: string;
  faults: readonly string[];
}

/** The name of a picture's file: what it shows, in what a file name can hold. */
export function fileOf({ group, state, width }: Subject, scheme: Scheme): string {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${plain(group)}/${plain(state)}-${width}-${scheme}.png`;
}

/** As high as what has this width mostly is. */
export function viewportOf(width: number): { width: number; height: number } {
  return { width, height: width < 600 ? 740 : 900 };
}
