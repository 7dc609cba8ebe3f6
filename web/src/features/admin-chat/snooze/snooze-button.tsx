import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import AlarmOn from '@mui/icons-material/AlarmOn';
import Snooze from '@mui/icons-material/Snooze';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useToast } from '#components/toasts/toaster.tsx';
import { isUnauthenticated } from '#lib/api-client.ts';
import { lazyDialog } from '#lib/lazy/lazy-dialog.tsx';
import { snoozeFailed, wakeFailed } from '../console-texts.ts';
import type { ChatConsole } from '../state/chat-console.ts';

const SnoozeMenu = lazyDialog(async () => (await import('./snooze-menu.tsx')).SnoozeMenu);
const SnoozeDialog = lazyDialog(async () => (await import('./snooze-dialog.tsx')).SnoozeDialog);

interface SnoozeButtonProps {
  chatConsole: ChatConsole;
  session: ChatSession;
}

/** Puts a chat away until a time, or brings it back: one button, which keeps the focus. */
export function SnoozeButton({ chatConsole, session: { id, snoozedUntil, isHandedOff } }: SnoozeButtonProps) {
  const toast = useToast();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const snooze = async (until: Date | null) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await chatConsole.changes.snooze(id, until);
    } catch (error) {
      if (!isUnauthenticated(error)) toast(until === null ? wakeFailed(error) : snoozeFailed(error));
    } finally {
      setBusy(false);
    }
  };
  const name = snoozedUntil ? 'Wake now' : 'Snooze';
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-busy={isBusy}
        aria-label={name}
        {...(!snoozedUntil && { 'aria-haspopup': 'menu' as const, 'aria-expanded': anchor !== null })}
        onClick={({ currentTarget }) => (snoozedUntil ? void snooze(null) : setAnchor(currentTarget))}
        sx={buttonStyle}
      >
        {snoozedUntil ? <AlarmOn fontSize="small" /> : <Snooze fontSize="small" />}
        <Box component="span" sx={isHandedOff ? wordInCrowd : undefined}>
          {name}
        </Box>
      </Button>
      {anchor && (
        <SnoozeMenu
          anchor={anchor}
          onChoose={(until) => void snooze(until)}
          onOwn={() => setChoosing(true)}
          onClose={() => setAnchor(null)}
        />
      )}
      {isChoosing && (
        <SnoozeDialog onChoose={(until) => void snooze(until)} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}

const buttonStyle = { minWidth: 40, gap: 0.75 };

/** Beside the buttons of a takeover a narrow header of a chat has no room for it: the picture alone says it then. */
const wordInCrowd = { '@container (max-width: 699.95px)': { display: 'none' } };
