import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { COLOR_MODES } from './color-mode.ts';
import { useLogout } from './use-logout.ts';

/** The way out of this browser, and beside it the colours and the way out of all browsers: an account may be shared. */
export function SignOutButtons() {
  const { logout, logoutEverywhere, busy } = useLogout();
  const { mode, setMode } = useColorScheme();
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
          aria-label="Colours and other ways to sign out"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
          sx={{ borderColor: 'divider', px: 0 }}
        >
          <ArrowDropDown aria-hidden="true" />
        </Button>
      </ButtonGroup>
      <Menu anchorEl={() => more.current} open={isOpen} onClose={() => setOpen(false)}>
        {COLOR_MODES.map(({ mode: own, label }) => (
          <MenuItem
            key={own}
            role="menuitemradio"
            aria-checked={mode === own}
            selected={mode === own}
            onClick={() => {
              setOpen(false);
              setMode(own);
            }}
          >
            {label}
          </MenuItem>
        ))}
        <Divider />
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
