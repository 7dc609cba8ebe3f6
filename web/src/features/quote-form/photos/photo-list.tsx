import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';
import { useQuoteTexts } from '../texts/use-quote-texts.ts';
import { PhotoItem } from './photo-item.tsx';
import type { UploadQueue } from './upload-queue.ts';

/** All of them in sight: of those in a row that is moved sideways, the ones that cannot be used would hide the others. */
const List = styled('ul')({
  display: 'grid',
  // At least two in a row, which they fill.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(136px, calc(50% - 6px)), 1fr))',
  gap: 12,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
});

/** The chosen photos, each with its upload state and its actions. */
export function PhotoList({ queue, onRemoved }: { queue: UploadQueue; onRemoved: () => void }) {
  const texts = useQuoteTexts().photos;
  const photos = useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => queue.photos,
    () => queue.photos,
  );
  if (photos.length === 0) return null;
  return (
    <List aria-label={texts.list}>
      {photos.map((photo, index) => (
        <PhotoItem
          key={photo.id}
          photo={photo}
          isMain={index === 0}
          onRetry={() => queue.retry([photo.id])}
          onRemove={() => {
            queue.remove(photo.id);
            onRemoved();
          }}
        />
      ))}
    </List>
  );
}
