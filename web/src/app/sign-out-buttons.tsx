import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { useRef, useState } from 'react';
import { lazyPart } from '#lib/lazy/lazy-part.tsx';
import { useLogout } from './use-logout.ts';

const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu);

/** The way out of this browser, and beside it the team, the colours and the way out of all browsers: an account may be shared. */
export function SignOutButtons() {
  const { logout, logoutEverywhere, busy } = useLogout();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ButtonGroup variant="outlined" color="inherit" disabled={busy}>
        <Button onClick={logout} loading={busy} sx={{ borderColor: 'divider', px: { xs: 1.5, sm: 2.5 } }}>
          Log out
        </Button>
        <Button
          ref={more}
          aria-label="Team, colours and other ways to sign out"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(true);
            setOpened(true);
          }}
          sx={{ borderColor: 'divider', px: 0 }}
        >
          <ArrowDropDown aria-hidden="true" />
        </Button>
      </ButtonGroup>
      {wasOpened && (
        <AccountMenu
          anchor={() => more.current}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onSignOutEverywhere={logoutEverywhere}
        />
      )}
    </>
  );
}
