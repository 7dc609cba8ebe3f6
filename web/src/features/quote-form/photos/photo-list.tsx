import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';
import { useQuoteTexts } from '../texts/use-quote-texts.ts';
import { PhotoItem } from './photo-item.tsx';
import type { UploadQueue } from './upload-queue.ts';

/** A row that is moved sideways where there is no room for all. */
const List = styled('ul')({
  display: 'flex',
  alignItems: 'stretch',
  gap: 12,
  margin: '12px -4px 0',
  padding: 4,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
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
