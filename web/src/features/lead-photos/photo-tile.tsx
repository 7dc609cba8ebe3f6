import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { imageSources } from '#lib/chat/image-fallback.ts';
import type { LoadedPhotoState } from './api/photo-states.ts';
import { PhotoImage } from './photo-image.tsx';
import { PhotoNote } from './photo-note.tsx';

interface PhotoTileProps {
  photo: string;
  /** What a screen reader calls it. */
  name: string;
  photoState: LoadedPhotoState;
  /** Opens in a tab of its own; otherwise, and where browsers open no such tab, in the dialog. */
  inNewTab?: boolean;
  onView: () => void;
  /** Called when its image could be loaded from nowhere. */
  onUnavailable: () => void;
}

/** A photo in a grid, or why there is none to see. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, name, photoState, inNewTab = false, onView, onUnavailable } = props;
  const [address] = imageSources(photo);
  if (photoState === 'missing' || address === undefined) return <PhotoNote>Image unavailable</PhotoNote>;
  if (photoState?.state === 'pending') return <PhotoNote isWaiting>Being checked…</PhotoNote>;
  if (photoState?.state === 'refused')
    return <PhotoNote>Refused: it is no picture that can be shown</PhotoNote>;
  const image = (
    <PhotoImage
      sources={thumbnailSources(photo)}
      alt={name}
      placeholder={photoState?.placeholder ?? null}
      fallback={<PhotoNote>Image unavailable</PhotoNote>}
      style={imageStyle}
      onUnavailable={onUnavailable}
    />
  );
  if (inNewTab && !address.startsWith('data:')) {
    return (
      <Box component="a" href={address} target="_blank" rel="noreferrer" sx={tileStyle}>
        {image}
      </Box>
    );
  }
  return (
    <ButtonBase onClick={onView} aria-haspopup="dialog" sx={tileStyle}>
      {image}
    </ButtonBase>
  );
}

const tileStyle = {
  display: 'block',
  width: '100%',
  borderRadius: 1,
  overflow: 'hidden',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '&:hover img': { filter: 'brightness(0.92)' },
};

const imageStyle = { width: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: 1 };

/** The URLs of a photo's thumbnail; a data URL is its own. */
function thumbnailSources(photo: string): string[] {
  return imageSources(photo).map((source) =>
    source.startsWith('data:') ? source : `${source}?size=thumbnail`,
  );
}
