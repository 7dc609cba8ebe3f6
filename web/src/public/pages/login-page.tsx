import { LoginPage as Login } from '#features/login/login-page.tsx';
import { BUSY } from '#features/login/login-texts.ts';
import { IslandTrouble } from '../layout/island-trouble.tsx';

/** The admin login, and what it says where its code does not come. */
export function LoginPage({ src }: { src: string }) {
  return (
    <Login src={src}>
      <IslandTrouble heard={BUSY} text="The sign-in could not be loaded in full. Trying again…" />
      <noscript>
        <p>Signing in needs JavaScript. Please switch it on and load the page again.</p>
      </noscript>
    </Login>
  );
}
