import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ToastProvider } from '#components/toasts/toaster.tsx';
import { Toasts } from '#components/toasts/toasts.tsx';
import { createQueryClient } from '#lib/query-client.ts';
import { SIGNED_IN_USER_KEY } from '#lib/team/use-my-id.ts';
import { theme } from '#theme.ts';

interface RenderOptions {
  address?: string;
  onUnauthenticated?: () => void;
  /** Who is signed in. */
  user?: SignedInUser;
}

/** Renders a feature on all that the admin app gives it, and the address where it can be read. */
export function renderFeature(feature: ReactNode, options: RenderOptions = {}): RenderResult {
  const client = createQueryClient(options.onUnauthenticated ?? (() => {}));
  if (options.user) client.setQueryData(SIGNED_IN_USER_KEY, options.user);
  return render(
    <StrictMode>
      <ThemeProvider theme={theme}>
        <ToastProvider view={Toasts}>
          <QueryClientProvider client={client}>
            <MemoryRouter initialEntries={[options.address ?? '/admin']}>
              {feature}
              <Address />
            </MemoryRouter>
          </QueryClientProvider>
        </ToastProvider>
      </ThemeProvider>
    </StrictMode>,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}
