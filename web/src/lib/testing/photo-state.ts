import type { PhotoStateResponse } from '@harbour-haul/contract/photos/get-photo-state';

/** What became of a photo: it is clean, but for what a test says otherwise. */
export function photoState(path: string, changes: Partial<PhotoStateResponse> = {}): PhotoStateResponse {
  const { state = 'clean' } = changes;
  const size = state === 'clean' ? { width: 800, height: 600 } : { width: null, height: null };
  return { path, state, message: null, ...size, placeholder: null, findings: null, ...changes };
}
