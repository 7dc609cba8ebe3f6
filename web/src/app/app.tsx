import { ErrorBoundary } from './error-boundary.tsx';
import type { Leave } from './leave-for-login.tsx';
import { Providers } from './providers.tsx';
import { AppRoutes } from './router.tsx';

/** The admin app; it needs a router around it, and `leave` to go to the sign-in. */
export function App({ leave }: { leave: Leave }) {
  return (
    <Providers>
      <ErrorBoundary>
        <AppRoutes leave={leave} />
      </ErrorBoundary>
    </Providers>
  );
}
