import { MAX_PHOTO_BYTES } from '@harbour-haul/domain/photos/photo';

/** More than any phone's camera makes; beyond it, decoding could exhaust a phone's memory. */
const MAX_PIXELS = 120_000_000;
/** Twice the size at which thumbnails are shown (specification section 9), for sharp screens. */
const MAX_PREVIEW_SIDE_PX = 400;
/** What is stored of a photo in any case: the server makes every image as small. */
const MAX_SENT_SIDE_PX = 2560;
const QUALITIES = [0.85, 0.7, 0.5];

/**
 * Returns a small JPEG of a photo as a data URL, so that a message can show it after a reload too. Null where the
 * browser cannot read the file as an image.
 */
export async function photoPreviewUrl(file: Blob): Promise<string | null> {
  return (await drawScaled(file, MAX_PREVIEW_SIDE_PX))?.toDataURL('image/jpeg', 0.8) ?? null;
}

/**
 * Returns a copy of a photo that is small enough to be sent: upright, a JPEG, and without all that a camera writes into
 * its files, the place among it. Null where this browser cannot make one.
 */
export async function shrinkPhoto(file: File): Promise<File | null> {
  const canvas = await drawScaled(file, MAX_SENT_SIDE_PX);
  if (!canvas) return null;
  try {
    for (const quality of QUALITIES) {
      const blob = await encode(canvas, quality);
      if (blob && blob.size < MAX_PHOTO_BYTES) {
        return new File([blob], file.name.replace(/(?:\.[^.]*)?$/, '.jpg'), { type: 'image/jpeg' });
      }
    }
    return null;
  } finally {
    // Phones hold a canvas's memory for longer than its element.
    canvas.width = 0;
    canvas.height = 0;
  }
}

/**
 * Returns an image drawn upright and no longer than `maxSidePx`, on white: JPEG has no transparency. The browser decodes
 * and scales it beside the page's own work. Null where the file is no image that this browser reads, or far too large.
 */
async function drawScaled(file: Blob, maxSidePx: number): Promise<HTMLCanvasElement | null> {
  try {
    const { width, height } = await measure(file);
    if (width * height > MAX_PIXELS) return null;
    const scale = Math.min(1, maxSidePx / Math.max(width, height));
    const [resizeWidth, resizeHeight] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
    const bitmap = await createImageBitmap(file, {
      imageOrientation: 'from-image',
      ...(scale < 1 && { resizeWidth, resizeHeight, resizeQuality: 'high' }),
    } as ImageBitmapOptions);
    try {
      return draw(bitmap);
    } finally {
      bitmap.close();
    }
  } catch {
    return null;
  }
}

/** Returns width and height as the image is to be seen; reads the file's head, and decodes nothing yet. */
async function measure(file: Blob): Promise<{ width: number; height: number }> {
  const url = URL.createObjectURL(file);
  try {
    return await new Promise((resolve, reject) => {
      const image = new Image();
      image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
      image.onerror = () => reject(new Error('This is no image that the browser reads.'));
      image.src = url;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

function draw(bitmap: ImageBitmap): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
