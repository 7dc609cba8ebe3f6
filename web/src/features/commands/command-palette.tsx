import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { type KeyboardEvent, useId, useState } from 'react';
import { ProgressLine } from '#components/progress-line.tsx';
import { type CommandGroup, matchingCommands } from './command.ts';
import { CommandList, optionId } from './command-list.tsx';
import { inputStyle, paletteStyle, progressStyle } from './palette-style.ts';
import { useFound } from './use-found.ts';

/** On a phone its field is at the top, where toasts would stand before any other dialog. */
const OWN_TOASTS = { 'data-own-toasts': '' };

interface CommandPaletteProps {
  /** What can be done and opened whatever is typed. */
  groups: readonly CommandGroup[];
  onGo: (path: string) => void;
  onClose: () => void;
}

/** Finds leads, chats and actions by a few letters; arrows choose, Enter does it. */
export function CommandPalette({ groups, onGo, onClose }: CommandPaletteProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = useFound(text, onGo);
  const shown = [
    ...found.groups,
    ...groups.map((group) => ({ ...group, commands: matchingCommands(group.commands, text) })),
  ].filter(({ commands }) => commands.length > 0);
  const commands = shown.flatMap((group) => group.commands);
  const active = commands[Math.min(chosen, commands.length - 1)];
  const run = (command = active) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) run();
    else setChosen((now) => (Math.min(now, commands.length - 1) + step + commands.length) % commands.length);
  };
  const change = (next: string) => {
    setText(next);
    setChosen(0);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      aria-label="Command palette"
      slotProps={{ paper: { ...OWN_TOASTS, sx: paletteStyle } }}
    >
      <Box sx={inputStyle}>
        <Search aria-hidden="true" />
        <input
          ref={focusField}
          role="combobox"
          aria-label="Find leads, chats and actions"
          aria-expanded={commands.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && optionId(listId, active)}
          placeholder="Find leads, chats and actions..."
          autoComplete="off"
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={press}
        />
      </Box>
      {found.isSearching && <Box component={ProgressLine} label="Searching..." sx={progressStyle} />}
      <CommandList id={listId} groups={shown} active={active} onRun={run} />
      <Box
        role="status"
        sx={{ px: 2, py: commands.length === 0 || found.hasFailed ? 2 : 0, color: 'text.secondary' }}
      >
        {found.hasFailed && 'Leads and chats could not be searched.'}
        {!found.hasFailed &&
          !found.isSearching &&
          commands.length === 0 &&
          `Nothing matches “${text.trim()}”.`}
      </Box>
    </Dialog>
  );
}

/** It is opened to type. */
function focusField(field: HTMLInputElement | null): void {
  field?.focus();
}
