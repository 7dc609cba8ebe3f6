import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ToastProvider } from '#components/toasts/toaster.tsx';
import { COLOR_MODE_KEY } from '#lib/colors/page-colors.ts';
import { lazyPart } from '#lib/lazy/lazy-part.tsx';
import { useHaveLazyLoadsRun } from '#lib/lazy/use-lazy-loads.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { chosenInForcedColors } from './chosen-in-forced-colors.ts';
import { adminTheme } from './color-mode.ts';
import { nativeCheckboxes } from './native-checkboxes.ts';
import { trouble, useNetworkNews } from './network/network-news.ts';
import { clearSignedInUser } from './signed-in-user.ts';
import { LazyToasts } from './toasts/lazy-toasts.tsx';
import { toastsOffDialogs } from './toasts/toasts-off-dialogs.ts';

const HintLayer = lazyPart(
  async () => (await import('#components/hint-layer.tsx')).HintLayer,
  () => null,
);

/** Nobody points at anything for long before the first screen is there. */
function Hints() {
  return useHaveLazyLoadsRun() && <HintLayer />;
}

/** What every screen of the admin app needs: theme, toasts, and the cache of the server's responses. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={adminTheme} defaultMode="system" modeStorageKey={COLOR_MODE_KEY}>
      <CssBaseline enableColorScheme />
      <GlobalStyles styles={[toastsOffDialogs, chosenInForcedColors, nativeCheckboxes]} />
      <ToastProvider view={LazyToasts} rewrite={trouble}>
        <ServerState>{children}</ServerState>
        <Hints />
      </ToastProvider>
    </ThemeProvider>
  );
}

const SESSION_ENDED = {
  title: 'Signed out',
  description: 'Your session has ended. Please sign in again.',
};

function ServerState({ children }: { children: ReactNode }) {
  const [client] = useState(() =>
    createQueryClient((ended: QueryClient) => clearSignedInUser(ended, SESSION_ENDED)),
  );
  return (
    <QueryClientProvider client={client}>
      <NetworkNews />
      {children}
    </QueryClientProvider>
  );
}

function NetworkNews() {
  useNetworkNews();
  return null;
}
