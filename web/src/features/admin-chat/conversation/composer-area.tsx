import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { describedHint } from '#lib/hints/described-hint.ts';
import { useKeys } from '#lib/keys/use-keys.ts';
import { noteColors } from '../notes/note-colors.ts';
import { NoteForm } from '../notes/note-form.tsx';
import { isActive } from '../session-facts.ts';
import type { ChatConsole } from '../state/chat-console.ts';
import type { ChatSync } from '../state/chat-sync.ts';
import { Composer } from './composer.tsx';
import { useComposer } from './use-composer.ts';
import { useTakeover } from './use-takeover.ts';

interface ComposerAreaProps {
  chatConsole: ChatConsole;
  chat: ChatSync;
  session: ChatSession;
}

type Writing = 'reply' | 'note';

/**
 * What an admin writes under a chat: a reply to its visitor, or a note for the other admins. A chat opens with the reply, and with the
 * cursor nowhere: there `n` begins a note, which must not go to the visitor as a letter of a reply. `r` takes over what nobody
 * has and goes to the reply, or to the way of taking it from a colleague, `n` goes to the note, Escape leads out of the field, where keys are letters.
 */
export function ComposerArea({ chatConsole, chat, session }: ComposerAreaProps) {
  const [writing, setWriting] = useState<Writing>('reply');
  const area = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  const { isBusy: isTaking, takeOver } = useTakeover(chatConsole, session.id);
  const isFree = isActive(session) && !session.isHandedOff && !isTaking;
  const message = useComposer(chatConsole, chat, {
    isMine: chatConsole.holds(session),
    takeOver: isFree ? takeOver : null,
  });
  const goTo = (wanted: Writing) => {
    if (wanted === 'note') message.onBlur();
    setWriting(wanted);
    setAsked(asked + 1);
  };
  const answer = () => {
    message.takeOver();
    goTo('reply');
  };
  const takeFrom = async (colleague: string) => {
    if (await takeOver(colleague)) goTo('reply');
  };
  useKeys({ n: () => goTo('note'), r: answer });
  useEffect(() => {
    if (asked > 0) focusAnswer(area.current);
  }, [asked]);
  useEffect(() => {
    // A takeover that failed has taken the field away, and the focus with it.
    if (asked > 0 && !isTaking && document.activeElement === document.body) focusAnswer(area.current);
  }, [asked, isTaking]);
  const composer = (
    <Composer
      {...{ chatConsole, session, isTaking }}
      composer={message}
      onTakeOver={answer}
      onTakeOverFrom={(colleague) => void takeFrom(colleague)}
    />
  );
  if (session.forgottenAt !== null) return composer;
  const isNote = writing === 'note';
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && !event.defaultPrevented)
      event.currentTarget.closest<HTMLElement>('section')?.focus();
    // By its place on the keyboard: with Alt a Mac types another character.
    if (!event.altKey || event.code !== 'KeyN' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(isNote ? 'reply' : 'note');
  };
  return (
    <Box ref={area} onKeyDown={onKeyDown} sx={{ borderTop: 1, ...(isNote ? noteColors : plainColors) }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Write"
        value={writing}
        onChange={(_event, chosen: Writing | null) => chosen && goTo(chosen)}
        sx={switchStyle}
      >
        <ToggleButton value="reply" {...describedHint('Reply to the visitor (R)')}>
          Reply
        </ToggleButton>
        <ToggleButton value="note" {...describedHint('Note for the team alone (N, or Alt N while writing)')}>
          Note
        </ToggleButton>
      </ToggleButtonGroup>
      {isNote ? <NoteForm chatConsole={chatConsole} sessionId={session.id} /> : composer}
    </Box>
  );
}

/** The field, or what brings it. */
function focusAnswer(area: HTMLElement | null): void {
  area?.querySelector<HTMLElement>('textarea:not([aria-hidden]), [data-takeover]')?.focus();
}

const plainColors = { borderColor: 'divider', '& > :last-child': { borderTop: 0 } } as const;

const switchStyle = {
  display: 'flex',
  px: 1.5,
  pt: 1,
  pb: 1,
  // To be read on the ground of a note as well.
  '& button': {
    minHeight: 32,
    px: 1.5,
    py: 0,
    textTransform: 'none',
    fontWeight: 600,
    color: 'text.primary',
  },
  '@media (pointer: coarse)': { '& button': { minHeight: 44 } },
} as const;
