import Box from '@mui/material/Box';
import { useEffect } from 'react';
import type { Command, CommandGroup } from './command.ts';
import { CommandOption } from './command-option.tsx';
import { listStyle } from './palette-style.ts';

interface CommandListProps {
  id: string;
  groups: readonly CommandGroup[];
  /** The one that Enter runs. */
  active: Command | undefined;
  onRun: (command: Command) => void;
}

/** The commands under their headings. The focus stays in the field; the active one is in view. */
export function CommandList({ id, groups, active, onRun }: CommandListProps) {
  useEffect(() => {
    const option = active && document.getElementById(optionId(id, active));
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  return (
    <Box id={id} role="listbox" aria-label="Found" sx={listStyle}>
      {groups.map((group) => (
        <Box key={group.label} role="group" aria-labelledby={`${id}-${group.label}`}>
          <Box id={`${id}-${group.label}`} role="presentation" className="heading">
            {group.label}
          </Box>
          {group.commands.map((command) => (
            <CommandOption
              key={command.id}
              id={optionId(id, command)}
              command={command}
              isActive={command === active}
              onRun={onRun}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** The id of a command's option in a list. */
export function optionId(listId: string, command: Command): string {
  return `${listId}-${command.id}`;
}
