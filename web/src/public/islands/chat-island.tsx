import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { hydrateRoot } from 'react-dom/client';
import { ChatWidget } from '#features/chat-widget/chat-widget.tsx';
import { loadVisitorLive } from '#features/chat-widget/conversation/live-connection.ts';
import { loadRealEngine } from '#features/chat-widget/engine/load-real-engine.ts';
import { realOpening } from '#features/chat-widget/engine/real-opening.ts';
import { CHAT_ISLAND } from './island-ids.ts';
import { showToast } from './show-toast.ts';

const element = document.getElementById(CHAT_ISLAND);
const href = element?.querySelector('a')?.getAttribute('href');
if (element && href) {
  hydrateRoot(
    element,
    <CacheProvider value={createCache({ key: 'css' })}>
      <ChatWidget
        href={href}
        opening={realOpening}
        loadEngine={loadRealEngine}
        loadLive={loadVisitorLive}
        showNotice={showToast}
      />
    </CacheProvider>,
  );
}
