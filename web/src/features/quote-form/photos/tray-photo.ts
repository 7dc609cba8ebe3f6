/** `ready`: it arrived and is fine, as far as is known. `failed`: it did not arrive, and may when sent again. */
export type TrayPhotoState =
  | 'too-large'
  | 'shrinking'
  | 'waiting'
  | 'sending'
  | 'checking'
  | 'ready'
  | 'failed'
  | 'refused';

/** A photo that was chosen for a request. */
export interface TrayPhoto {
  id: string;
  name: string;
  /** A small picture of it; null where the browser cannot make one. */
  preview: string | null;
  state: TrayPhotoState;
  /** How much of it is sent, from 0 to 1. */
  progress: number;
  /** Where it is stored, once it is. */
  path: string | null;
  /** Why it is refused. */
  message: string | null;
}

/** Why chosen files were not taken, or not as they are. */
export type TrayComplaint = 'not-an-image' | 'too-large' | 'too-many';

const UNDER_WAY = new Set<TrayPhotoState>(['shrinking', 'waiting', 'sending', 'checking']);

/** Whether it is not yet known what becomes of it. */
export function isUnderWay({ state }: TrayPhoto): boolean {
  return UNDER_WAY.has(state);
}
