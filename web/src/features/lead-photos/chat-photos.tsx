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

/** The photos that came in the visitor's chats, as the server lists them, and those that lie there as files under older names. */
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
      <PhotoGrid title="Photos of the chat" titleHidden photos={loaded} of={of} />
      <PhotoGrid title="Photos of older chats" photos={lookedUp} of={of} />
    </section>
  );
}
