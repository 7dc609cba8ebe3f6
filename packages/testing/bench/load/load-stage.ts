import { labelledImage } from '@harbour-haul/local-cloud/testing/labelled-image';
import type { LocalProduct } from '../../local-product.ts';
import { LoadRecorder } from './measure/load-recorder.ts';
import { AdminDesk } from './people/admin-desk.ts';

/** A photo as phones take them, but for its size: what it costs to check it grows with that. */
const PHOTO = { width: 1600, height: 1200 } as const;

/** What people come to: a product, with admins at their desk, and whoever takes the times. */
export interface LoadStage {
  readonly product: LocalProduct;
  readonly recorder: LoadRecorder;
  readonly desk: AdminDesk;
  readonly jpeg: Buffer;
  /** Sockets that others hold open, as tests that ended before on the same product. */
  readonly socketsOfOthers: number;
  /** Numbers people, none twice. */
  nextSerial(): number;
}

/** Runs something on a stage, at whose end nobody is at the desk. */
export async function withStage<T>(product: LocalProduct, run: (stage: LoadStage) => Promise<T>): Promise<T> {
  const stage = await openLoadStage(product);
  try {
    return await run(stage);
  } finally {
    await stage.desk.close();
  }
}

export async function openLoadStage(product: LocalProduct): Promise<LoadStage> {
  const recorder = new LoadRecorder();
  const jpeg = await labelledImage([])
    .resize({ ...PHOTO, fit: 'fill' })
    .jpeg()
    .toBuffer();
  const socketsOfOthers = product.load().sockets;
  let serial = 0;
  return {
    product,
    recorder,
    desk: await AdminDesk.open(product, recorder),
    jpeg,
    socketsOfOthers,
    nextSerial: () => serial++,
  };
}
