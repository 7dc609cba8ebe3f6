import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { PhotoItem } from './photo-item.tsx';
import type { PhotoProblem } from './queued-photo.ts';
import { UploadQueue } from './upload-queue.ts';

const List = styled('ul')({ display: 'grid', gap: 12, margin: '12px 0 0', padding: 0, listStyle: 'none' });

/*
 * A chunk of its own: nothing here may import what the form's island itself holds, or the island would be fetched, and
 * come to life, once more where it was loaded under another address.
 */

/** The upload queue for the photos of one form. */
export function createUploadQueue(
  maxPhotos: number,
  onProblem: (problem: PhotoProblem) => void,
): UploadQueue {
  return new UploadQueue(maxPhotos, onProblem);
}

/** The chosen photos, each with its upload state and its actions. */
export function PhotoList({ queue, onRemoved }: { queue: UploadQueue; onRemoved: () => void }) {
  const photos = useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => queue.photos,
  );
  if (photos.length === 0) return null;
  return (
    <List aria-label="Your photos">
      {photos.map((photo, index) => (
        <PhotoItem
          key={photo.id}
          photo={photo}
          isMain={index === 0}
          onRetry={() => queue.retry([photo.id])}
          onShrink={() => void queue.shrink(photo.id)}
          onRemove={() => {
            queue.remove(photo.id);
            onRemoved();
          }}
        />
      ))}
    </List>
  );
}
