import type { TeamMember } from '@harbour-haul/contract/auth/list-team';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { describedHint } from '#lib/hints/described-hint.ts';
import { useTeam } from '#lib/team/use-team.ts';

interface HandOverProps {
  /** The username of who hands over. */
  myId: string;
  isBusy: boolean;
  onHandOver: (colleague: TeamMember) => void;
}

/** Hands a chat over to a colleague who is there. Its name says to whom: beside it stands the way back to the assistant. */
export function HandOver({ myId, isBusy, onHandOver }: HandOverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        loading={isBusy}
        aria-label="Pass to colleague"
        {...describedHint('Pass the chat to a colleague, who answers from then on')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 40 }}
      >
        <SwapHoriz fontSize="small" sx={{ [WIDE]: { display: 'none' } }} />
        <Box component="span" sx={{ display: 'none', [WIDE]: { display: 'inline' } }}>
          Pass to colleague
        </Box>
      </Button>
      {anchor && (
        <Colleagues anchor={anchor} myId={myId} onChoose={onHandOver} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}

/** With less room in the header of a chat, as on a phone or beside two columns, a picture alone says it: the name needs the rest. */
const WIDE = '@container (min-width: 860px)';

interface ColleaguesProps {
  anchor: HTMLElement;
  myId: string;
  onChoose: (colleague: TeamMember) => void;
  onClose: () => void;
}

/** Those who are there can be chosen; the others are named, so that nobody looks for them. */
function Colleagues({ anchor, myId, onChoose, onClose }: ColleaguesProps) {
  const { members, phase, retry } = useTeam();
  const colleagues = members
    .filter(({ id }) => id !== myId)
    .sort((a, b) => Number(b.isConnected) - Number(a.isConnected));
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ paper: { sx: { maxHeight: 360 } } }}>
      {colleagues.map((colleague) => (
        <MenuItem
          key={colleague.id}
          disabled={!colleague.isConnected}
          onClick={() => {
            onClose();
            onChoose(colleague);
          }}
          sx={itemStyle}
        >
          <ListItemText
            primary={colleague.name}
            secondary={colleague.isConnected ? 'Online' : 'Not connected'}
          />
        </MenuItem>
      ))}
      {phase === 'loading' && <MenuItem disabled>Loading colleagues…</MenuItem>}
      {phase === 'ready' && colleagues.length === 0 && (
        <MenuItem disabled>There are no colleagues yet</MenuItem>
      )}
      {phase === 'failed' && (
        <MenuItem onClick={retry} sx={itemStyle}>
          Colleagues could not be loaded. Try again
        </MenuItem>
      )}
    </Menu>
  );
}

const itemStyle = { minHeight: 44, maxWidth: 320, whiteSpace: 'normal', overflowWrap: 'anywhere' };
