import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import type { LoadedPhotoState } from './api/photo-states.ts';
import { NewestLeadLink } from './newest-lead-link.tsx';
import { PhotoTile } from './photo-tile.tsx';
import type { MissingPhotos } from './use-missing-photos.ts';

/** What all grids of a lead's photos share. */
export interface PhotosOfLead {
  /** Whose they are; null where nobody is known. */
  visitorId: string | null;
  stateOf: (photo: string) => LoadedPhotoState;
  missing: MissingPhotos;
  onView: (photo: string) => void;
}

interface PhotoGridProps {
  title: string;
  photos: readonly string[];
  of: PhotosOfLead;
  /** What stands above says it already: the title is for screen readers alone. */
  titleHidden?: boolean;
  inNewTab?: boolean;
}

/** A titled grid of thumbnails, with where else to look for those that are missing; nothing where there are none. */
export function PhotoGrid({ title, titleHidden = false, photos, of, inNewTab = false }: PhotoGridProps) {
  const { visitorId, stateOf, missing, onView } = of;
  const titleId = useId();
  if (photos.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 2 }}>
      <Typography id={titleId} component="h4" variant="subtitle2" color="textSecondary" sx={{ mb: 1 }}>
        {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </Typography>
      <Box component="ul" sx={gridStyle}>
        {photos.map((photo, index) => (
          <li key={photo}>
            <PhotoTile
              photo={photo}
              name={`${title}, ${index + 1} of ${photos.length}`}
              photoState={stateOf(photo)}
              inNewTab={inNewTab}
              onView={() => onView(photo)}
              onUnavailable={() => missing.onUnavailable(photo)}
            />
          </li>
        ))}
      </Box>
      {visitorId !== null && photos.some(missing.isMissing) && <NewestLeadLink visitorId={visitorId} />}
    </Box>
  );
}

/** Thumbnails are at most 200 px (specification section 9). */
const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0, maxWidth: 200 },
};

/** The heading of a part, over a hairline, and what can be done with all of it. */
export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <Box sx={headStyle}>
      <Typography id={id} component="h3" variant="h6">
        {title}
      </Typography>
      {children && <Box sx={{ ml: { sm: 'auto' } }}>{children}</Box>}
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  pb: 1,
  mb: 2,
  borderBottom: 1,
  borderColor: 'divider',
};
