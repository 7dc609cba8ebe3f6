import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { hydrateRoot } from 'react-dom/client';
import { ChatWidget } from '#features/chat-widget/chat-widget.tsx';
import type { ChatNotice } from '#features/chat-widget/conversation/chat-notices.ts';
import { loadVisitorLive } from '#features/chat-widget/conversation/live-connection.ts';
import { loadRealEngine } from '#features/chat-widget/engine/load-real-engine.ts';
import { realOpening } from '#features/chat-widget/engine/real-opening.ts';
import { theme } from '#theme.ts';
import { CHAT_ISLAND } from './island-ids.ts';
import { prepareToasts, showToast } from './show-toast.ts';

function showNotice(notice: ChatNotice): void {
  showToast(notice).catch(() => {
    // The code of the toasts could not be loaded either; no message would look like success.
    window.alert(`${notice.title}\n${notice.description}`);
  });
}

const element = document.getElementById(CHAT_ISLAND);
const href = element?.querySelector('a')?.getAttribute('href');
if (element && href) {
  hydrateRoot(
    element,
    <CacheProvider value={createCache({ key: 'css' })}>
      <ThemeProvider theme={theme}>
        <ChatWidget
          href={href}
          opening={realOpening}
          loadEngine={loadRealEngine}
          loadLive={loadVisitorLive}
          showNotice={showNotice}
        />
      </ThemeProvider>
    </CacheProvider>,
  );
  prepareToasts();
}
