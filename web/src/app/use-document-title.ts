import { SITE } from '@harbour-haul/domain/site/site';
import { useEffect } from 'react';

/** Names the browser's tab after the screen. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${SITE.brand}`;
  }, [title]);
}
