import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { COLOR_MODES } from './color-mode.ts';

interface AccountMenuProps {
  anchor: () => HTMLElement | null;
  isOpen: boolean;
  onClose: () => void;
  onSignOutEverywhere: () => void;
}

/** The team, one's own password, what is seldom needed, the colours of this browser, and the way out of all browsers. */
export function AccountMenu({ anchor, isOpen, onClose, onSignOutEverywhere }: AccountMenuProps) {
  const { mode, setMode } = useColorScheme();
  return (
    <Menu
      anchorEl={anchor}
      open={isOpen}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: paperStyle } }}
    >
      <MenuItem component={Link} to="/admin/team" onClick={onClose}>
        Team
      </MenuItem>
      <MenuItem component={Link} to="/admin/password" onClick={onClose}>
        Change your password
      </MenuItem>
      <MenuItem component={Link} to="/admin/test-tools" onClick={onClose}>
        Test Tools
      </MenuItem>
      <Divider />
      {COLOR_MODES.map(({ mode: own, label }) => (
        <MenuItem
          key={own}
          role="menuitemradio"
          aria-checked={mode === own}
          selected={mode === own}
          onClick={() => {
            onClose();
            setMode(own);
          }}
        >
          {label}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem
        onClick={() => {
          onClose();
          onSignOutEverywhere();
        }}
      >
        Sign out everywhere
      </MenuItem>
    </Menu>
  );
}

/** Apart from its button. */
const paperStyle = { mt: '4px' };
