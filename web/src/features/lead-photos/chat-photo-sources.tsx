import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { type ChatPhotosQuery, useChatPhotos } from './api/chat-photos.ts';

/**
 * Where the photos of a visitor's chats come from, under the names that section 2 of the specification gives both ways: for whoever has
 * to find out why one is not among them (0208).
 */
export function ChatPhotoSources({ visitorId }: { visitorId: string }) {
  const query = useChatPhotos(visitorId);
  const { lookedUp, isLookingUp, lookUp } = query;
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <Source title="API-loaded Images">{loadedText(query)}</Source>
      <Source title="Direct File Lookup">
        <Button onClick={lookUp} loading={isLookingUp} sx={{ ml: -1 }}>
          Look for files of older chats
        </Button>
        <span role="status">{lookedUp && !isLookingUp ? lookedUpText(lookedUp.length) : ''}</span>
      </Source>
    </Box>
  );
}

function Source({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="subtitle2">
        {title}
      </Typography>
      <Box sx={sourceStyle}>{children}</Box>
    </section>
  );
}

function loadedText({ loaded, isError }: ChatPhotosQuery): string {
  if (isError) return 'The list could not be loaded';
  if (loaded === undefined) return 'Loading...';
  return loaded.length === 0 ? 'None' : countText(loaded.length, 'photo');
}

/** They are shown with the others. */
function lookedUpText(count: number): string {
  return count === 0 ? 'No other files found' : `${countText(count, 'file')} found`;
}

function countText(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

const sourceStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  color: 'text.secondary',
  typography: 'body2',
};
