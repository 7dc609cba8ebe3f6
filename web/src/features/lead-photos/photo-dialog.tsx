import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { type KeyboardEvent, useId, useState } from 'react';
import { imageSources } from '#lib/chat/image-fallback.ts';
import { PhotoDialogBar, PhotoSteps } from './photo-dialog-bar.tsx';
import type { PhotosOfLead } from './photo-grid.tsx';
import { PhotoImage } from './photo-image.tsx';
import { PhotoNote } from './photo-note.tsx';
import { useScrollCenter } from './use-scroll-center.ts';

/** How much larger than the window a photo can be made. */
const ZOOMS = [1, 1.5, 2, 3, 4];

interface PhotoDialogProps {
  photos: readonly string[];
  viewed: string;
  of: PhotosOfLead;
  onClose: () => void;
}

/** One photo as large as the window, and larger; the others by arrow keys and buttons. */
export function PhotoDialog({ photos, viewed, of, onClose }: PhotoDialogProps) {
  const { stateOf, missing, onView } = of;
  const titleId = useId();
  const [zoom, setZoom] = useState(0);
  const { frame, onScroll } = useScrollCenter(ZOOMS[zoom] ?? 1);
  const index = Math.max(0, photos.indexOf(viewed));
  const photoState = stateOf(viewed);
  const title = `Photo ${index + 1} of ${photos.length}`;

  function step(by: number) {
    const next = photos[index + by];
    if (next === undefined) return;
    setZoom(0);
    onView(next);
  }

  const zoomBy = (by: number) => setZoom((now) => Math.min(ZOOMS.length - 1, Math.max(0, now + by)));
  const toggleZoom = () => setZoom((now) => (now === 0 ? 2 : 0));

  function onKeyDown(event: KeyboardEvent) {
    const acts: Record<string, () => void> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      '+': () => zoomBy(1),
      '=': () => zoomBy(1),
      '-': () => zoomBy(-1),
    };
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      slotProps={{ paper: { sx: paperStyle } }}
    >
      <PhotoDialogBar
        titleId={titleId}
        title={title}
        labels={photoState && photoState !== 'missing' ? (photoState.findings?.labels ?? []) : []}
        address={imageSources(viewed)[0]}
        canZoomIn={zoom < ZOOMS.length - 1}
        canZoomOut={zoom > 0}
        onZoom={zoomBy}
        onClose={onClose}
      />
      <Box ref={frame} onScroll={onScroll} sx={stageStyle}>
        <Box
          data-zoom={ZOOMS[zoom]}
          onDoubleClick={toggleZoom}
          sx={{
            ...frameStyle,
            width: `${(ZOOMS[zoom] ?? 1) * 100}%`,
            height: `${(ZOOMS[zoom] ?? 1) * 100}%`,
          }}
        >
          <PhotoImage
            key={viewed}
            sources={photoState === 'missing' ? [] : imageSources(viewed)}
            alt={title}
            placeholder={photoState && photoState !== 'missing' ? photoState.placeholder : null}
            fallback={<PhotoNote>Image unavailable</PhotoNote>}
            onUnavailable={() => missing.onUnavailable(viewed)}
            // A small image is not enlarged before somebody zooms in.
            style={{ ...imageStyle, objectFit: zoom === 0 ? 'scale-down' : 'contain' }}
          />
        </Box>
      </Box>
      <PhotoSteps index={index} count={photos.length} onStep={step} />
    </Dialog>
  );
}

const paperStyle = { bgcolor: '#0b1518', color: '#fff', backgroundImage: 'none', overflow: 'hidden' };

const stageStyle = { flex: 1, minHeight: 0, overflow: 'auto', overscrollBehavior: 'contain' };

const frameStyle = { display: 'grid', placeItems: 'center', '& > div': { maxWidth: 320, color: '#cfdadd' } };

const imageStyle = {
  width: '100%',
  height: '100%',
  minWidth: 0,
  minHeight: 0,
  backgroundColor: 'transparent',
  backgroundSize: 'contain',
  backgroundRepeat: 'no-repeat',
};
