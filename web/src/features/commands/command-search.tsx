import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useCallback, useId, useState } from 'react';
import { ProgressLine } from '#components/progress-line.tsx';
import { type Command, type CommandGroup, matchingCommands } from './command.ts';
import { CommandList, optionId } from './command-list.tsx';
import { inputStyle, progressStyle } from './palette-style.ts';
import { useFound } from './use-found.ts';

interface CommandSearchProps {
  /** What can be done and opened whatever is typed. */
  groups: readonly CommandGroup[];
  /** Whether a lead was erased since it was found. */
  isErased: (leadId: number) => boolean;
  onGo: (path: string) => void;
  /** Called before a command is run. */
  onClose: () => void;
}

/** The field of the palette with what it finds: all of it that is drawn anew for a key, so that the dialog around it is not. */
export function CommandSearch({ groups, isErased, onGo, onClose }: CommandSearchProps) {
  const listId = useId();
  const [text, setText] = useState('');
  /** By the arrows; null until one is pressed. */
  const [chosen, setChosen] = useState<number | null>(null);
  const found = useFound(text, onGo, isErased);
  const shown = [
    ...found.groups,
    ...groups.map((group) => ({ ...group, commands: matchingCommands(group.commands, text) })),
    found.elsewhere,
  ].filter(({ commands }) => commands.length > 0);
  const isNothing = shown.every((group) => group === found.elsewhere);
  const commands = shown.flatMap((group) => group.commands);
  // The first, but where Enter would lead away from what nothing was found of.
  const at = Math.min(chosen ?? (isNothing ? -1 : 0), commands.length - 1);
  const active = commands[at];
  const run = useCallback(
    (command: Command) => {
      onClose();
      command.run();
    },
    [onClose],
  );
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step !== undefined)
      setChosen((Math.max(at + step, at < 0 ? 0 : -1) + commands.length) % commands.length);
    else if (active) run(active);
  };
  const change = (next: string) => {
    setText(next);
    setChosen(null);
  };
  return (
    <>
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
      <Box role="status" sx={{ px: 2, py: isNothing || found.hasFailed ? 2 : 0, color: 'text.secondary' }}>
        {found.hasFailed && 'Leads and chats could not be searched.'}
        {!found.hasFailed && !found.isSearching && isNothing && `Nothing matches “${text.trim()}”.`}
      </Box>
    </>
  );
}

/** It is opened to type. */
function focusField(field: HTMLInputElement | null): void {
  field?.focus();
}
