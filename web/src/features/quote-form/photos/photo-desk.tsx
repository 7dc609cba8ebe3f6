import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { PhotoItem } from './photo-item.tsx';
import { PhotoTray } from './photo-tray.ts';
import type { TrayComplaint } from './tray-photo.ts';

const List = styled('ul')({ display: 'grid', gap: 12, margin: '12px 0 0', padding: 0, listStyle: 'none' });

/*
 * A chunk of its own: nothing here may import what the form's island itself holds, or the island would be fetched, and
 * come to life, once more where it was loaded under another address.
 */

/** A tray for the photos of one form. */
export function createTray(most: number, onComplaint: (complaint: TrayComplaint) => void): PhotoTray {
  return new PhotoTray(most, onComplaint);
}

/** The chosen photos, each with what becomes of it and what can be done about it. */
export function PhotoList({ tray, onRemoved }: { tray: PhotoTray; onRemoved: () => void }) {
  const photos = useSyncExternalStore(
    (listener) => tray.subscribe(listener),
    () => tray.photos,
  );
  if (photos.length === 0) return null;
  return (
    <List aria-label="Your photos">
      {photos.map((photo, index) => (
        <PhotoItem
          key={photo.id}
          photo={photo}
          isMain={index === 0}
          onRetry={() => tray.retry([photo.id])}
          onShrink={() => void tray.shrink(photo.id)}
          onRemove={() => {
            tray.remove(photo.id);
            onRemoved();
          }}
        />
      ))}
    </List>
  );
}
