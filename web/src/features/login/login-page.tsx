import type { ReactNode } from 'react';
import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';

const HELP = 'This is a secure area. If you need help signing in, please contact the website administrator.';

interface LoginPageProps {
  /** The form's code. */
  src: string;
  /** What is said below the form where that code does not come. */
  children?: ReactNode;
}

/** The admin login, a page that is prerendered. */
export function LoginPage({ src, children }: LoginPageProps) {
  return (
    <LoginFrame title="Admin Login" help={HELP}>
      <LoginForm src={src} />
      {children}
    </LoginFrame>
  );
}
