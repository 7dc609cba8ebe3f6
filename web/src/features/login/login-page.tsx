import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';

const HELP = 'This is a secure area. If you need help signing in, please contact the website administrator.';

/** The admin login. `onSignedIn` decides where to go next. */
export function LoginPage({ onSignedIn }: { onSignedIn: (user: SignedInUser) => void }) {
  return (
    <LoginFrame title="Admin Login" help={HELP}>
      <LoginForm onSignedIn={onSignedIn} />
    </LoginFrame>
  );
}
