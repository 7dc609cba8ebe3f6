import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { lazyDialog } from '#lib/lazy/lazy-dialog.tsx';
import { useLogout } from './use-logout.tsx';

const AccountMenu = lazyDialog(async () => (await import('./account-menu.tsx')).AccountMenu);

/** The way out of this browser, and beside it the team, the colours and the way out of all browsers: an account may be shared. */
export function SignOutButtons() {
  const { logout, logoutEverywhere, busy, question } = useLogout();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Box role="group" sx={groupStyle}>
        <Button
          variant="outlined"
          color="inherit"
          onClick={logout}
          disabled={busy}
          loading={busy}
          sx={{ px: { xs: 1.5, sm: 2.5 } }}
        >
          Log out
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          disabled={busy}
          ref={more}
          aria-label="Team, colours and other ways to sign out"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(true);
            setOpened(true);
          }}
          sx={{ px: 0, minWidth: 40 }}
        >
          <ArrowDropDown aria-hidden="true" />
        </Button>
      </Box>
      {wasOpened && (
        <AccountMenu
          anchor={() => more.current}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onSignOutEverywhere={logoutEverywhere}
        />
      )}
      {question}
    </>
  );
}

/** Two buttons that share a side. */
const groupStyle = {
  display: 'inline-flex',
  '& > button': { borderColor: 'divider' },
  '& > button:first-of-type': {
    borderRightColor: 'transparent',
    borderTopRightRadius: 0,
    borderBottomRightRadius: 0,
  },
  '& > button:last-of-type': { ml: '-1px', borderTopLeftRadius: 0, borderBottomLeftRadius: 0 },
};
