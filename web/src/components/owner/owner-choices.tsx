import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTeam } from '#lib/team/use-team.ts';

interface OwnerChoicesProps {
  anchor: HTMLElement;
  /** Null for nobody. */
  ownerId: string | null;
  myId: string;
  onAssign: (ownerId: string | null) => void;
  onClose: () => void;
}

/** Oneself, the colleagues, and nobody. */
export function OwnerChoices({ anchor, ownerId, myId, onAssign, onClose }: OwnerChoicesProps) {
  const { members, phase, retry } = useTeam();
  const colleagues = members.filter(({ id }) => id !== myId);
  const choose = (chosen: string | null) => () => {
    onClose();
    if (chosen !== ownerId) onAssign(chosen);
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ paper: { sx: { maxHeight: 360 } } }}>
      <MenuItem selected={ownerId === myId} onClick={choose(myId)} sx={itemStyle}>
        Assign to me
      </MenuItem>
      {colleagues.map(({ id, name, isConnected }) => (
        <MenuItem key={id} selected={ownerId === id} onClick={choose(id)} sx={itemStyle}>
          <ListItemText primary={name} secondary={isConnected ? 'Online' : undefined} />
        </MenuItem>
      ))}
      {phase === 'loading' && <MenuItem disabled>Loading colleagues…</MenuItem>}
      {phase === 'failed' && (
        <MenuItem onClick={retry} sx={itemStyle}>
          Colleagues could not be loaded. Try again
        </MenuItem>
      )}
      <MenuItem selected={ownerId === null} onClick={choose(null)} sx={itemStyle}>
        Nobody
      </MenuItem>
    </Menu>
  );
}

const itemStyle = { minHeight: 44, maxWidth: 320, whiteSpace: 'normal', overflowWrap: 'anywhere' };
