import { snoozeTimeText } from '@harbour-haul/domain/chat/snoozing/snooze-text';
import { snoozeChoices } from '@harbour-haul/domain/chat/snoozing/snooze-time';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

interface SnoozeMenuProps {
  anchor: HTMLElement;
  onChoose: (until: Date) => void;
  /** The admin wants another time than those offered. */
  onOwn: () => void;
  onClose: () => void;
}

/** The times until which a chat can be put away. */
export function SnoozeMenu({ anchor, onChoose, onOwn, onClose }: SnoozeMenuProps) {
  const [now] = useState(() => new Date());
  const choices = snoozeChoices(now);
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {choices.map(({ label, until }) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose();
            onChoose(until);
          }}
          sx={itemStyle}
        >
          <ListItemText primary={label} secondary={snoozeTimeText(until, now)} />
        </MenuItem>
      ))}
      <MenuItem
        onClick={() => {
          onClose();
          onOwn();
        }}
        sx={itemStyle}
      >
        Day and time…
      </MenuItem>
    </Menu>
  );
}

const itemStyle = { minHeight: 44 };
