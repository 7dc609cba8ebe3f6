import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LoadingScreen } from './loading-screen.tsx';
import { LoginGuard } from './login-guard.tsx';
import { LoginRoute } from './routes/login-route.tsx';

const AdminRoute = lazy(async () => ({ default: (await import('./routes/admin-route.tsx')).AdminRoute }));

const OwnPasswordRoute = lazy(async () => ({
  default: (await import('./routes/own-password-route.tsx')).OwnPasswordRoute,
}));

/** The screens of the admin app; everything but the login needs a signed-in user. */
export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path="/login" element={<LoginRoute />} />
        <Route element={<LoginGuard />}>
          <Route path="/admin/password" element={<OwnPasswordRoute />} />
          <Route path="/admin/:tab?/:id?" element={<AdminRoute />} />
        </Route>
        <Route path="*" element={<Navigate to="/admin" replace />} />
      </Routes>
    </Suspense>
  );
}
