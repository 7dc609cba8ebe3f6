import { styled } from '@mui/material/styles';

/** The drawings' colours by one-letter classes, by day and by night. */
const PAINTS = {
  /** Far hills and shores. */
  f: ['#BBD9DA', '#1B3F49'],
  /** Water. */
  s: ['#93C5CC', '#1A4D59'],
  /** Leaves and lawn. */
  g: ['#6E9F7E', '#2F6752'],
  /** Road and shadows. */
  r: ['#5B6C72', '#0A1519'],
  /** Pavement, and walls in the shade. */
  d: ['#DDD8CD', '#2B3F45'],
  /** White paint. */
  w: ['#FFFFFF', '#C6D5D7'],
  /** Cardboard and wood. */
  c: ['#D8A76A', '#A87D4A'],
  /** Buoy orange. */
  o: ['#F6A03C', '#F6A03C'],
  /** Harbour teal. */
  t: ['#0B5563', '#2B8391'],
  /** Ink, by night lighter than the road and darker than white paint. */
  n: ['#17343C', '#5F777E'],
  /** Brick. */
  h: ['#CF6A4C', '#9C4B36'],
  /** Mustard. */
  y: ['#EDBE57', '#B98F36'],
  /** Glass, lit at night. */
  l: ['#CFE6EA', '#FBD78E'],
  /** Skin. */
  e: ['#A86F4A', '#A86F4A'],
} as const;

type Paint = keyof typeof PAINTS;

/** The rules of all paints; `x` and `q` are lines in ink and in white, `b` those of what is far away. */
function rules(time: 0 | 1) {
  const fills = Object.entries(PAINTS).map(([name, paint]) => [`.${name}`, { fill: paint[time] }]);
  const stroke = (paint: Paint) => ({ stroke: PAINTS[paint][time] });
  const far = { stroke: ['#86B5BB', '#35707C'][time] };
  return { ...Object.fromEntries(fills), '.x': stroke('n'), '.q, .l': stroke('w'), '.b': far };
}

/**
 * A drawing by hand, whose shapes have one class each: the letter of a paint, or `x`, `q` or `b` for a line. Lines get their
 * width from the drawing, since a rule of their own would win over a shape's attribute.
 */
export const Drawing = styled('svg')({
  display: 'block',
  strokeWidth: 3,
  strokeLinecap: 'round',
  ...rules(0),
  '@media (prefers-color-scheme: dark)': rules(1),
  '& :is(.x, .q, .b)': { fill: 'none' },
});
