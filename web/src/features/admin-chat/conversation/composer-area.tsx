import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useKeys } from '#lib/keys/use-keys.ts';
import { noteColors } from '../notes/note-colors.ts';
import { NoteForm } from '../notes/note-form.tsx';
import type { ChatConsole } from '../state/chat-console.ts';
import type { ChatSync } from '../state/chat-sync.ts';
import { Composer } from './composer.tsx';

interface ComposerAreaProps {
  chatConsole: ChatConsole;
  chat: ChatSync;
  session: ChatSession;
}

type Writing = 'reply' | 'note';

/**
 * What an admin writes under a chat: a reply to its visitor, or a note for the other admins. A chat opens with the reply. `r` and `n` go
 * there from wherever one is, Escape leads out of the field, where keys are letters.
 */
export function ComposerArea({ chatConsole, chat, session }: ComposerAreaProps) {
  const [writing, setWriting] = useState<Writing>('reply');
  const area = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  const goTo = (wanted: Writing) => () => {
    setWriting(wanted);
    setAsked(asked + 1);
  };
  useKeys({ n: goTo('note'), r: goTo('reply') });
  useEffect(() => {
    if (asked > 0) area.current?.querySelector<HTMLElement>(ANSWER)?.focus();
  }, [asked]);
  if (session.forgottenAt !== null) return <Composer {...{ chatConsole, chat, session }} />;
  const isNote = writing === 'note';
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && !event.defaultPrevented)
      event.currentTarget.closest<HTMLElement>('section')?.focus();
    // By its place on the keyboard: with Alt a Mac types another character.
    if (!event.altKey || event.code !== 'KeyN' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setWriting(isNote ? 'reply' : 'note');
  };
  return (
    <Box ref={area} onKeyDown={onKeyDown} sx={{ borderTop: 1, ...(isNote ? noteColors : plainColors) }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Write"
        value={writing}
        onChange={(_event, chosen: Writing | null) => chosen && setWriting(chosen)}
        sx={switchStyle}
      >
        <ToggleButton value="reply" title="Reply to the visitor (R)">
          Reply
        </ToggleButton>
        <ToggleButton value="note" title="Note for the team alone (N, or Alt N while writing)">
          Note
        </ToggleButton>
      </ToggleButtonGroup>
      {isNote ? (
        <NoteForm chatConsole={chatConsole} sessionId={session.id} />
      ) : (
        <Composer chatConsole={chatConsole} chat={chat} session={session} />
      )}
    </Box>
  );
}

/** The field, or what brings it. */
const ANSWER = 'textarea:not([aria-hidden]), [data-takeover]';

const plainColors = { borderColor: 'divider', '& > :last-child': { borderTop: 0 } } as const;

const switchStyle = {
  display: 'flex',
  px: 1.5,
  pt: 1,
  pb: 1,
  '& button': { minHeight: 32, px: 1.5, py: 0, textTransform: 'none', fontWeight: 600 },
  '@media (pointer: coarse)': { '& button': { minHeight: 44 } },
} as const;
