/** The drawings of public pages. They are views of one file, so that all of them are one request. */
export const DRAWINGS = [
  'load-full',
  'load-half',
  'load-quarter',
  'load-item',
  'garage-before',
  'garage-after',
  'basement-before',
  'basement-after',
  'yard-before',
  'yard-after',
  'harbour-map',
] as const;

export type DrawingName = (typeof DRAWINGS)[number];

/** The address of a drawing. Whoever shows it states its `aspect-ratio`, which browsers take from the file otherwise. */
export function drawingPath(name: DrawingName): string {
  return `/drawings/landing.svg#${name}`;
}
