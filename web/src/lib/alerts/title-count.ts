import { useEffect } from 'react';
import { countText } from '#lib/count-text.ts';

const PREFIX = /^\(\d+\+?\) /;

/** What there is to look at, by what it is. */
const counts = new Map<string, number>();
let observer: MutationObserver | undefined;

/**
 * Adds to the number before the document's title, whoever sets the rest of it.
 * @param of what is counted; one component at a time counts it.
 */
export function useTitleCount(of: string, count: number): void {
  useEffect(() => {
    counts.set(of, count);
    observe();
    apply();
    return () => {
      counts.delete(of);
      apply();
      if (counts.size === 0) disconnect();
    };
  }, [of, count]);
}

function apply(): void {
  const sum = [...counts.values()].reduce((total, count) => total + count, 0);
  const title = document.title.replace(PREFIX, '');
  const wanted = sum > 0 ? `(${countText(sum)}) ${title}` : title;
  if (document.title !== wanted) document.title = wanted;
}

/** The app sets the title whenever the screen changes, without the prefix. */
function observe(): void {
  if (observer) return;
  observer = new MutationObserver(apply);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
}

function disconnect(): void {
  observer?.disconnect();
  observer = undefined;
}
