import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { StaleAlert } from '#components/stale-alert.tsx';
import type { ChatPhotosQuery } from './api/chat-photos.ts';
import { PhotoGrid, type PhotosOfLead, SectionHead } from './photo-grid.tsx';

interface ChatPhotosProps {
  query: ChatPhotosQuery;
  loaded: readonly string[];
  lookedUp: readonly string[];
  of: PhotosOfLead;
}

/** The photos that came in the visitor's chats, as the server lists them and as files lie there. */
export function ChatPhotos({ query, loaded, lookedUp, of }: ChatPhotosProps) {
  const titleId = useId();
  const { isLoading, isError, refresh } = query;
  const isEmpty = loaded.length === 0 && lookedUp.length === 0;
  const isFirstLoad = isLoading && query.loaded === undefined;
  return (
    <section aria-labelledby={titleId} aria-busy={isLoading}>
      <SectionHead id={titleId} title="Photos Uploaded via Chat">
        <Button
          variant="outlined"
          startIcon={<Refresh />}
          onClick={refresh}
          loading={isLoading}
          loadingPosition="start"
          sx={{ px: 1.5, borderColor: 'divider', fontSize: '0.875rem' }}
        >
          Refresh
        </Button>
      </SectionHead>
      {isFirstLoad && (
        <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 2 }}>
          <CircularProgress size={20} aria-hidden="true" />
          Loading chat photos...
        </Box>
      )}
      {isError && !isLoading && <StaleAlert what="The list of chat photos" onRetry={refresh} />}
      {!isFirstLoad && !isError && isEmpty && (
        <Typography color="textSecondary">No photos uploaded in chat conversations</Typography>
      )}
      <PhotoGrid title="API-loaded Images" titleHidden photos={loaded} of={of} />
      {!isFirstLoad && <FileLookup query={query} found={lookedUp} of={of} />}
    </section>
  );
}

interface FileLookupProps {
  query: ChatPhotosQuery;
  found: readonly string[];
  of: PhotosOfLead;
}

/** What else lies there under the names that older chats gave their photos. */
function FileLookup({ query, found, of }: FileLookupProps) {
  const { lookedUp, isLookingUp, lookUp } = query;
  if (found.length > 0) {
    return <PhotoGrid title="Direct File Lookup" photos={found} of={of} />;
  }
  return (
    <Box component="details" sx={lookupStyle}>
      <summary>Direct File Lookup</summary>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Button onClick={lookUp} loading={isLookingUp} sx={{ ml: -1 }}>
          Look for files of older chats
        </Button>
        <Typography role="status" variant="body2" color="textSecondary">
          {lookedUp && !isLookingUp ? 'No other files found' : ''}
        </Typography>
      </Box>
    </Box>
  );
}

/** What hardly ever finds anything takes a line. */
const lookupStyle = {
  mt: 1.5,
  color: 'text.secondary',
  '& > summary': { width: 'fit-content', py: 1, fontSize: '0.875rem', cursor: 'pointer' },
};
