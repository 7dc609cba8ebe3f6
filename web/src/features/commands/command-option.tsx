import Box from '@mui/material/Box';
import { memo } from 'react';
import type { Command } from './command.ts';
import { KeyCaps } from './key-caps.tsx';

interface CommandOptionProps {
  id: string;
  command: Command;
  /** Whether Enter runs it. */
  isActive: boolean;
  /** The same function for as long as the command is, or it is drawn anew for each key that is typed. */
  onRun: (command: Command) => void;
}

/** A command as the list shows it. A press of the mouse leaves the focus in the field. */
export const CommandOption = memo(function CommandOption({
  id,
  command,
  isActive,
  onRun,
}: CommandOptionProps) {
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={() => onRun(command)}
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className="label">{command.label}</span>
      <span className="detail">{command.detail}</span>
      {command.keys && <KeyCaps keys={command.keys} />}
    </Box>
  );
});
