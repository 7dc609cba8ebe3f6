import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStableCallback } from '#lib/use-stable-callback.ts';
import type { ChatConsole } from '../state/chat-console.ts';
import { isFiltered, type ListView } from './list-view.ts';

/** The loading of the next page. */
export interface MoreLoading {
  isLoading: boolean;
  /** The last attempt failed; it is not repeated automatically. */
  hasFailed: boolean;
  loadMore: () => void;
}

/** Loads the next page of the list; the console reports a failure. */
export function useLoadMore(chatConsole: ChatConsole): MoreLoading {
  const { mutate, isPending, isError } = useMutation({ mutationFn: () => chatConsole.lists.loadMore() });
  const loadMore = useStableCallback(() => mutate());
  return { isLoading: isPending, hasFailed: isError, loadMore };
}

/** Loads further conversations: by itself when it is scrolled into view, unless the list is filtered. */
export function LoadMore({ loading, view }: { loading: MoreLoading; view: ListView }) {
  const { isLoading, hasFailed, loadMore } = loading;
  const marker = useRef<HTMLDivElement>(null);
  const isAutomatic = !isFiltered(view) && !hasFailed;
  useEffect(() => {
    if (!isAutomatic || isLoading || !marker.current || typeof IntersectionObserver === 'undefined')
      return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadMore();
    });
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, [isAutomatic, isLoading, loadMore]);
  return (
    <Box ref={marker} sx={{ px: 2, py: 1.5, textAlign: 'center' }}>
      {!isAutomatic && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          There are more conversations.
        </Typography>
      )}
      <Button variant="outlined" size="small" loading={isLoading} onClick={loadMore}>
        Load more
      </Button>
    </Box>
  );
}
