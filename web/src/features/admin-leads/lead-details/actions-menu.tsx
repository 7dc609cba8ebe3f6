import CallMerge from '@mui/icons-material/CallMerge';
import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
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
    { label: 'Note a call', icon: PhoneOutlined, action: onNoteCall, shown: isLive },
    { label: 'Merge with another lead…', icon: CallMerge, action: onMerge, shown: isLive },
    { label: 'Delete lead', icon: DeleteOutlined, action: onDelete, shown: isLive },
    { label: 'Erase for good…', icon: DeleteForeverOutlined, action: onErase, shown: true },
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
        {items
          .filter(({ shown }) => shown)
          .map(({ label, icon: Icon, action }) => (
            <MenuItem key={label} onClick={choose(action)} sx={{ minHeight: 44 }}>
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              {label}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
