import { afterEach } from '@jest/globals';

/** jsdom reads no picture and draws none. */
const PARTS: readonly [target: object, names: readonly string[]][] = [
  [URL, ['createObjectURL', 'revokeObjectURL']],
  [globalThis, ['createImageBitmap']],
  [HTMLImageElement.prototype, ['src']],
  [HTMLCanvasElement.prototype, ['getContext', 'toDataURL', 'toBlob']],
];

let restore = () => {};
afterEach(() => restore());

/** Of a preview, and of less than what is sent. */
const PREVIEW_PX = 400;
const BYTES = 3;

/**
 * Gives the browser of a test what it needs to make pictures smaller: of each, a JPEG of three bytes. Previews are there at once.
 * @returns how many others are decoded by now, and how the first of them ends
 */
export function fakePictures(): { waiting: () => number; finish: () => void } {
  const before = PARTS.map(
    ([target, names]) => [target, names.map((name) => descriptorOf(target, name))] as const,
  );
  restore = () => {
    for (const [target, parts] of before)
      for (const [name, descriptor] of parts)
        if (descriptor) Object.defineProperty(target, name, descriptor);
        else Reflect.deleteProperty(target, name);
    restore = () => {};
  };
  const decoding: (() => void)[] = [];
  const decode = async (_file: Blob, { resizeWidth = 0 }: ImageBitmapOptions = {}) => {
    if (resizeWidth > PREVIEW_PX) await new Promise<void>((resolve) => decoding.push(resolve));
    return { width: 4, height: 3, close: () => {} };
  };
  replace(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
  replace(globalThis, { createImageBitmap: decode });
  Object.defineProperty(HTMLImageElement.prototype, 'src', { configurable: true, set: measure });
  replace(HTMLCanvasElement.prototype, {
    getContext: () => ({ fillRect: () => {}, drawImage: () => {} }),
    toDataURL: () => 'data:image/jpeg;base64,eA==',
    toBlob: (done: BlobCallback, type: string) => done(new Blob([new Uint8Array(BYTES)], { type })),
  });
  return { waiting: () => decoding.length, finish: () => decoding.shift()?.() };
}

/** Of a phone's camera. */
function measure(this: HTMLImageElement): void {
  Object.defineProperties(this, { naturalWidth: { value: 4000 }, naturalHeight: { value: 3000 } });
  queueMicrotask(() => this.onload?.(new Event('load')));
}

function descriptorOf(target: object, name: string): [string, PropertyDescriptor | undefined] {
  return [name, Object.getOwnPropertyDescriptor(target, name)];
}

function replace(target: object, parts: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(target, name, { configurable: true, writable: true, value });
}
