import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { Leave } from './leave-for-login.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { LoginGuard } from './login-guard.tsx';

const AdminRoute = lazy(async () => ({ default: (await import('./routes/admin-route.tsx')).AdminRoute }));

const OwnPasswordRoute = lazy(async () => ({
  default: (await import('./routes/own-password-route.tsx')).OwnPasswordRoute,
}));

const SetUpRoute = lazy(async () => ({ default: (await import('./routes/set-up-route.tsx')).SetUpRoute }));

/** The screens of the admin app; everything but the set-up of an account needs a signed-in user. */
export function AppRoutes({ leave }: { leave: Leave }) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path="/admin/set-up" element={<SetUpRoute leave={leave} />} />
        <Route element={<LoginGuard leave={leave} />}>
          <Route path="/admin/password" element={<OwnPasswordRoute />} />
          <Route path="/admin/:tab?/:id?" element={<AdminRoute />} />
        </Route>
        <Route path="*" element={<Navigate to="/admin" replace />} />
      </Routes>
    </Suspense>
  );
}
