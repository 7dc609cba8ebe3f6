import { isRecord } from '../../template/template.ts';
import type { Attributes } from '../faults/written-rows.ts';

/** What a list or a map takes beside what is in it, and each element of one. */
const CONTAINER_BYTES = 3;
const ELEMENT_BYTES = 1;

/** How large DynamoDB takes an item to be, in bytes: names and values of its attributes, which are in its own JSON. */
export function itemSize(item: Attributes): number {
  return Object.entries(item).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + sizeOf(value),
    0,
  );
}

function sizeOf(value: unknown): number {
  const [type, content] = Object.entries(isRecord(value) ? value : {})[0] ?? [];
  if (typeof content === 'string') {
    if (type === 'N') return numberSize(content);
    return type === 'B' ? Buffer.from(content, 'base64').length : Buffer.byteLength(content);
  }
  if (type === 'L' && Array.isArray(content)) return containerSize(content.map(sizeOf));
  if (type === 'M' && isRecord(content)) {
    return containerSize(
      Object.entries(content).map(([name, child]) => Buffer.byteLength(name) + sizeOf(child)),
    );
  }
  // The sets; what is left is a boolean or null.
  if (Array.isArray(content) && type !== undefined)
    return content.reduce<number>((sum, element) => sum + sizeOf({ [type.slice(0, 1)]: element }), 0);
  return 1;
}

function containerSize(elements: readonly number[]): number {
  return elements.reduce((sum, size) => sum + size + ELEMENT_BYTES, CONTAINER_BYTES);
}

/** About half a byte for each significant digit, and one more. */
function numberSize(digits: string): number {
  const significant = digits.replace(/[^\d]/g, '').replace(/^0+|0+$/g, '');
  return Math.ceil(significant.length / 2) + 1;
}
