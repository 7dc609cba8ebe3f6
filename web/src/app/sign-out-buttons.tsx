import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { useLogout } from './use-logout.ts';

/** The way out of this browser, and beside it that of all browsers: an account may be shared. */
export function SignOutButtons() {
  const { logout, logoutEverywhere, busy } = useLogout();
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ButtonGroup variant="outlined" color="inherit" disabled={busy}>
        <Button onClick={logout} loading={busy} sx={{ borderColor: 'divider', px: { xs: 1.5, sm: 2.5 } }}>
          Log out
        </Button>
        <Button
          ref={more}
          aria-label="More ways to sign out"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
          sx={{ borderColor: 'divider', px: 0 }}
        >
          <ArrowDropDown aria-hidden="true" />
        </Button>
      </ButtonGroup>
      <Menu anchorEl={() => more.current} open={isOpen} onClose={() => setOpen(false)}>
        <MenuItem
          onClick={() => {
            setOpen(false);
            logoutEverywhere();
          }}
        >
          Sign out everywhere
        </MenuItem>
      </Menu>
    </>
  );
}
