import ImageSearch from '@mui/icons-material/ImageSearch';
import ZoomIn from '@mui/icons-material/ZoomIn';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LoadedPhotoState } from './api/photo-states.ts';
import { NewestLeadLink } from './newest-lead-link.tsx';
import { PhotoTile } from './photo-tile.tsx';
import type { MissingPhotos } from './use-missing-photos.ts';

interface MainPhotoProps {
  photo: string | null;
  photoState: LoadedPhotoState;
  missing: MissingPhotos;
  visitorId: string | null;
  isChecking: boolean;
  /** How many photos of chats are known, which are shown below. */
  chatCount: number;
  /** Whether that is all that there are to know: there may be others until then. */
  isCounted: boolean;
  onCheck: () => void;
  onView: () => void;
}

/** The main photo of a lead; where it has none, ways to find one. */
export function MainPhoto(props: MainPhotoProps) {
  const { photo, photoState, missing, visitorId, isChecking, chatCount, isCounted, onCheck, onView } = props;
  if (photo !== null) {
    return (
      <Box sx={{ maxWidth: 320 }}>
        <PhotoTile
          photo={photo}
          name="Main photo"
          photoState={photoState}
          inNewTab
          onView={onView}
          onUnavailable={() => missing.onUnavailable(photo)}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 0.5 }}>
          <Button startIcon={<ZoomIn />} onClick={onView}>
            View full size
          </Button>
          {visitorId !== null && missing.isMissing(photo) && <NewestLeadLink visitorId={visitorId} />}
        </Box>
      </Box>
    );
  }
  const isFirstCheck = visitorId !== null && isChecking && !isCounted;
  return (
    <>
      {chatCount === 0 && (
        <Box sx={emptyStyle}>
          <Typography>
            {isFirstCheck ? 'Looking for photos of the chat...' : 'No image is available for this lead'}
          </Typography>
          {visitorId !== null && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
              <Button
                startIcon={<ImageSearch />}
                onClick={onCheck}
                loading={isChecking}
                loadingPosition="start"
                sx={{ px: 1, ml: -0.5 }}
              >
                Check for chat uploads
              </Button>
              <NewestLeadLink visitorId={visitorId} />
            </Box>
          )}
        </Box>
      )}
      <Typography role="status" color="textSecondary" sx={{ '&:empty': { display: 'none' } }}>
        {chatCount > 0 ? `${chatCount === 1 ? '1 photo' : `${chatCount} photos`} from the chat below` : ''}
      </Typography>
    </>
  );
}

/** What is not there takes a line, and no frame. */
const emptyStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  color: 'text.secondary',
};
