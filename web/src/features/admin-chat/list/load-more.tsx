import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ChatConsole } from '../state/chat-console.ts';
import { useStore } from '../state/use-store.ts';
import { isFiltered, type ListView } from './list-view.ts';

/** Loads older conversations: by itself when it is scrolled into view, unless the list is filtered. */
export function LoadMore({ chatConsole, view }: { chatConsole: ChatConsole; view: ListView }) {
  const { loadingMore, moreFailed, sessions } = useStore(chatConsole.feed.store);
  const marker = useRef<HTMLDivElement>(null);
  const isAutomatic = view.sort === 'latest' && !isFiltered(view) && !moreFailed;
  useEffect(() => {
    if (!isAutomatic || loadingMore || !marker.current || typeof IntersectionObserver === 'undefined')
      return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void chatConsole.feed.loadMore();
    });
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, [chatConsole, isAutomatic, loadingMore]);
  return (
    <Box ref={marker} sx={{ px: 2, py: 1.5, textAlign: 'center' }}>
      {!isAutomatic && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {`Looked through ${sessions.size} conversations. Older ones are not loaded yet.`}
        </Typography>
      )}
      <Button
        variant="outlined"
        size="small"
        loading={loadingMore}
        onClick={() => void chatConsole.feed.loadMore()}
      >
        Load more
      </Button>
    </Box>
  );
}
