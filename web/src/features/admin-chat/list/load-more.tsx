import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Desk } from './desk.ts';
import { isFiltered, type ListView } from './list-view.ts';
import { useStore } from './use-store.ts';

/** The way to older conversations; it goes by itself when it is scrolled to, unless something is searched for. */
export function LoadMore({ desk, view }: { desk: Desk; view: ListView }) {
  const { loadingMore, moreFailed, sessions } = useStore(desk.feed.store);
  const place = useRef<HTMLDivElement>(null);
  const goesByItself = view.sort === 'latest' && !isFiltered(view) && !moreFailed;
  useEffect(() => {
    if (!goesByItself || loadingMore || !place.current || typeof IntersectionObserver === 'undefined')
      return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void desk.feed.loadMore();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [desk, goesByItself, loadingMore]);
  return (
    <Box ref={place} sx={{ px: 2, py: 1.5, textAlign: 'center' }}>
      {!goesByItself && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {`Looked through ${sessions.size} conversations. Older ones are not loaded yet.`}
        </Typography>
      )}
      <Button variant="outlined" size="small" loading={loadingMore} onClick={() => void desk.feed.loadMore()}>
        Load more
      </Button>
    </Box>
  );
}
