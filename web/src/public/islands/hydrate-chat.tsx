import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { hydrateRoot } from 'react-dom/client';
import { ChatWidget } from '#features/chat-widget/chat-widget.tsx';
import { loadVisitorLive } from '#features/chat-widget/conversation/live-connection.ts';
import type { ConversationOpening } from '#features/chat-widget/engine/conversation-engine.ts';
import { loadRealEngine } from '#features/chat-widget/engine/load-real-engine.ts';
import type { PageLanguages } from '#features/chat-widget/texts/chat-languages.ts';
import { CHAT_ISLAND } from './island-ids.ts';
import { showToast } from './show-toast.ts';

/**
 * Hydrates the chat of this page.
 * @param opening in the page's language
 * @param languages that language with its texts, and how another is fetched
 */
export function hydrateChat(opening: ConversationOpening, languages: PageLanguages): void {
  const element = document.getElementById(CHAT_ISLAND);
  const href = element?.querySelector('a')?.getAttribute('href');
  if (!element || !href) return;
  hydrateRoot(
    element,
    <CacheProvider value={createCache({ key: 'css' })}>
      <ChatWidget
        href={href}
        opening={opening}
        loadEngine={loadRealEngine}
        loadLive={loadVisitorLive}
        showNotice={showToast}
        languages={languages}
      />
    </CacheProvider>,
  );
}
