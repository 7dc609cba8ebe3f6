import CallMerge from '@mui/icons-material/CallMerge';
import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';

interface ActionsMenuProps {
  /** A lead in the trash or merged into another can only be erased from here. */
  isLive: boolean;
  onNoteCall: () => void;
  onMerge: () => void;
  onDelete: () => void;
  onErase: () => void;
}

/** What can be done with the lead as a whole. */
export function ActionsMenu({ isLive, onNoteCall, onMerge, onDelete, onErase }: ActionsMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  const items = [
    { label: 'Note a call', icon: PhoneOutlined, action: onNoteCall },
    { label: 'Merge with another lead…', icon: CallMerge, action: onMerge },
    { label: 'Delete lead', icon: DeleteOutlined, action: onDelete },
  ];
  return (
    <>
      <IconButton
        aria-label="More actions"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ mt: 1 }}
      >
        <MoreVert />
      </IconButton>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // In the dark no shadow parts it from the dialog below.
        slotProps={{ paper: { sx: { border: 1, borderColor: 'divider' } } }}
      >
        {isLive &&
          items.map(({ label, icon: Icon, action }) => (
            <MenuItem key={label} onClick={choose(action)} sx={{ minHeight: 44 }}>
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              {label}
            </MenuItem>
          ))}
        {/* No slip of a finger from what can be undone. */}
        {isLive && <Divider component="li" sx={{ '&&': { my: 1.5 } }} />}
        <MenuItem onClick={choose(onErase)} sx={{ minHeight: 44, color: 'error.main' }}>
          <ListItemIcon sx={{ color: 'inherit' }}>
            <DeleteForeverOutlined />
          </ListItemIcon>
          Erase for good…
        </MenuItem>
      </Menu>
    </>
  );
}
