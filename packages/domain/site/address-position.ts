import { areaOfAddress } from './area-of-address.ts';
import type { ServedArea } from './site.ts';

/** Degrees north and east. */
export interface Position {
  lat: number;
  lng: number;
}

/** About where the middle of a postal district lies, to a kilometre or two: enough to say which of two is nearer. */
const POSITION_OF_POSTAL_DISTRICT: Record<string, readonly [lat: number, lng: number]> = {
  b2v: [44.67, -63.475],
  b2w: [44.68, -63.52],
  b2x: [44.705, -63.545],
  b2y: [44.668, -63.56],
  b2z: [44.7, -63.41],
  b3a: [44.69, -63.588],
  b3b: [44.715, -63.595],
  b3e: [44.74, -63.3],
  b3g: [44.605, -63.485],
  b3h: [44.637, -63.59],
  b3j: [44.645, -63.573],
  b3k: [44.66, -63.6],
  b3l: [44.648, -63.62],
  b3m: [44.677, -63.66],
  b3n: [44.655, -63.64],
  b3p: [44.625, -63.622],
  b3r: [44.605, -63.615],
  b3s: [44.65, -63.69],
  b3t: [44.655, -63.75],
  b3v: [44.56, -63.63],
  b3z: [44.69, -63.87],
  b4a: [44.73, -63.655],
  b4b: [44.735, -63.715],
  b4c: [44.765, -63.68],
  b4e: [44.795, -63.72],
};

const POSITION_OF_AREA: Record<ServedArea, readonly [lat: number, lng: number]> = {
  Halifax: [44.65, -63.61],
  Dartmouth: [44.685, -63.555],
  Bedford: [44.731, -63.66],
  Sackville: [44.77, -63.685],
  'Cole Harbour': [44.67, -63.475],
  Spryfield: [44.605, -63.615],
  'Eastern Passage': [44.605, -63.485],
  Timberlea: [44.655, -63.75],
};

const POSTAL_CODE = /\b(b\d[a-z])\s?-?\d[a-z]\d\b/i;

/** About where an address is: the middle of its postal district, or else of the served area that it names; null for neither. */
export function addressPosition(address: string | null): Position | null {
  const district = POSTAL_CODE.exec(address ?? '')?.[1]?.toLowerCase();
  const area = areaOfAddress(address);
  const place = (district && POSITION_OF_POSTAL_DISTRICT[district]) || (area && POSITION_OF_AREA[area]);
  return place ? { lat: place[0], lng: place[1] } : null;
}

const KM_OF_DEGREE = 111.2;

/** How far two places are from each other in a straight line, in kilometres. */
export function distanceKm(a: Position, b: Position): number {
  const north = (a.lat - b.lat) * KM_OF_DEGREE;
  const east = (a.lng - b.lng) * KM_OF_DEGREE * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}
