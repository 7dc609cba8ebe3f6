import { MAX_PHOTO_BYTES } from '@harbour-haul/domain/photos/photo';
import { drawScaled } from './draw-scaled.ts';

/** What is kept of a photo in any case: the server makes every picture as small. */
const MAX_SIDE_PX = 2560;
const QUALITIES = [0.85, 0.7, 0.5];

/**
 * A copy of a photo that is small enough to be sent: upright, a JPEG, and without all that a camera writes into its
 * files, the place among it. Null where this browser cannot make one.
 */
export async function shrinkPhoto(file: File): Promise<File | null> {
  const canvas = await drawScaled(file, MAX_SIDE_PX);
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
    // Phones keep a canvas's memory for longer than its element.
    canvas.width = 0;
    canvas.height = 0;
  }
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
