/** More than any phone's camera makes; beyond it, decoding could exhaust a phone's memory. */
const MAX_PIXELS = 120_000_000;

/**
 * A picture drawn upright and no longer than `longest` px, on white: JPEG has no transparency. The browser decodes and
 * scales it beside the page's own work. Null where the file is no picture that this browser reads, or far too large.
 */
export async function drawScaled(file: Blob, maxSidePx: number): Promise<HTMLCanvasElement | null> {
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

/** Width and height as the picture is to be seen; reads the file's head, and decodes nothing yet. */
async function measure(file: Blob): Promise<{ width: number; height: number }> {
  const url = URL.createObjectURL(file);
  try {
    return await new Promise((resolve, reject) => {
      const image = new Image();
      image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
      image.onerror = () => reject(new Error('This is no picture that the browser reads.'));
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
