import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { useTeam } from '#lib/team/use-team.ts';

interface OwnerItems {
  /** Null for nobody; left out where what is assigned has several owners. */
  ownerId?: string | null;
  myId: string;
  onChoose: (ownerId: string | null) => void;
}

/** What a menu of owners lists: oneself, the colleagues, and nobody. */
export function useOwnerItems({ ownerId, myId, onChoose }: OwnerItems): ReactNode[] {
  const { members, phase, retry } = useTeam();
  const item = (id: string | null, text: ReactNode) => (
    <MenuItem key={id ?? '-'} selected={ownerId === id} onClick={() => onChoose(id)} sx={itemStyle}>
      {text}
    </MenuItem>
  );
  return [
    item(myId, 'Assign to me'),
    ...members
      .filter(({ id }) => id !== myId)
      .map(({ id, name, isConnected }) =>
        item(id, <ListItemText primary={name} secondary={isConnected ? 'Online' : undefined} />),
      ),
    phase === 'loading' && (
      <MenuItem key="#loading" disabled>
        Loading colleagues…
      </MenuItem>
    ),
    phase === 'failed' && (
      <MenuItem key="#failed" onClick={retry} sx={itemStyle}>
        Colleagues could not be loaded. Try again
      </MenuItem>
    ),
    item(null, 'Nobody'),
  ];
}

const itemStyle = { minHeight: 44, maxWidth: 320, whiteSpace: 'normal', overflowWrap: 'anywhere' };
