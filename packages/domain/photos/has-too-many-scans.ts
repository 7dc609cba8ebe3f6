/** Writers of progressive JPEGs make some ten scans. Each is a pass over all pixels, however few bytes it has. */
export const MAX_SCANS = 100;

const MARKER = 0xff;
const [STUFFED, TEMPORARY, FIRST_RESTART, LAST_RESTART] = [0x00, 0x01, 0xd0, 0xd7];
const END = 0xd9;
const SCAN = 0xda;

/** Whether a JPEG has more passes over its pixels than any camera makes: some bytes each, and a core's second for each hundred. */
export function hasTooManyScans(jpeg: Uint8Array): boolean {
  let scans = 0;
  for (let at = 2; at + 3 < jpeg.length && scans <= MAX_SCANS; ) {
    const marker = jpeg[at + 1] ?? 0;
    if (jpeg[at] !== MARKER || marker === MARKER) at += 1;
    else if (marker === END) break;
    else if (isAlone(marker)) at += 2;
    else {
      if (marker === SCAN) scans += 1;
      at += 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0));
    }
  }
  return scans > MAX_SCANS;
}

/** Markers within a scan, which have no length and nothing after them. */
function isAlone(marker: number): boolean {
  return marker === STUFFED || marker === TEMPORARY || (marker >= FIRST_RESTART && marker <= LAST_RESTART);
}
