import { useEffect } from 'react';

const PREFIX = /^\(\d+\) /;

/** Prefixes the document title with the number of chats that need attention, whoever sets the rest of it. */
export function useUnreadTitle(count: number): void {
  useEffect(() => {
    const apply = () => {
      const title = document.title.replace(PREFIX, '');
      const wanted = count > 0 ? `(${count}) ${title}` : title;
      if (document.title !== wanted) document.title = wanted;
    };
    apply();
    // The app sets the title whenever the screen changes, without the prefix.
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(PREFIX, '');
    };
  }, [count]);
}
