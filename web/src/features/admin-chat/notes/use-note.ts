import { useState } from 'react';
import { useToast } from '#components/toasts/toaster.tsx';
import { isUnauthenticated } from '#lib/api-client.ts';
import { useAddNote } from '../api/notes.ts';
import { NOTE_FAILED } from '../console-texts.ts';
import type { ChatConsole } from '../state/chat-console.ts';
import { noteField } from '../unsent/unsent-store.ts';

interface NoteState {
  text: string;
  setText: (text: string) => void;
  canSave: boolean;
  isSaving: boolean;
  save: () => void;
}

/** The draft of a chat's next note, kept apart from that of its next message. */
export function useNote(chatConsole: ChatConsole, sessionId: string): NoteState {
  const toast = useToast();
  const adding = useAddNote(sessionId);
  const field = noteField(sessionId);
  const [text, setOwnText] = useState(() => chatConsole.drafts.get(field));
  // The same for every attempt at a text, so that one whose answer was lost is not stored twice.
  const [clientNoteId, setClientNoteId] = useState(() => crypto.randomUUID());
  const setText = (next: string) => {
    setOwnText(next);
    setClientNoteId(crypto.randomUUID());
    chatConsole.drafts.set(field, next);
  };
  const canSave = text.trim() !== '' && !adding.isPending;
  return {
    text,
    setText,
    canSave,
    isSaving: adding.isPending,
    save: () => {
      if (!canSave) return;
      const body = { content: text.trim(), clientNoteId };
      adding.mutate(body, {
        onSuccess: ({ number }) => {
          chatConsole.sessions.applyNotes(sessionId, number);
          setText('');
        },
        onError: (error) => {
          if (!isUnauthenticated(error)) toast(NOTE_FAILED);
        },
      });
    },
  };
}
