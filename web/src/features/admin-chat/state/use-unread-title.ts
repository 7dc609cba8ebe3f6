import { useEffect } from 'react';

const PREFIX = /^\(\d+\) /;

/** Puts how many chats want to be looked at before the title of the browser's tab, whoever sets the rest of it. */
export function useUnreadTitle(count: number): void {
  useEffect(() => {
    const apply = () => {
      const title = document.title.replace(PREFIX, '');
      const wanted = count > 0 ? `(${count}) ${title}` : title;
      if (document.title !== wanted) document.title = wanted;
    };
    apply();
    // The app names the tab after the screen whenever the screen changes, and knows nothing of chats.
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(PREFIX, '');
    };
  }, [count]);
}
